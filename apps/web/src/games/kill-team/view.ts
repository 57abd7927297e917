// The Kill Team page: shooting, fights, and strike or parry with open dice.
import { lazy } from '../../components/ui/lazy.tsx';
import { formatChance } from '../../format/number.ts';
import { killTeam } from '../../language/english/kill-team/kill-team.ts';
import { engineWord } from '../../language/in-language.ts';
import { armiesTab } from '../../places/armies/armies-tab.tsx';
import type { AnswerOf, InputOf } from '../calculator-types.ts';
import type { BigNumber, ChartLine, GameView, Pair, ViewOf } from '../view.ts';
import { chanceNumber, viewFor } from '../view-for.ts';
import { choiceCards, fightCards, shootCards } from './cards.ts';
import { fighterNames, shortNames } from './fighter-names.ts';
import { shownOperative } from './operative-pick.ts';
import { carry } from './pair.ts';
import { ShootResults } from './shoot-results.tsx';

// What is not seen at first is fetched when it is opened, and a visit to one mode does not pay for the others.
const ShootForm = lazy(async () => ({ default: (await import('./shoot-form.tsx')).ShootForm }));
const ShotPicker = lazy(async () => ({ default: (await import('./operative-picker.tsx')).ShotPicker }));
const FighterPicker = lazy(async () => ({ default: (await import('./operative-picker.tsx')).FighterPicker }));
const KillTeamNotes = lazy(async () => ({ default: (await import('./notes.tsx')).KillTeamNotes }));
const FightForm = lazy(async () => ({ default: (await import('./fight-form.tsx')).FightForm }));
const FightResults = lazy(async () => ({ default: (await import('./fight-results.tsx')).FightResults }));
const ChoiceForm = lazy(async () => ({ default: (await import('./choice-form.tsx')).ChoiceForm }));
const ChoiceResults = lazy(async () => ({ default: (await import('./choice-results.tsx')).ChoiceResults }));

const { big, charts, tabs } = killTeam;

const shoot: ViewOf<'killteam/shoot'> = {
  id: 'killteam/shoot',
  tab: tabs.shoot,
  charts: [
    {
      distribution: 'damage',
      title: charts.damage,
      axis: charts.damageDealt,
      side: 'attacker',
      additive: 'one target',
      line: killLine,
    },
  ],
  bigNumber: ({ summary }) => chanceNumber(summary.killChance, big.kills),
  sides: ({ attacker, defender }) => [attacker.name, defender.name],
  units: ({ attacker, defender }) => [shownOperative('attacker', attacker), shownOperative('defender', defender)],
  cards: shootCards,
  picker: ShotPicker,
  notes: KillTeamNotes,
  form: ShootForm,
  results: ShootResults,
};

function killLine({ defender: { wounds } }: InputOf<'killteam/shoot'>): ChartLine {
  return { at: wounds, label: charts.killLine(wounds) };
}

const WOUNDS_LEFT = [
  {
    distribution: 'firstWounds',
    title: charts.firstKeeps,
    axis: charts.woundsFirstKeeps,
    side: 'attacker',
    named: (pair: Pair) => keeps(shortNames(pair)[0]),
  },
  {
    distribution: 'secondWounds',
    title: charts.secondKeeps,
    axis: charts.woundsSecondKeeps,
    side: 'defender',
    named: (pair: Pair) => keeps(shortNames(pair)[1]),
  },
] as const;

function keeps(fighter: string) {
  return { title: charts.keeps(fighter), axis: charts.woundsKept(fighter) };
}

const UNNAMED: Pair = [killTeam.fighters.first, killTeam.fighters.second];

function fighters({ first, second }: { readonly first: unknown; readonly second: unknown }) {
  return [shownOperative('fighter', first), shownOperative('fighter', second)];
}

const fight: ViewOf<'killteam/fight'> = {
  id: 'killteam/fight',
  tab: tabs.fight,
  charts: WOUNDS_LEFT,
  bigNumber: fightNumber,
  sides: ({ first, second }) => [first.name, second.name],
  unnamed: UNNAMED,
  units: fighters,
  cards: fightCards,
  picker: FighterPicker,
  notes: KillTeamNotes,
  form: FightForm,
  results: FightResults,
};

function fightNumber({ summary }: AnswerOf<'killteam/fight'>, { first, second }: InputOf<'killteam/fight'>): BigNumber {
  const { firstDies, secondDies, bothSurvive, bothDie } = summary;
  const names = fighterNames({ first, second });
  const [ours, theirs] = shortNames(names);
  return {
    text: formatChance(secondDies),
    unit: big.firstKills(...names),
    chance: secondDies,
    figure: 'secondDies',
    side: 'attacker',
    shares: [
      { label: big.onlyDies(theirs), chance: secondDies - bothDie, side: 'attacker' },
      ...(bothDie > 0 ? [{ label: big.bothDie, chance: bothDie }] : []),
      { label: big.bothLive, chance: bothSurvive },
      { label: big.onlyDies(ours), chance: firstDies - bothDie, side: 'defender' },
    ],
  };
}

const choice: ViewOf<'killteam/choice'> = {
  id: 'killteam/choice',
  tab: tabs.choice,
  charts: WOUNDS_LEFT,
  bigNumber: choiceNumber,
  sides: ({ first, second }) => [first.name, second.name],
  unnamed: UNNAMED,
  units: fighters,
  cards: choiceCards,
  picker: FighterPicker,
  form: ChoiceForm,
  results: ChoiceResults,
  resultsFirst: true,
};

/** The action is the answer; its chances stand beside it. */
function choiceNumber(
  { actions, best, ties, summary }: AnswerOf<'killteam/choice'>,
  { turn }: InputOf<'killteam/choice'>,
): BigNumber {
  const titleOf = (wanted: string) => engineWord(actions.find(({ action }) => action === wanted)?.title ?? '');
  const title = titleOf(best.kill);
  const { enemyDies, selfDies } = summary;
  const equal = ties.kill.filter((action) => action !== best.kill).map(titleOf);
  const chances = [formatChance(enemyDies), formatChance(selfDies)] as const;
  return {
    figure: 'enemyDies',
    text: title.charAt(0).toUpperCase() + title.slice(1),
    unit: equal.length === 0 ? big.best(...chances) : big.tied(equal, ...chances),
    side: turn === 'second' ? 'defender' : 'attacker',
  };
}

export const view: GameView = {
  calculators: [viewFor(shoot), viewFor(fight), viewFor(choice)],
  carry,
  pages: [armiesTab('killteam/armies', tabs.armies, async () => (await import('./armies.ts')).killTeamArmies)],
};
