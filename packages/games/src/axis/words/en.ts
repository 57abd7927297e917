// What the calculators of Axis & Allies say. Each sentence is made of the values that engines and remarks hand over.
import { type Catalogue, capital, type Writer } from '@oddsmith/words';
import type { GameWords } from '../../contract/calculator.ts';
import type { DecisionKind } from '../advisor/decisions.ts';
import type { OrderName } from '../advisor/orders.ts';
import type { Role } from '../plan.ts';
import { type Army, isNobody, UNITS, type UnitId } from '../units.ts';
import { checks } from './en/checks.ts';
import type * as values from './values.ts';

const UNIT_BY_ID = Object.fromEntries(UNITS.map((unit) => [unit.id, unit])) as {
  readonly [id in UnitId]: (typeof UNITS)[number];
};

/** "2 infantry", "1 tank" */
const pieces = (id: UnitId, n: number, w: Writer) => w.plural(n, UNIT_BY_ID[id].name, UNIT_BY_ID[id].plural);

/** "2 infantry and 1 fighter" */
const army = (units: Army, w: Writer) => {
  const parts = UNITS.flatMap(({ id }) => ((units[id] ?? 0) > 0 ? [pieces(id, units[id]!, w)] : []));
  return parts.length === 0 ? 'nothing' : w.list(parts);
};

const VALUES = { IPC: 'IPC', units: 'units', points: 'points' } as const;

const gain = ({ profit, valuesIn }: values.Gain, w: Writer) => `${w.gained(profit)} ${VALUES[valuesIn]}`;

/** Less than half a round is one that was begun, unless nobody fights at all. */
const length = (rounds: number, w: Writer) =>
  rounds === 0 ? 'no round is fought' : `about ${w.plural(Math.max(1, Math.round(rounds)), 'round')}`;

/** "It gains 18.5 IPC on average; about 3 rounds." */
const average = ({ profit, valuesIn, rounds }: values.Average, w: Writer) =>
  `It ${profit < 0 ? 'loses' : 'gains'} ${w.decimal(Math.abs(profit))} ${VALUES[valuesIn]} on average; ${length(rounds, w)}.`;

const inWaves = (waves: number) => (waves === 1 ? '' : `, in ${waves} waves,`);

const wave =
  (title: string) =>
  ({ wave }: values.InWave) =>
    wave === undefined ? title : `Wave ${wave}: ${title}`;

const fates = ({ both, attackerOnly, defenderOnly, neither }: values.Fates['outcome'], w: Writer) =>
  `Both left ${w.percent(both)}, attacker only ${w.percent(attackerOnly)}, defender only ${w.percent(defenderOnly)}, neither ${w.percent(neither)}`;

const ATTACKS = { you: 'You attack. ', enemy: 'The enemy attacks, you defend. ' } as const;

const REASONS: { readonly [kind in values.Reason['kind']]: (reason: values.Reason, w: Writer) => string } = {
  rounds: ({ amount }, w) => `after ${w.plural(amount, 'round')}`,
  units: ({ amount }, w) => `with ${w.plural(amount, 'unit')} left or fewer`,
  profit: ({ amount, valuesIn }, w) => `when fighting on earns less than ${w.decimal(amount)} ${VALUES[valuesIn]}`,
  takes: ({ amount }, w) => `when the chance to take the territory is below ${w.percent(amount)}`,
  destroys: ({ amount }, w) => `when the chance to destroy all defenders is below ${w.percent(amount)}`,
  kill: ({ amount }, w) => `when the chance to destroy everything next round is above ${w.percent(amount)}`,
  air: ({ amount }, w) => `when the chance to lose an aircraft next round is above ${w.percent(amount)}`,
  bestProfit: () => 'as soon as stopping is worth more profit than going on',
  bestWins: () => 'as soon as stopping is worth more wins than going on',
};

const retreat = ({ reasons, before }: values.Retreat, w: Writer) =>
  `The attacker retreats ${reasons.map((reason) => REASONS[reason.kind](reason, w)).join(', or ')}.${before ? ' The rule is also asked before the battle.' : ''}`;

const SIDES = { attack: 'attacking', defense: 'defending' } as const;

const AT_SEA: { readonly [kind in values.AtSea['kind']]: (fact: values.AtSea) => string } = {
  dive: ({ role, most, afterShot }) =>
    `${most === undefined ? '' : `up to ${most} `}${SIDES[role]} submarines dive${afterShot ? ' after their first shot' : ''} where the enemy has no destroyer`,
  destroyer: ({ role }) => `the last ${SIDES[role]} destroyer is kept while submarines are against it`,
  crash: () => 'defending aircraft without a carrier crash',
  carriers: () => 'attacking fighters without a carrier are lost',
};

