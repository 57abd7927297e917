// What the Armies page knows of Grimdark Future: duels in scenarios, cards that can be corrected, and what decides a pairing.
import type { UnitInput } from '@oddsmith/games/grimdark';
import { lazy } from '../../components/ui/lazy.tsx';
import { armies } from '../../language/english/armies.ts';
import { grimdarkArmies as words } from '../../language/english/grimdark/armies.ts';
import type { ArmiesGame, Settings } from '../../places/armies/armies-game.ts';
import type { Army, Hosts } from '../../places/armies/army.ts';
import { EXACT_STEPS } from './tasks/exact-steps.ts';
import { fielded } from './units/fielded.ts';
import { adoptArmy, readLists, readSamples } from './units/read-armies.ts';
import { shownUnit } from './units/shown-unit.ts';

const EXAMPLE = `++ Night Patrol [GF 95pts] ++

Scouts [5] Q4+ D5+ | 95pts | Stealth
5x Rifle (24", A1), 5x Knife (A1)`;

/** A list of twenty units against another is 400 pairings: a start that answers at once. */
const FIRST_CHOICE = 6;

/** Of a duel that an attack has too. */
const SHARED_WITH_ATTACK = [
  'distance',
  'cover',
  'moved',
  'targetMoved',
  'rulesVersion',
  'options',
  'support',
  'spells',
  'start',
  'reach',
  'circumstances',
  'keepLimited',
];

let samples: Promise<readonly Army[]> | undefined;

/** Everything of a duel but its units; rules that no pack knows are read from the texts of both lists. */
function duelSettings(plan: Settings, { attacker, defender }: Hosts): Settings {
  const { hosts: _hosts, run: _run, attacker: _a, defender: _d, ...settings } = plan;
  return { ...settings, ruleTexts: { ...attacker.army.ruleTexts, ...defender.army.ruleTexts, ...textsOf(settings) } };
}

function textsOf({ ruleTexts }: Settings): object {
  return typeof ruleTexts === 'object' && ruleTexts !== null ? ruleTexts : {};
}

function attackSettings(plan: Settings, hosts: Hosts): Settings {
  const { ruleTexts, ...settings } = duelSettings(plan, hosts);
  const shared = SHARED_WITH_ATTACK.filter((field) => field in settings).map((field) => [field, settings[field]]);
  return { ...Object.fromEntries(shared), ruleTexts };
}

export const grimdarkArmies: ArmiesGame = {
  id: 'grimdark',
  title: 'Grimdark Future',
  page: 'grimdark/armies',
  calculator: 'grimdark/duel',
  cell: 'outcome',
  figures: [],
  layerField: 'scenarios',
  fields: [
    'scenarios',
    'distance',
    'cover',
    'moved',
    'outcomeBy',
    'objective',
    'rulesVersion',
    'options',
    'support',
    'spells',
    'strikeBack',
  ],
  summary: ({ distance, cover, rulesVersion }) => [
    words.settings.apart(Number(distance)),
    cover === true ? words.settings.inCover : words.settings.noCover,
    words.settings.rules(String(rulesVersion)),
  ],
  common: duelSettings,
  firing: { calculator: 'grimdark/attack', common: attackSettings },
  steps: EXACT_STEPS,
  ownDice: true,
  firstChoice: FIRST_CHOICE,
  samples() {
    samples ??= readSamples();
    return samples;
  },
  read: (files) => readLists(files.filter((file) => typeof file === 'string')),
  adopt: ({ units, ...linked }) =>
    adoptArmy({ ...linked, units: units.map(({ id, unit }) => ({ id: String(id), unit })) }),
  linked: ({ id, unit }) => ({ id, unit }),
  revived: ({ id, unit, points = 0, models = 1 }) => fielded({ id, unit: unit as UnitInput, points, models }),
  shown: shownUnit,
  pairInput: (settings, { attacker, defender }) => ({
    ...(settings as Settings),
    attacker: attacker.unit,
    defender: defender.unit,
  }),
  paste: {
    placeholder: EXAMPLE,
    hint: armies.list.hint,
    accept: '.json,.txt,application/json,text/plain',
    multiple: true,
  },
  Pair: lazy(async () => ({ default: (await import('./pairing/duel-pair.tsx')).DuelPair })),
  Unit: lazy(async () => ({ default: (await import('./units/unit-sheet.tsx')).UnitSheet })),
  Coverage: lazy(async () => ({ default: (await import('./rules/coverage-line.tsx')).CoverageLine })),
  Reasons: lazy(async () => ({ default: (await import('./pairing/reasons.tsx')).Reasons })),
  LayerPicker: lazy(async () => ({ default: (await import('./pairing/scenario-picker.tsx')).ScenarioPicker })),
  Tools: lazy(async () => ({ default: (await import('./rules/rule-tools.tsx')).RuleTools })),
};
