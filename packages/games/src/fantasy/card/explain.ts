// Why a battle of two cards goes as it does: every roll with the values behind it, the points, the test, the rules.
import type { ExplanationData, StepData } from '../../calculator.ts';
import { capital, listed, percent, plural, signed } from '../../wording.ts';
import { rollStep, saveSteps, targetWords } from '../explain.ts';
import type { HitValue } from '../schema/index.ts';
import { atStart, type CardBattle, OPENING, openingStrikes, roundOf } from './battle.ts';
import type { CardFindings } from './ledger.ts';
import { breakTest, fearTest, pointsOf, type Test, testsFear } from './result.ts';
import type { Fighter, Standing } from './side.ts';
import { armourValue } from './strike-plan.ts';
import { AFTER_ALL, BEFORE_ALL, type StrikeGroup } from './strikes.ts';

export function explainCardBattle(battle: CardBattle, findings: CardFindings): ExplanationData {
  const round = roundOf(battle, OPENING, OPENING);
  const first = atStart(round.first);
  const second = atStart(round.second);
  const [us, them] = namesOf(battle);
  const steps = [...sideSteps(first, second, us || 'First unit'), ...sideSteps(second, first, them || 'Second unit')];
  return { sentence: sentenceOf(battle, findings), steps };
}

/** Two units of the same name are told apart; empty where a card has none. */
function namesOf({ first, second }: CardBattle): readonly [string, string] {
  const [us, them] = [first.card.name, second.card.name];
  return us !== '' && us === them ? [`${us} (first)`, `${them} (second)`] : [us, them];
}

/** "Orc Mob wins this combat with 61.0% and breaks State Troops with 38.0%; ..." */
function sentenceOf(battle: CardBattle, { chances, summary }: CardFindings): string {
  const { input } = battle;
  const [us, them] = namesOf(battle).map((name, index) => name || `the ${index === 0 ? 'first' : 'second'} unit`);
  const over = input.rounds === 1 ? 'this combat' : `a combat of up to ${input.rounds} rounds`;
  const own = `${capital(us)} wins ${over} with ${percent(chances.firstWins)} and breaks ${them} with ${percent(summary.secondBreaks)}`;
  const theirs = `${them} wins with ${percent(chances.secondWins)} and breaks ${us} with ${percent(summary.firstBreaks)}`;
  const destroyed = `destroyed: ${percent(summary.firstDestroyed)} and ${percent(summary.secondDestroyed)}`;
  return `${own}; ${theirs} (${destroyed}).`;
}

const KIND_WORDS: { readonly [K in StrikeGroup['kind']]: string } = {
  champion: 'champion',
  rank: 'models in contact',
  single: 'fighting rank out of contact',
  support: 'supporting models',
  crew: 'second crew',
  crewSingle: 'second crew out of contact',
  mount: 'mounts',
  mountSingle: 'mounts out of contact',
  impact: 'impact hits',
  grind: 'grind attacks',
  stomp: 'stomps',
};

function sideSteps(own: Standing, enemy: Standing, name: string): StepData[] {
  const steps = [
    ...openingStrikes(own, enemy).flatMap(({ group, count }) => groupSteps(group, count, enemy)),
    ...fearSteps(own, enemy),
    pointsStep(own, enemy),
    testStep(own, enemy),
    ...ruleSteps(own),
  ];
  return steps.map((step) => ({ ...step, title: `${name}: ${step.title}` }));
}

const TOUGHNESS = { oldWorld: 'Toughness', ninthAge: 'Resilience' } as const;

function groupSteps(group: StrikeGroup, count: number, enemy: Fighter): StepData[] {
  const { plan, kind } = group;
  const words = KIND_WORDS[kind];
  const hit = plan.toHit as HitValue;
  return [
    { title: capital(words), text: `${plural(count, 'striker')} ${stepWords(group.step)}` },
    rollStep(
      `${capital(words)}, to hit`,
      `${targetWords(hit, plan.rerollHits)}${skillWords(group)}`,
      hit,
      plan.rerollHits,
    ),
    rollStep(
      `${capital(words)}, to wound`,
      `${targetWords(plan.toWound, plan.rerollWounds)} (Strength ${group.values.strength} against ${TOUGHNESS[enemy.side.system]} ${enemy.side.card.toughness})`,
      plan.toWound,
      plan.rerollWounds,
    ),
    ...saveSteps(plan).map((step) => ({
      ...step,
      title: `Enemy against ${words}, ${String(step.title).toLowerCase()}`,
    })),
  ];
}

function stepWords(step: number): string {
  if (step === BEFORE_ALL) return 'before all others';
  return step === AFTER_ALL ? 'after all others' : `at step ${step}`;
}

/** " (skill 4 against 3)": only where a die is rolled. */
function skillWords({ plan, values: { skill, enemySkill } }: StrikeGroup): string {
  return typeof plan.toHit === 'string' || skill === null ? '' : ` (skill ${skill} against ${enemySkill})`;
}

function pointsStep(own: Standing, enemy: Standing): StepData {
  const points = pointsOf(own, enemy);
  const total = points.reduce((sum, point) => sum + point.points, 0);
  const parts = points.map((point) => `${point.name} ${signed(point.points)}`);
  return {
    title: 'Combat result',
    text: parts.length === 0 ? 'wounds alone' : `wounds and ${total} more at full strength: ${listed(parts)}`,
  };
}

function testStep(loser: Standing, winner: Standing): StepData {
  const test = breakTest({ loser, winner, by: 1 });
  const rerolls = test.rerolls.length === 0 ? '' : ', rolled again near the battle standard';
  const text =
    test.certain === null
      ? `${diceWords(test)} against ${test.leadership}${rerolls}`
      : `no roll: ${test.certain !== 'holds' ? 'it falls back in good order' : loser.traits.unstable ? 'what does not crumble holds' : 'it holds'}`;
  return { title: 'When beaten', text };
}

function diceWords({ threeDice }: Test): string {
  return threeDice ? 'the lowest two of three dice' : 'two dice';
}

function fearSteps(own: Standing, enemy: Standing): StepData[] {
  if (!testsFear(own, enemy)) return [];
  const test = fearTest(own, enemy);
  const again = test.reroll ? ', failed tests rolled again' : '';
  const worse = own.side.system === 'ninthAge' ? 'it hits worse and is hit better by 1' : 'it hits worse by 1';
  const text = `tests each round with ${diceWords(test)} against ${test.leadership}${again}; failed, ${worse}`;
  return [{ title: 'Fear', text }];
}

function ruleSteps({ side }: Fighter): StepData[] {
  const printed = [side.rules, ...side.parts.flatMap(({ held, rules }) => [held.rules, rules])].flat();
  const rules = printed.filter(
    ({ rule }, index) =>
      rule !== undefined && printed.findIndex((other) => other.text === printed[index].text) === index,
  );
  const armour = armourValue(side);
  const steps = rules.map(({ text, rule }) => ({ title: text, text: rule?.summary ?? '' }));
  const crews = side.parts.filter(({ kind }) => kind === 'crew').map(({ held }) => held.weapon.name.toLowerCase());
  const weapon = {
    title: 'Weapon and armour',
    text: `${side.weapon.name}${crews.length === 0 ? '' : `, second crew: ${listed(crews)}`}; armour ${armour > 6 ? 'none' : armour} before piercing`,
  };
  return [weapon, ...steps];
}