const atSea = (facts: readonly values.AtSea[]) => facts.map((fact) => `${capital(AT_SEA[fact.kind](fact))}.`).join(' ');

const order = (places: readonly values.Place[], w: Writer) =>
  places.length === 0
    ? 'nothing'
    : places
        .map(({ unit, amount }) => (amount === undefined ? UNIT_BY_ID[unit].plural : pieces(unit, amount, w)))
        .join(', ');

const kept = ({ kept: land, gunsLast }: values.Losses, w: Writer) =>
  `${land > 0 ? `; ${w.plural(land, 'land unit')} kept alive to take the territory` : ''}${gunsLast ? '; AA guns last but one' : ''}`;

const force = ({ units, hits }: values.Force, w: Writer) =>
  `${army(units, w)} (${w.plural(w.decimal(hits), 'hit')} expected in the first round)`;

const met = ({ conquerors, units }: values.Met, w: Writer) => {
  const left = conquerors ? 'the conquerors' : 'what is left';
  return units === undefined ? left : `${left} and ${army(units, w)}`;
};

const CRITERIA: { readonly [criterion in values.Criterion]: string } = {
  survives: 'a unit of yours is left, fled or not,',
  zoneHeld: 'the zone is cleared and held',
  territoryHeld: 'the territory is taken and held',
  zoneCleared: 'the zone is cleared',
  territoryTaken: 'the territory is taken',
  alone: 'nobody is left but you',
  zoneKept: 'the zone is not held by the attacker in the end',
  territoryKept: 'the territory is yours in the end',
  zoneNotCleared: 'the zone is not cleared',
  territoryDefended: 'the territory is held',
  attackerNotAlone: 'the attacker is not left alone',
};

const send = ({ attacks, units, firstWave }: values.Send, w: Writer) =>
  `${attacks ? 'Send' : 'Keep'} ${army(units, w)}${firstWave ? ' in wave 1' : ''}`;

/** What is aboard has come ashore in the land battle: here it is what it is. */
const cargo = ({ inf_a, art_a, arm_a }: Army, w: Writer) => army({ inf: inf_a, art: art_a, arm: arm_a }, w);

const steps = {
  'forces-title': wave('forces'),
  forces: ({ attacker, defender }: values.Forces, w: Writer) =>
    `${force(attacker, w)} against ${'hits' in defender ? force(defender, w) : met(defender, w)}.`,
  'leaves-title': wave('leaving'),
  leaves: ({ units }: { units: Army }, w: Writer) => `Of the defenders left, up to ${army(units, w)} leave before it.`,
  'owners-title': () => 'owners',
  owners: ({ owners }: values.Owners, w: Writer) =>
    owners
      .map(
        ({ name, units, loss, survives }) =>
          `${name} (${army(units, w)}) loses ${w.amount(loss)} on average and has something left ${w.percent(survives)}.`,
      )
      .join(' '),
  'aa-fire-title': wave('AA fire'),
  'aa-fire': ({ shots, atMost, chance }: values.Shots, w: Writer) =>
    `${atMost ? 'up to ' : ''}${w.plural(shots, 'shot')} at aircraft, each hits ${w.percent(chance)}.`,
  'bombardment-title': wave('bombardment'),
  bombardment: ({ ships }: { ships: Army }, w: Writer) => `Firing from the sea in the first round: ${army(ships, w)}.`,
  'retreat-title': wave('retreat'),
  retreat,
  'at-sea-title': wave('at sea'),
  'at-sea': ({ facts }: { facts: readonly values.AtSea[] }) => atSea(facts),
  'order-title': wave('order of loss'),
  order: ({ attacker, defender }: values.Orders, w: Writer) =>
    `Attacker: ${order(attacker.order, w)}${kept(attacker, w)}. Defender: ${order(defender.order, w)}${kept(defender, w)}.`,
  'result-title': wave('result'),
  result: ({ attacks, outcome, attackerLoss, defenderLoss }: values.Fates, w: Writer) =>
    `${attacks === undefined ? '' : ATTACKS[attacks]}${fates(outcome, w)}; losses ${w.decimal(attackerLoss)} against ${w.decimal(defenderLoss)}.`,
} satisfies Catalogue;

