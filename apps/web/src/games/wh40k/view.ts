// The Warhammer 40,000 page: a unit's weapons against a unit, charges, Battle-shock, and fights both ways.
import { targetModels } from '@oddsmith/games/wh40k';
import { lazy } from '../../components/ui/lazy.tsx';
import { formatChance, formatMean } from '../../format/number.ts';
import { wh40k } from '../../language/english/wh40k/wh40k.ts';
import { armiesTab } from '../../places/armies/armies-tab.tsx';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { BigNumber, CalculatorView, ChartLine, GameView, ViewOf } from '../view.ts';
import { chanceNumber, viewFor } from '../view-for.ts';
import { attackCards, battleShockCards, chargeCards, meleeCards } from './cards.ts';
import { chosenUnits } from './chosen-units.ts';
import { shownAttack, shownFighter, shownPicked } from './shown-unit.ts';

// What is not seen at first is fetched when it is opened.
const AttackForm = lazy(async () => ({ default: (await import('./attack-form.tsx')).AttackForm }));
const AttackInStep = lazy(async () => ({ default: (await import('./in-step.tsx')).AttackInStep }));
const ChargeInStep = lazy(async () => ({ default: (await import('./in-step.tsx')).ChargeInStep }));
const EditionInStep = lazy(async () => ({ default: (await import('./in-step.tsx')).EditionInStep }));
const AttackPicker = lazy(async () => ({ default: (await import('./unit-picker.tsx')).AttackPicker }));
const AttackVerbs = lazy(async () => ({ default: (await import('./unit-picker.tsx')).AttackVerbs }));
const BattleShockPicker = lazy(async () => ({ default: (await import('./unit-picker.tsx')).BattleShockPicker }));
const ChargePicker = lazy(async () => ({ default: (await import('./unit-picker.tsx')).ChargePicker }));
const MeleePicker = lazy(async () => ({ default: (await import('./unit-picker.tsx')).MeleePicker }));
const AttackNotes = lazy(async () => ({ default: (await import('./notes.tsx')).AttackNotes }));
const ChargeNotes = lazy(async () => ({ default: (await import('./notes.tsx')).ChargeNotes }));

// Each page pays for its own mode: with all of them the fight was 3 kB over its budget.
const AttackResults = lazy(async () => ({ default: (await import('./attack-results.tsx')).AttackResults }));
const BattleShockForm = lazy(async () => ({ default: (await import('./battle-shock-form.tsx')).BattleShockForm }));
const ChargeForm = lazy(async () => ({ default: (await import('./charge/charge-form.tsx')).ChargeForm }));
const ChargeResults = lazy(async () => ({ default: (await import('./charge/charge-results.tsx')).ChargeResults }));
const MeleeForm = lazy(async () => ({ default: (await import('./melee/melee-form.tsx')).MeleeForm }));
const MeleeResults = lazy(async () => ({ default: (await import('./melee/melee-results.tsx')).MeleeResults }));

/** The way to the catalogue is fetched when somebody looks for a rule. */
const switches: NonNullable<CalculatorView['switches']> = async (...asked) =>
  (await import('./named-switches.ts')).namedSwitches(...asked);

const { big, charts } = wh40k;

const attack: ViewOf<'wh40k/attack'> = {
  id: 'wh40k/attack',
  tab: wh40k.tabs.attack,
  charts: [
    {
      distribution: 'slain',
      title: charts.modelsSlain,
      axis: charts.modelsSlainAxis,
      side: 'attacker',
      line: wholeUnit,
    },
    {
      distribution: 'damage',
      title: charts.damage,
      axis: charts.woundsLost,
      side: 'attacker',
      additive: 'fresh targets',
    },
    { distribution: 'remaining', title: charts.modelsLeft, axis: charts.modelsLeftAxis, side: 'defender' },
    { distribution: 'hazardous', title: charts.hazardous, axis: charts.mortalWounds, side: 'defender' },
    { distribution: 'hazardousSlain', title: charts.bearersLost, axis: charts.attackersLost, side: 'defender' },
    { distribution: 'ownWounds', title: charts.onItself, axis: charts.mortalWounds, side: 'defender' },
    { distribution: 'ownSlain', title: charts.ownModelsLost, axis: charts.attackersLost, side: 'defender' },
  ],
  bigNumber: attackNumber,
  sides: ({ attacker, target }) => [attacker?.name ?? '', target.name],
  units: unitsOf,
  cards: attackCards,
  switches,
  picker: AttackPicker,
  verbs: AttackVerbs,
  inStep: AttackInStep,
  notes: AttackNotes,
  form: AttackForm,
  results: AttackResults,
};

function unitsOf(attack: InputOf<'wh40k/attack'>) {
  const { attacker, defender } = shownAttack(attack, chosenUnits());
  return [attacker, defender];
}

function wholeUnit({ target }: InputOf<'wh40k/attack'>): ChartLine | undefined {
  const models = targetModels(target);
  return models > 1 ? { at: models, label: charts.wholeUnit(models) } : undefined;
}

/** Of a unit the models slain, with the chance to destroy all of it beside them; of a single model that chance. */
function attackNumber(answer: AnswerOf<'wh40k/attack'>, { target }: InputOf<'wh40k/attack'>): BigNumber {
  const models = targetModels(target);
  const { wipeChance: chance, meanSlain, pointsDestroyed } = answer.summary;
  if (models === 1) return chanceNumber(chance, big.destroyed);
  return {
    text: formatMean(meanSlain),
    unit: big.slainAndDestroyed(
      models,
      pointsDestroyed === undefined ? '' : big.points(Math.round(pointsDestroyed)),
      formatChance(chance),
    ),
    mean: meanSlain,
    figure: 'meanSlain',
    chance,
    side: 'attacker',
  };
}

