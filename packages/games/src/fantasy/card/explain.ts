// Why a battle of two cards goes as it does: every roll with the values behind it, the points, the test, the rules.
import { emitter, type Message } from '@oddsmith/words';
import type { ExplanationData, StepData } from '../../contract/calculator.ts';
import { chaseChances } from '../exact/pursuit.ts';
import { rollStep, saveSteps } from '../explain.ts';
import { type HitValue, rollsForCharge } from '../schema/index.ts';
import type { en } from '../words/en.ts';
import {
  type Courage,
  type NamedLeader,
  type NamedUnit,
  namedUnits,
  type SkillRoll,
  type Strikers,
} from '../words/values.ts';
import { atStart, type CardBattle, openingRound, openingStrikes } from './battle.ts';
import type { CardFindings } from './ledger.ts';
import { duellistOf, type Leader, retiringFrom } from './posts.ts';
import { chaseOf } from './pursuit.ts';
import { breakTest, fearTest, pointsOf, type Test, testsFear } from './result.ts';
import type { Fighter, Side, Standing } from './side.ts';
import { armourValue } from './strike-plan.ts';
import { AFTER_ALL, BEFORE_ALL, type StrikeGroup } from './strikes.ts';

const say = emitter<typeof en>();

export function explainCardBattle(battle: CardBattle, findings: CardFindings): ExplanationData {
  const round = openingRound(battle);
  const first = atStart(round.first);
  const second = atStart(round.second);
  const [us, them] = namedUnits(battle.first.card, battle.second.card);
  const steps = [
    ...openingSteps(battle, findings, us, them),
    ...chargeSteps(battle, findings, us, them),
    ...challengeSteps(battle, findings, us, them),
    ...sideSteps(first, second, us, battle.input.pursuit),
    ...sideSteps(second, first, them, battle.input.pursuit),
  ];
  return { sentence: sentenceOf(battle, findings, us, them), steps };
}

function sentenceOf(
  { input: { rounds } }: CardBattle,
  { chances, summary, charge, pursuit }: CardFindings,
  us: NamedUnit,
  them: NamedUnit,
): Message {
  if (charge !== undefined) {
    const ours = charge.side === 'first';
    return say('charge-battle', {
      charger: ours ? us : them,
      target: ours ? them : us,
      arrives: charge.arrives,
      wins: ours ? chances.firstWins : chances.secondWins,
      breaks: ours ? summary.secondBreaks : summary.firstBreaks,
      runsDown: pursuit?.[charge.side].runsDown ?? null,
      destroys: ours ? summary.secondDestroyed : summary.firstDestroyed,
      loses: ours ? chances.secondWins : chances.firstWins,
      flees: ours ? summary.firstBreaks : summary.secondBreaks,
    });
  }
  return say('battle', {
    rounds,
    sides: [
      {
        unit: us,
        wins: chances.firstWins,
        breaks: summary.secondBreaks,
        runsDown: pursuit?.first.runsDown ?? null,
        destroyed: summary.firstDestroyed,
      },
      {
        unit: them,
        wins: chances.secondWins,
        breaks: summary.firstBreaks,
        runsDown: pursuit?.second.runsDown ?? null,
        destroyed: summary.secondDestroyed,
      },
    ],
  });
}

/** Everything that takes wounds before the first blow. */
function openingSteps(battle: CardBattle, findings: CardFindings, us: NamedUnit, them: NamedUnit): StepData[] {
  const { volley, flight, charge, input } = battle;
  const titled = (name: 'first' | 'second', title: Message, text: Message): StepData => ({
    title: say('of-unit-title', { unit: name === 'first' ? us : them, title }),
    text,
  });
  const steps: StepData[] = [];
  for (const name of ['first', 'second'] as const) {
    const losses = input[name].lostBefore;
    if (losses === null) continue;
    const mean = losses.probabilities.reduce((sum, chance, wounds) => sum + chance * (losses.min + wounds), 0);
    steps.push(titled(name, say('lost-before-title') as Message, say('lost-before', { mean })));
  }
  const { afraid, drivenOff } = findings.charge ?? {};
  if (charge !== null && afraid !== undefined)
    steps.push(titled(charge.side, say('dread-title') as Message, say('dread', { afraid })));
  if (charge !== null && drivenOff !== undefined) {
    const charged = charge.side === 'first' ? 'second' : 'first';
    steps.push(titled(charged, say('terror-title') as Message, say('terror', { drivenOff })));
  }
  if (volley !== null && findings.standAndShoot !== undefined) {
    const { toHit, toWound } = volley.group.plan;
    const lost = findings.standAndShoot.mean;
    steps.push(titled(volley.shooter, say('volley-title') as Message, say('volley', { toHit, toWound, lost })));
  }
  if (flight !== null && charge !== null) {
    const runner = charge.side === 'first' ? 'second' : 'first';
    const { caught = 0, flight: fled } = findings.charge ?? {};
    const moved = { ...flight, caught, inches: fled?.mean ?? 0 };
    steps.push(titled(runner, say('flees-title') as Message, say('flees', moved)));
  }
  return steps;
}

function chargeSteps({ charge }: CardBattle, findings: CardFindings, us: NamedUnit, them: NamedUnit): StepData[] {
  if (charge === null || findings.charge === undefined) return [];
  const { side, distance, movement, dice, plusDie, least, again } = charge;
  const roll = { distance, movement, dice, plusDie, least, again, arrives: findings.charge.arrives };
  const title = say('of-unit-title', { unit: side === 'first' ? us : them, title: say('charge-title') as Message });
  return [{ title, text: say('charge', roll) }];
}