const sentences = {
  wins: ({ waves, winChance, takesChance, bothLeft, nobodyLeft, ...of }: values.Wins, w: Writer) => {
    const takes = takesChance === undefined ? '' : ` and takes the territory ${w.percent(takesChance)}`;
    const rest = [
      ...(bothLeft > 0 ? [`both sides are left ${w.percent(bothLeft)}`] : []),
      ...(nobodyLeft > 0 ? [`nobody is left ${w.percent(nobodyLeft)}`] : []),
    ];
    const also = rest.length === 0 ? '' : ` (${rest.join(', ')})`;
    return `The attacker${inWaves(waves)} wins ${w.percent(winChance)}${takes}${also}. ${average(of, w)}`;
  },
  'takes-and-holds': ({ waves, naval, counters, takesChance, holdsChance, ...of }: values.TakesAndHolds, w: Writer) =>
    `The attacker${inWaves(waves)} ${naval ? 'clears the zone' : 'takes the territory'} ${w.percent(takesChance)} and still holds it after ${counters === 1 ? 'the counter-attack' : 'the counter-attacks'} ${w.percent(holdsChance)}. ${average(of, w)}`,
} satisfies Catalogue;

const landing = {
  lands: ({ landsChance, takesChance, ...of }: values.Lands, w: Writer) =>
    `The landing takes the territory ${w.percent(takesChance)} and comes ashore ${w.percent(landsChance)}. ${average(of, w)}`,
  'sea-title': () => 'sea',
  sea: ({ attacker, defender, result, retreat: leaves, facts }: values.SeaStage, w: Writer) =>
    [
      `${army(attacker, w)} against ${army(defender, w)}. ${fates(result.outcome, w)}; losses ${w.amount(result.attackerLoss)} against ${w.amount(result.defenderLoss)}.`,
      ...(leaves === undefined ? [] : [retreat(leaves, w)]),
      ...(facts.length === 0 ? [] : [atSea(facts)]),
    ].join(' '),
  'cargo-title': () => 'cargo',
  cargo: ({ aboard, lost }: values.Cargo, w: Writer) =>
    `${isNobody(aboard) ? 'Nothing is aboard' : `Aboard: ${cargo(aboard, w)}`}; ${w.amount(lost)} IPC of it go down on average.`,
  'landing-fire-title': () => 'bombardment',
  'landing-fire': ({ reason }: { reason: 'passed' | 'unopposed' | 'fought' }) =>
    ({
      passed: 'The transports are passed by: battleships and cruisers bombard.',
      unopposed: 'No fleet defends: battleships and cruisers bombard.',
      fought: 'A fleet defends: no ship bombards after the sea battle.',
    })[reason],
  'land-title': () => 'land',
  land: ({ beside, defender, result, retreat: leaves }: values.LandStage, w: Writer) =>
    [
      `What lands${beside === undefined ? '' : `, and ${army(beside, w)},`} against ${army(defender, w)}. ${fates(result.outcome, w)}; losses ${w.amount(result.attackerLoss)} against ${w.amount(result.defenderLoss)}.`,
      ...(leaves === undefined ? [] : [retreat(leaves, w)]),
    ].join(' '),
} satisfies Catalogue;

const raid = {
  raid: ({ bombers, damage, lost, profit }: values.Raid, w: Writer) =>
    `${bombers} ${bombers === 1 ? 'bomber does' : 'bombers do'} ${w.amount(damage)} damage on average for ${w.amount(lost)} bombers lost: ${w.gained(profit)} IPC.`,
  'raid-fire-title': () => 'AA fire',
  'raid-fire-over': () => 'Over already: no bomber is shot at.',
  'raid-fire': ({ bombers, chance }: { bombers: number; chance: number }, w: Writer) =>
    `${w.plural(bombers, 'bomber')}: each is shot at once and falls ${w.percent(chance)} of the time.`,
  'raid-damage-title': () => 'Damage',
  'raid-damage': ({ lowLuck, capacity }: { lowLuck: boolean; capacity: number }) =>
    `Each bomber that gets through does ${lowLuck ? '3 or 4' : 'one die of'} damage, at most ${capacity} in all.`,
} satisfies Catalogue;