function chargeLine(_: InputOf<'wh40k/charge'>, { summary }: AnswerOf<'wh40k/charge'>): ChartLine {
  return { at: summary.rollNeeded, label: charts.needs(summary.rollNeeded) };
}

const charge: ViewOf<'wh40k/charge'> = {
  id: 'wh40k/charge',
  tab: wh40k.tabs.charge,
  charts: [
    { distribution: 'roll', title: charts.chargeRoll, axis: charts.on2D6, side: 'attacker', line: chargeLine },
    {
      distribution: 'slain',
      title: charts.modelsSlain,
      axis: charts.modelsSlainAxis,
      side: 'attacker',
      line: wholeFoughtUnit,
    },
    { distribution: 'damage', title: charts.damage, axis: charts.woundsLost, side: 'attacker' },
  ],
  bigNumber: chargeNumber,
  sides: ({ fight }) => [fight?.attacker?.name ?? '', fight?.target.name ?? ''],
  units: ({ fight }) => (fight === null ? [] : unitsOf(fight)),
  cards: chargeCards,
  switches,
  picker: ChargePicker,
  inStep: ChargeInStep,
  notes: ChargeNotes,
  form: ChargeForm,
  results: ChargeResults,
};

function wholeFoughtUnit({ fight }: InputOf<'wh40k/charge'>): ChartLine | undefined {
  return fight === null ? undefined : wholeUnit(fight);
}

/** With a fight behind it: all that can happen, from a failed charge to a destroyed target. */
function chargeNumber({ summary }: AnswerOf<'wh40k/charge'>): BigNumber {
  const { chargeChance, rollNeeded, wipeChance } = summary;
  const arrives = chanceNumber(chargeChance, big.chargeArrives(rollNeeded));
  if (wipeChance === undefined) return arrives;
  const shares = [
    { label: big.chargeFails, chance: 1 - chargeChance, side: 'defender' as const },
    { label: big.targetStands, chance: chargeChance - wipeChance },
    { label: big.targetDestroyed, chance: wipeChance, side: 'attacker' as const },
  ];
  return { ...arrives, shares };
}

function nerveLine({ leadership, modifier }: InputOf<'wh40k/battleshock'>): ChartLine {
  const at = Math.max(2, leadership - modifier);
  return { at, label: charts.needs(at) };
}

const battleShock: ViewOf<'wh40k/battleshock'> = {
  id: 'wh40k/battleshock',
  tab: wh40k.tabs.battleShock,
  charts: [{ distribution: 'roll', title: charts.test, axis: charts.on2D6, side: 'defender', line: nerveLine }],
  bigNumber: ({ summary }) => chanceNumber(summary.passChance, big.passes, 'defender'),
  sides: ({ name }) => [name, ''],
  unnamed: [big.aUnit, wh40k.tabs.battleShock],
  units: ({ name }) => [shownPicked(name, chosenUnits().defender)],
  cards: battleShockCards,
  picker: BattleShockPicker,
  inStep: EditionInStep,
  form: BattleShockForm,
};

const melee: ViewOf<'wh40k/melee'> = {
  id: 'wh40k/melee',
  tab: wh40k.tabs.melee,
  charts: [
    {
      distribution: 'secondSlain',
      title: charts.theyLose,
      axis: charts.theyLoseAxis,
      side: 'attacker',
      named: ([, second]) => lostBy(second),
    },
    {
      distribution: 'firstSlain',
      title: charts.youLose,
      axis: charts.youLoseAxis,
      side: 'defender',
      named: ([first]) => lostBy(first),
    },
  ],
  bigNumber: meleeNumber,
  sides: ({ first, second }) => [first.name, second.name],
  unnamed: [big.theFirstUnit, big.theSecondUnit],
  units: ({ first, second }) => [shownFighter(first), shownFighter(second)],
  cards: meleeCards,
  switches,
  picker: MeleePicker,
  inStep: EditionInStep,
  form: MeleeForm,
  results: MeleeResults,
};

function lostBy(unit: string) {
  return { title: charts.lostBy(unit), axis: charts.modelsLostBy(unit) };
}

function meleeNumber({ summary }: AnswerOf<'wh40k/melee'>, { first, second }: InputOf<'wh40k/melee'>): BigNumber {
  const { firstWipeChance, secondWipeChance } = summary;
  const [ours, theirs] = [first.name || big.theFirstUnit, second.name || big.theSecondUnit];
  return {
    ...chanceNumber(secondWipeChance, big.unitDestroyed(theirs)),
    figure: 'secondWipeChance',
    shares: [
      { label: big.unitDestroyed(theirs), chance: secondWipeChance, side: 'attacker' },
      { label: big.bothStand, chance: Math.max(0, 1 - firstWipeChance - secondWipeChance) },
      { label: big.unitDestroyed(ours), chance: firstWipeChance, side: 'defender' },
    ],
  };
}

export const view: GameView = {
  calculators: [viewFor(attack), viewFor(charge), viewFor(battleShock), viewFor(melee)],
  // Loaded when a mode takes something over from another.
  carry: async (from, to, input) => (await import('./pair.ts')).carry(from, to, input),
  pages: [armiesTab('wh40k/armies', wh40k.tabs.armies, async () => (await import('./armies.ts')).wh40kArmies)],
};