function challengeSteps(battle: CardBattle, findings: CardFindings, us: NamedUnit, them: NamedUnit): StepData[] {
  const { challenge, first, second } = battle;
  if (challenge === null || challenge.answer === 'unanswered') return [];
  const title = say('challenge-title');
  if (challenge.answer === 'refused') {
    const refuses = challenge.issuedBy === 'first' ? second : first;
    const who = retiringFrom(refuses);
    return [{ title, text: say('challenge-refused', { retires: who === null ? null : named(refuses, who) }) }];
  }
  const leaders = [first, second].map((side) => named(side, duellistOf(side.card) ?? 'champion'));
  const { firstSlain = 0, secondSlain = 0 } = findings.challenge ?? {};
  const text = say('challenge', {
    issuer: challenge.issuedBy === 'first' ? us : them,
    leaders: leaders as [NamedLeader, NamedLeader],
    slain: [firstSlain, secondSlain],
  });
  return [{ title, text }];
}

function named({ card }: Side, leader: Leader): NamedLeader {
  return { leader, name: leader === 'character' ? (card.character?.name ?? '') : '' };
}

function sideSteps(own: Standing, enemy: Standing, unit: NamedUnit, pursuit: boolean): StepData[] {
  const steps = [
    ...openingStrikes(own, enemy).flatMap(({ group, count }) => groupSteps(group, count, enemy)),
    ...fearSteps(own, enemy),
    pointsStep(own, enemy),
    testStep(own, enemy),
    ...(pursuit ? [flightStep(own, enemy)] : []),
    ...ruleSteps(own, pursuit || rollsForCharge(own.side.card)),
  ];
  return steps.map(({ title, ...step }) => ({
    title: say('of-unit-title', { unit, title: title as Message }),
    ...step,
  }));
}

export function groupSteps(group: StrikeGroup, count: number, enemy: Fighter): StepData[] {
  const { plan, kind, values } = group;
  const { toWound, rerollWounds, rerollHits } = plan;
  const hit = plan.toHit as HitValue;
  const { system, card } = enemy.side;
  const toughness = { strength: values.strength, toughness: card.toughness, system };
  return [
    { title: say('group-title', { group: kind }), text: say('strikers', { count, when: momentOf(group.step) }) },
    rollStep(
      say('group-to-hit-title', { group: kind }),
      say('group-to-hit', { needs: hit, reroll: rerollHits, skills: skillsOf(group) }),
      hit,
      rerollHits,
    ),
    rollStep(
      say('group-to-wound-title', { group: kind }),
      say('group-to-wound', { needs: toWound, reroll: rerollWounds, ...toughness }),
      toWound,
      rerollWounds,
    ),
    ...saveSteps(plan, (save) => say('save-against-title', { group: kind, save })),
  ];
}

function momentOf(step: number): Strikers['when'] {
  if (step === BEFORE_ALL) return 'before';
  return step === AFTER_ALL ? 'after' : step;
}

/** Only where a die is rolled. */
function skillsOf({ plan, values: { skill, enemySkill } }: StrikeGroup): SkillRoll['skills'] {
  return typeof plan.toHit === 'string' || skill === null ? null : [skill, enemySkill];
}

function pointsStep(own: Standing, enemy: Standing): StepData {
  const points = pointsOf(own, enemy);
  const total = points.reduce((sum, point) => sum + point.points, 0);
  return { title: say('points-title'), text: say('points', { points, total }) };
}

function testStep(loser: Standing, winner: Standing): StepData {
  const test = breakTest({ loser, winner, by: 1 });
  const title = say('beaten-title');
  if (test.certain === null) return { title, text: say('beaten', courageOf(test, test.rerolls.length > 0)) };
  const end = test.certain !== 'holds' ? 'fallsBack' : loser.traits.unstable ? 'crumbles' : 'holds';
  return { title, text: say('beaten-certain', { end }) };
}

function courageOf({ threeDice, leadership }: Test, again: boolean): Courage {
  return { threeDice, leadership, again };
}

function fearSteps(own: Standing, enemy: Standing): StepData[] {
  if (!testsFear(own, enemy)) return [];
  const test = fearTest(own, enemy);
  const hitBetter = own.side.system === 'ninthAge';
  return [{ title: say('fear-title'), text: say('fear', { ...courageOf(test, test.reroll), hitBetter }) }];
}

function flightStep(loser: Standing, winner: Standing): StepData {
  const chase = chaseOf(winner, loser);
  const { runsDown, catches } = chaseChances(chase, winner).feats;
  const { flees, pursues, restrains } = chase;
  const fallsBack = loser.side.system === 'oldWorld' ? { ...chase.fallsBack, caught: catches } : null;
  const text = say('flight', { flees: { ...flees, caught: runsDown }, fallsBack, pursues, restrains });
  return { title: say('flight-title'), text };
}

function ruleSteps({ side }: Fighter, moves: boolean): StepData[] {
  const printed = [side.rules, ...side.parts.flatMap(({ held, rules }) => [held.rules, rules])].flat();
  const rules = printed.filter(
    ({ rule }, index) =>
      rule !== undefined &&
      (rule.ofMovement !== true || moves) &&
      printed.findIndex((other) => other.text === printed[index].text) === index,
  );
  const steps = rules.map(({ text, rule }) => ({
    title: say('printed-title', { rule: text }),
    text: say('rule', { summary: rule?.summary ?? '' }),
  }));
  const crews = side.parts.filter(({ kind }) => kind === 'crew').map(({ held }) => held.weapon.name);
  const arms = { weapon: side.weapon.name, crews, armour: armourValue(side) };
  return [{ title: say('arms-title'), text: say('arms', arms) }, ...steps];
}