const sending = {
  split: ({ parts, hold, of, chance, goal }: values.SplitUp, w: Writer) =>
    `Put ${parts.map(({ name, units }) => `${army(units, w)} in ${name}`).join('; ')}: you hold at least ${hold} of ${of} territories ${w.percent(chance)} of the time${goal === undefined ? '' : `, less than the ${w.percent(goal)} you want`}.`,
  'nothing-enough': ({ nearest, criterion }: values.NothingEnough, w: Writer) =>
    `No army of these units reaches the goal${nearest === undefined ? '' : `; ${army(nearest.units, w)} comes nearest: ${CRITERIA[criterion]} ${w.percent(nearest.chance)}`}.`,
  'most-profitable': ({ send: what, profit, valuesIn, armies, criterion, chance }: values.MostProfitable, w: Writer) =>
    `${send(what, w)}: ${gain({ profit, valuesIn }, w)} on average, the most any of ${armies} armies earns; ${CRITERIA[criterion]} ${w.percent(chance)} of the time.`,
  cheapest: ({ send: what, cost, criterion, chance, proven }: values.Cheapest, w: Writer) =>
    `${send(what, w)} for ${w.number(cost)} IPC: ${CRITERIA[criterion]} ${w.percent(chance)} of the time, and ${proven ? 'nothing cheaper is enough' : 'the cheapest that was found'}.`,
  'proof-title': () => 'proof',
  'proof-step': ({ proof }: values.Proven, w: Writer) => `${w.say(proof)}.`,
  'proof-all-splits': () => 'every split was weighed, or is no better in any respect than one that was',
  'proof-best-split': () =>
    'no split holds so many more often: every one was weighed, or promises less than this one holds',
  'proof-split-at-most': ({ atMost, chance }: { atMost: number; chance: number }, w: Writer) =>
    `no split holds so many more than ${w.percent(atMost)} of the time; this one ${w.percent(chance)}`,
  'proof-armies': ({ valued, armies, excluded, bound, none }: values.ArmiesProof, w: Writer) => {
    const done =
      valued + excluded < armies
        ? `${valued} of ${armies} armies were valued exactly`
        : excluded === 0
          ? `all ${armies} armies were valued exactly`
          : `${valued} armies were valued exactly and ${excluded} excluded (${w.word(bound)})`;
    return `${done}; ${NONE[none.kind](none, w)}`;
  },
} satisfies Catalogue;

const NONE: { readonly [kind in values.NoneBetter['kind']]: (none: values.NoneBetter, w: Writer) => string } = {
  earnsMore: () => 'none earns more',
  mayEarnMore: () => 'others may earn more',
  reaches: ({ target }, w) => `none reaches ${w.percent(target)}`,
  ofThemReaches: ({ target }, w) => `none of them reaches ${w.percent(target)}`,
  cheaper: ({ target }, w) => `none that costs less reaches ${w.percent(target)}`,
  below: ({ target, cost }, w) => `none below ${cost} IPC reaches ${w.percent(target)}, dearer ones may`,
};

const ORDER_NAMES: { readonly [name in OrderName]: string } = {
  cheapest: 'the cheapest first',
  weakest: 'the weakest first',
  airFirst: 'aircraft first',
  airLast: 'aircraft last',
  gunsFirst: 'AA guns first',
  submarinesLast: 'submarines last',
  destroyersLast: 'destroyers last',
  carriersLast: 'carriers last',
};

const DECISIONS: { readonly [kind in DecisionKind]: (of: values.Decided, w: Writer) => string } = {
  keep: ({ kept: units, decision }, w) => `keep ${decision.amount === 0 ? 'no land unit' : army(units, w)} to the last`,
  order: ({ decision: { order: name }, order: places }, w) =>
    `lose ${name === 'best' || name === undefined ? `them in the order ${order(places, w)}` : ORDER_NAMES[name]}`,
  retreat({ decision: { amount, bestMoment } }, w) {
    if (bestMoment) return 'retreat as soon as that is worth more';
    return amount === null || amount === undefined ? 'fight to the end' : `retreat after ${w.plural(amount, 'round')}`;
  },
  dive({ decision: { amount, all } }, w) {
    if (all) return 'let the submarines dive';
    return amount === 0 ? 'keep the submarines up' : `let ${w.plural(amount ?? 0, 'submarine')} dive`;
  },
  destroyer: ({ decision: { amount } }) => `${amount === 0 ? 'do not keep' : 'keep'} the last destroyer`,
  waves: ({ decision: { sequence = [] } }, w) =>
    `attack with ${w.list(sequence.map((n) => `wave ${n + 1}`))} in this order`,
  oneMore: ({ decision: { unit } }, w) => `send ${pieces(unit!, 1, w)} more`,
  oneLess: ({ decision: { unit } }, w) => `leave ${pieces(unit!, 1, w)} behind`,
  pass: ({ decision: { amount } }) => (amount === 0 ? 'attack the transports' : 'pass by the transports and bombard'),
};

const settingName = (name: values.OrderSettingName) => (name === 'asSet' ? 'the order that is set' : ORDER_NAMES[name]);

const AIMS = {
  takes: 'takes the territory',
  holds: 'holds it in the end',
  destroys: 'destroys the defenders',
} as const;

const decision = (of: values.Decided, w: Writer) => {
  const { stage } = of.decision;
  const inWave = of.wave === undefined || of.decision.kind === 'waves' ? '' : ` in wave ${of.wave}`;
  const at = stage === undefined ? inWave : stage === 'sea' ? ' at sea' : ' on land';
  const amount = `${w.amount(Math.abs(of.gain))} ${VALUES[of.valuesIn]}`;
  const price = Math.abs(of.gain) < 0.005 ? '' : `, ${of.gain < 0 ? 'costs' : 'gains'} ${amount}`;
  return `${DECISIONS[of.decision.kind](of, w)}${at}: ${AIMS[of.criterion]} ${w.percent(of.chance)} instead of ${w.percent(of.chanceNow)}${price}`;
};

const orderTable = {
  'order-row-title': ({ name }: { name: values.OrderSettingName }) => `you lose ${settingName(name)}`,
  'order-row': ({ criterion, against, safest }: values.OrderRow, w: Writer) => {
    const all = against.map(({ name, chance, worst }) => {
      const found = chance === undefined ? 'not worked out' : w.percent(chance);
      return `${found} against ${settingName(name)}${worst && against.length > 1 ? ' (the worst case)' : ''}`;
    });
    return `${capital(AIMS[criterion])} ${w.list(all)}.${safest ? ' No other order has a better worst case.' : ''}`;
  },
} satisfies Catalogue;

const luck = ({ dice, hits, expected, fewer, more }: values.ThrownLuck, w: Writer) => {
  if (dice === 0) return 'has thrown no dice';
  return `hit ${w.plural(hits, 'time')} with ${w.plural(dice, 'die', 'dice')}, ${w.amount(expected)} expected (${w.percent(fewer)} of throws hit less often, ${w.percent(more)} more often)`;
};

const advice = {
  decision,
  'decision-raid': ({ bombers, profit, now }: { bombers: number; profit: number; now: number }, w: Writer) =>
    `${bombers === 0 ? 'send no bomber' : `send ${w.plural(bombers, 'bomber')}`}: ${w.gained(profit)} IPC on average instead of ${w.gained(now)}`,
  'decision-none': ({ tried }: { tried: number }) =>
    `no other decision helps: ${tried} ${tried === 1 ? 'was' : 'were'} tried`,
  'decision-not-tried': ({ notTried, tried }: { notTried: number; tried: number }) =>
    `${notTried} of ${notTried + tried} decisions were not tried: that would take too long`,
  'decision-exact-only': () => 'decisions are weighed only where the battle is solved exactly',
  'no-bombers': () => 'no bombers: nothing happens',
  'no-capacity': () => 'the complex can take no more damage',
  'called-off': () => 'the rule to retreat calls the attack off before the first round: nobody fights',
  'cannot-reach': ({ attackers }: { attackers: 'aircraft' | 'submarines' }) =>
    attackers === 'aircraft'
      ? 'aircraft cannot hit submarines without a destroyer, and submarines cannot hit aircraft: both are left'
      : 'submarines cannot hit aircraft, and aircraft cannot hit submarines without a destroyer: both are left',
  'no-attackers': () => 'nobody attacks',
  'no-defenders': () => 'nobody defends: the attacker walks in',
  'cannot-take': () => 'no land unit attacks: the territory cannot be taken',
  'takes-too-many': ({ takes, land }: { takes: number; land: number }, w: Writer) =>
    `asked to keep ${w.plural(takes, 'land unit')} to the end, of ${land} that attack`,
  'usual-order': ({ first, worse }: { first: UnitId; worse: UnitId }) =>
    `the defender loses the cheapest first, as the online game does: ${UNIT_BY_ID[first].plural} before ${UNIT_BY_ID[worse].plural}, though they defend better; another order changes the chance`,
  'bombardment-limited': ({ firing, ships }: { firing: number; ships: number }) =>
    `ships that bombard: ${firing} of ${ships}, one for each unit that lands`,
  'bombards-without-landing': () => 'ships bombard although nobody lands: by the rule book they may not',
  'landing-assumed': ({ land }: { land: number }) =>
    `no unit is marked as landed, so all land units count (${land}): where none of them comes by sea, no ship bombards`,
  'orders-not-a-game': () =>
    'there are too many orders of loss to weigh them all against each other: the chance is what this order is worth against the best answer to it, another may be worth more',
  'order-not-proven': () =>
    'there are too many orders of loss to solve the battle for each: the one used is not proven to be the best',
  'order-completed': ({ units }: { units: Army }, w: Writer) =>
    `${army(units, w)} not in the order of loss: put behind it`,
  'several-retreat-rules': () => 'several retreat rules: the first that applies retreats',
  'win-means-unused': () => 'winMeans matters only to a rule about the win chance',
  'profit-fields-unused': () => 'deadzone and territoryValue here matter only to a rule about profit',
  'landed-stay': () => 'landed units cannot retreat: only the others withdraw',
  'deadzone-twice': () =>
    'the counter-attack is fought, and the deadzone counts the conquerors as lost as well: the same loss twice',
  'no-rule-to-ask': () => 'there is no retreat rule to ask before the battle',
  'no-future-waves': () => 'there is only one wave',
  'no-luck': ({ swaps }: { swaps: boolean }) =>
    swaps
      ? 'luck is not judged where the sides change places'
      : 'luck over several waves needs the tables over all waves',
  rolled: ({ attacker, defender }: values.Rolled, w: Writer) => {
    const unread = attacker.unread + defender.unread;
    const told =
      unread === 0
        ? ''
        : `; ${w.plural(unread, 'volley', 'volleys')} not judged: the dice are not told or do not fit the units`;
    return `luck so far: the attacker ${luck(attacker, w)}, the defender ${luck(defender, w)}${told}`;
  },
  'rolled-not-judged': ({ lowLuck }: { lowLuck: boolean }) =>
    lowLuck
      ? 'the luck of dice is not judged in low luck: hits come from whole pools'
      : 'the luck of dice is judged only where the battle is solved exactly',
  'no-territory': () => 'no territory is taken at sea',
  'not-proven': ({ proof }: values.Proven, w: Writer) => `not proven to be the best: ${w.say(proof)}`,
  'transports-guarded': () => 'other units defend beside the transports: the sea battle is fought',
  'lone-transports': ({ passedBy, attacked }: { passedBy: number; attacked: number }, w: Writer) =>
    `transports alone may be passed by, and then the ships bombard: takes the territory ${w.percent(passedBy)} passing them by, ${w.percent(attacked)} attacking them`,
} satisfies Catalogue;

const texts = {
  'log-lost-too-many': ({ unit, lost, there }: { unit: UnitId; lost: number; there: number }, w: Writer) =>
    `the log loses ${pieces(unit, lost, w)}, and ${there} ${there === 1 ? 'is' : 'are'} there`,
  'log-too-many-hits': ({ hits }: { hits: number }) => `${hits} hits are more than there are dice`,
  'text-too-long': () => 'the text is too long for a battle',
  'text-empty': () => 'no battle is written here, such as "3 inf 1 tank vs 2 inf"',
  'text-two-battles': () => 'more than one "vs": one battle at a time',
  'text-no-army': ({ side }: { side: Role }) =>
    side === 'attack' ? 'nobody attacks: units stand before the "vs"' : 'nobody defends: units stand behind a "vs"',
  'text-unknown': ({ word, likely }: { word: string; likely: UnitId | undefined }) =>
    `"${word}" is no unit${likely === undefined ? '' : `: ${UNIT_BY_ID[likely].name}?`}`,
  'text-no-unit': ({ amount }: { amount: number }) => `${amount} of what? A unit follows its number`,
  'text-too-many': ({ unit, most }: { unit: UnitId; most: number }) =>
    `at most ${most} ${UNIT_BY_ID[unit].plural} on a side`,
  'text-misplaced': ({ unit, naval }: { unit: UnitId; naval: boolean }) =>
    `${UNIT_BY_ID[unit].plural} are not in ${naval ? 'a battle at sea' : 'a battle on land'} on that side`,
} satisfies Catalogue;

export const en = {
  ...checks,
  ...texts,
  ...steps,
  ...sentences,
  ...landing,
  ...raid,
  ...sending,
  ...orderTable,
  ...advice,
} satisfies Catalogue;

export const words: GameWords = { messages: en };
