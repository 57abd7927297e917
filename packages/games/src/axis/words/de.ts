import { capital, type Translation, type Writer } from '@oddsmith/words';
import { germanOf } from '../../words/de.ts';
import type { DecisionKind } from '../advisor/decisions.ts';
import type { OrderName } from '../advisor/orders.ts';
import { type Army, isNobody, UNITS, type UnitId } from '../units.ts';
import { checks } from './de/checks.ts';
import type { en } from './en.ts';
import { names } from './names.de.ts';
import type * as values from './values.ts';

const UNIT_BY_ID = Object.fromEntries(UNITS.map((unit) => [unit.id, unit])) as {
  readonly [id in UnitId]: (typeof UNITS)[number];
};

const several = (id: UnitId, w: Writer) => w.word(UNIT_BY_ID[id].plural);

const pieces = (id: UnitId, n: number, w: Writer) => w.plural(n, w.word(UNIT_BY_ID[id].name), several(id, w));

const army = (units: Army, w: Writer) => {
  const parts = UNITS.flatMap(({ id }) => ((units[id] ?? 0) > 0 ? [pieces(id, units[id]!, w)] : []));
  return parts.length === 0 ? 'nichts' : w.list(parts);
};

const VALUES = { IPC: 'IPC', units: 'Einheiten', points: 'Punkte' } as const;

const gain = ({ profit, valuesIn }: values.Gain, w: Writer) => `${w.gained(profit)} ${VALUES[valuesIn]}`;

const length = (rounds: number, w: Writer) =>
  rounds === 0
    ? 'es wird keine Runde gekämpft'
    : `etwa ${w.plural(Math.max(1, Math.round(rounds)), 'Runde', 'Runden')}`;

const average = ({ profit, valuesIn, rounds }: values.Average, w: Writer) =>
  `${profit < 0 ? 'Verlust' : 'Gewinn'} im Mittel ${w.decimal(Math.abs(profit))} ${VALUES[valuesIn]}; ${length(rounds, w)}.`;

const inWaves = (waves: number) => (waves === 1 ? '' : `, in ${waves} Wellen,`);

const wave =
  (title: string) =>
  ({ wave }: values.InWave) =>
    wave === undefined ? title : `Welle ${wave}: ${title}`;

const fates = ({ both, attackerOnly, defenderOnly, neither }: values.Fates['outcome'], w: Writer) =>
  `Beide übrig ${w.percent(both)}, nur Angreifer ${w.percent(attackerOnly)}, nur Verteidiger ${w.percent(defenderOnly)}, keiner ${w.percent(neither)}`;

const REASONS: { readonly [kind in values.Reason['kind']]: (reason: values.Reason, w: Writer) => string } = {
  rounds: ({ amount }, w) => `nach ${w.plural(amount, 'Runde', 'Runden')}`,
  units: ({ amount }) => `mit ${amount} oder weniger Einheiten übrig`,
  profit: ({ amount, valuesIn }, w) =>
    `wenn Weiterkämpfen weniger als ${w.decimal(amount)} ${VALUES[valuesIn]} einbringt`,
  takes: ({ amount }, w) => `wenn die Chance, das Gebiet einzunehmen, unter ${w.percent(amount)} liegt`,
  destroys: ({ amount }, w) => `wenn die Chance, alle Verteidiger zu vernichten, unter ${w.percent(amount)} liegt`,
  kill: ({ amount }, w) =>
    `wenn die Chance, in der nächsten Runde alles zu vernichten, über ${w.percent(amount)} liegt`,
  air: ({ amount }, w) =>
    `wenn die Chance, in der nächsten Runde ein Flugzeug zu verlieren, über ${w.percent(amount)} liegt`,
  bestProfit: () => 'sobald Aufhören mehr Gewinn bringt als Weitermachen',
  bestWins: () => 'sobald Aufhören mehr Siege bringt als Weitermachen',
};

const retreat = ({ reasons, before }: values.Retreat, w: Writer) =>
  `Der Angreifer zieht sich zurück: ${reasons.map((reason) => REASONS[reason.kind](reason, w)).join(' oder ')}.${before ? ' Die Regel gilt auch schon vor der Schlacht.' : ''}`;

const SIDES = { attack: 'angreifende', defense: 'verteidigende' } as const;

const AT_SEA: { readonly [kind in values.AtSea['kind']]: (fact: values.AtSea) => string } = {
  dive: ({ role, most, afterShot }) =>
    `${most === undefined ? '' : `bis zu ${most} `}${SIDES[role]} U-Boote tauchen${afterShot ? ' nach ihrem ersten Schuss' : ''}, wo der Feind keinen Zerstörer hat`,
  destroyer: ({ role }) => `der letzte ${SIDES[role]} Zerstörer bleibt, solange U-Boote gegen ihn stehen`,
  crash: () => 'verteidigende Flugzeuge ohne Flugzeugträger stürzen ab',
  carriers: () => 'angreifende Jäger ohne Flugzeugträger gehen verloren',
};

const atSea = (facts: readonly values.AtSea[]) => facts.map((fact) => `${capital(AT_SEA[fact.kind](fact))}.`).join(' ');

const order = (places: readonly values.Place[], w: Writer) =>
  places.length === 0
    ? 'nichts'
    : places.map(({ unit, amount }) => (amount === undefined ? several(unit, w) : pieces(unit, amount, w))).join(', ');

const kept = ({ kept: land, gunsLast }: values.Losses) =>
  `${land === 0 ? '' : `; ${land} ${land === 1 ? 'Landeinheit bleibt' : 'Landeinheiten bleiben'} am Leben, um das Gebiet zu nehmen`}${gunsLast ? '; Flak als Vorletzte' : ''}`;

const force = ({ units, hits }: values.Force, w: Writer) =>
  `${army(units, w)} (${w.decimal(hits)} Treffer in der ersten Runde erwartet)`;

const met = ({ conquerors, units }: values.Met, w: Writer) => {
  const left = conquerors ? 'die Eroberer' : 'den Rest';
  return units === undefined ? left : `${left} und ${army(units, w)}`;
};

const CRITERIA: { readonly [criterion in values.Criterion]: string } = {
  survives: 'eine deiner Einheiten bleibt übrig, geflohen oder nicht,',
  zoneHeld: 'die Zone ist geräumt und gehalten',
  territoryHeld: 'das Gebiet ist genommen und gehalten',
  zoneCleared: 'die Zone ist geräumt',
  territoryTaken: 'das Gebiet ist eingenommen',
  alone: 'niemand außer dir ist übrig',
  zoneKept: 'die Zone hält am Ende nicht der Angreifer',
  territoryKept: 'das Gebiet ist am Ende deins',
  zoneNotCleared: 'die Zone ist nicht geräumt',
  territoryDefended: 'das Gebiet ist gehalten',
  attackerNotAlone: 'der Angreifer bleibt nicht allein übrig',
};

const send = ({ attacks, units, firstWave }: values.Send, w: Writer) =>
  `${attacks ? 'Schicke' : 'Behalte'} ${army(units, w)}${firstWave ? ' in Welle 1' : ''}`;

const NONE: { readonly [kind in values.NoneBetter['kind']]: (none: values.NoneBetter, w: Writer) => string } = {
  earnsMore: () => 'keine bringt mehr ein',
  mayEarnMore: () => 'andere können mehr einbringen',
  reaches: ({ target }, w) => `keine erreicht ${w.percent(target)}`,
  ofThemReaches: ({ target }, w) => `keine davon erreicht ${w.percent(target)}`,
  cheaper: ({ target }, w) => `keine billigere erreicht ${w.percent(target)}`,
  below: ({ target, cost }, w) => `keine unter ${cost} IPC erreicht ${w.percent(target)}, teurere vielleicht`,
};

const cargo = ({ inf_a, art_a, arm_a }: Army, w: Writer) => army({ inf: inf_a, art: art_a, arm: arm_a }, w);

const ORDER_NAMES: { readonly [name in OrderName]: string } = {
  cheapest: 'das Billigste',
  weakest: 'das Schwächste',
  airFirst: 'Flugzeuge',
  airLast: 'Flugzeuge zuletzt',
  gunsFirst: 'Flak',
  submarinesLast: 'U-Boote zuletzt',
  destroyersLast: 'Zerstörer zuletzt',
  carriersLast: 'Träger zuletzt',
};

const settingName = (name: values.OrderSettingName) => {
  if (name === 'asSet') return 'die eingestellte Reihenfolge';
  return `${ORDER_NAMES[name]}${name.endsWith('Last') ? '' : ' zuerst'}`;
};

const DECISIONS: { readonly [kind in DecisionKind]: (of: values.Decided, w: Writer) => string } = {
  keep: ({ kept: units, decision }, w) =>
    `behalte ${decision.amount === 0 ? 'keine Landeinheit' : army(units, w)} bis zuletzt`,
  order({ decision: { order: name }, order: places }, w) {
    if (name === 'best' || name === undefined) return `verliere in der Reihenfolge ${order(places, w)}`;
    return `verliere ${settingName(name)}`;
  },
  retreat({ decision: { amount, bestMoment } }, w) {
    if (bestMoment) return 'zieh dich zurück, sobald das mehr bringt';
    if (amount === null || amount === undefined) return 'kämpfe bis zum Ende';
    return `zieh dich nach ${w.plural(amount, 'Runde', 'Runden')} zurück`;
  },
  dive({ decision: { amount, all } }, w) {
    if (all) return 'lass die U-Boote abtauchen';
    return amount === 0 ? 'lass die U-Boote oben' : `lass ${w.plural(amount ?? 0, 'U-Boot', 'U-Boote')} abtauchen`;
  },
  destroyer: ({ decision: { amount } }) => `behalte den letzten Zerstörer ${amount === 0 ? 'nicht ' : ''}bis zuletzt`,
  waves: ({ decision: { sequence = [] } }, w) =>
    `greif mit ${w.list(sequence.map((n) => `Welle ${n + 1}`))} in dieser Reihenfolge an`,
  oneMore: ({ decision: { unit } }, w) => `schicke ${pieces(unit!, 1, w)} mehr`,
  oneLess: ({ decision: { unit } }, w) => `lass ${pieces(unit!, 1, w)} zu Hause`,
  pass: ({ decision: { amount } }) =>
    amount === 0 ? 'greif die Transporter an' : 'fahr an den Transportern vorbei und beschieße die Küste',
};

const AIMS: { readonly [criterion in values.Decided['criterion']]: (chances: string) => string } = {
  takes: (chances) => `nimmt das Gebiet in ${chances} der Fälle ein`,
  holds: (chances) => `hält es am Ende in ${chances} der Fälle`,
  destroys: (chances) => `vernichtet die Verteidiger in ${chances} der Fälle`,
};

const AIM_TITLES = {
  takes: 'Gebiet eingenommen',
  holds: 'am Ende gehalten',
  destroys: 'Verteidiger vernichtet',
} as const;

const luck = ({ dice, hits, expected, fewer, more }: values.ThrownLuck, w: Writer) => {
  if (dice === 0) return 'hat nicht gewürfelt';
  return `${w.plural(hits, 'Treffer', 'Treffer')} mit ${w.plural(dice, 'Würfel', 'Würfeln')}, ${w.amount(expected)} erwartet (${w.percent(fewer)} der Würfe treffen seltener, ${w.percent(more)} öfter)`;
};

const ATTACKS = { you: 'Du greifst an. ', enemy: 'Der Feind greift an, du verteidigst. ' } as const;

const decision = (of: values.Decided, w: Writer) => {
  const { stage } = of.decision;
  const inWave = of.wave === undefined || of.decision.kind === 'waves' ? '' : ` (Welle ${of.wave})`;
  const at = stage === undefined ? inWave : stage === 'sea' ? ' (auf See)' : ' (an Land)';
  const amount = `${w.amount(Math.abs(of.gain))} ${VALUES[of.valuesIn]}`;
  const price = Math.abs(of.gain) < 0.005 ? '' : `, ${of.gain < 0 ? 'kostet' : 'bringt'} ${amount}`;
  const aim = AIMS[of.criterion](`${w.percent(of.chance)} statt ${w.percent(of.chanceNow)}`);
  return `${DECISIONS[of.decision.kind](of, w)}${at}: ${aim}${price}`;
};

const messages: Translation<typeof en> = {
  ...checks,
  'log-lost-too-many': ({ unit, lost, there }, w) =>
    `das Protokoll verliert ${pieces(unit, lost, w)}, da ${there === 1 ? 'ist' : 'sind'} aber nur ${there}`,
  'log-too-many-hits': ({ hits }) => `${hits} Treffer sind mehr, als gewürfelt wurde`,
  'text-too-long': () => 'der Text ist zu lang für eine Schlacht',
  'text-empty': () => 'hier steht keine Schlacht, etwa „3 Inf 1 Panzer gegen 2 Inf“',
  'text-two-battles': () => 'mehr als ein „gegen“: immer nur eine Schlacht',
  'text-no-army': ({ side }) =>
    side === 'attack'
      ? 'niemand greift an: Einheiten stehen vor dem „gegen“'
      : 'niemand verteidigt: Einheiten stehen hinter einem „gegen“',
  'text-unknown': ({ word, likely }, w) =>
    `„${word}“ ist keine Einheit${likely === undefined ? '' : `: ${w.word(UNIT_BY_ID[likely].name)}?`}`,
  'text-no-unit': ({ amount }) => `${amount} wovon? Die Einheit steht hinter ihrer Zahl`,
  'text-too-many': ({ unit, most }, w) => `höchstens ${most} ${several(unit, w)} auf einer Seite`,
  'text-misplaced': ({ unit, naval }, w) =>
    `${several(unit, w)} gibt es auf dieser Seite ${naval ? 'einer Seeschlacht' : 'einer Landschlacht'} nicht`,

  'forces-title': wave('Kräfte'),
  forces: ({ attacker, defender }, w) =>
    `${force(attacker, w)} gegen ${'hits' in defender ? force(defender, w) : met(defender, w)}.`,
  'leaves-title': wave('Abzug'),
  leaves: ({ units }, w) => `Von den übrigen Verteidigern ziehen vorher bis zu ${army(units, w)} ab.`,
  'owners-title': () => 'Besitzer',
  owners: ({ owners }, w) =>
    owners
      .map(
        ({ name, units, loss, survives }) =>
          `${name} (${army(units, w)}) verliert im Mittel ${w.amount(loss)} und hat in ${w.percent(survives)} der Fälle noch etwas übrig.`,
      )
      .join(' '),
  'aa-fire-title': wave('Flakfeuer'),
  'aa-fire': ({ shots, atMost, chance }, w) =>
    `${atMost ? 'bis zu ' : ''}${w.plural(shots, 'Schuss', 'Schüsse')} auf Flugzeuge, jeder trifft mit ${w.percent(chance)}.`,
  'bombardment-title': wave('Beschuss von See'),
  bombardment: ({ ships }, w) => `Von See feuern in der ersten Runde: ${army(ships, w)}.`,
  'retreat-title': wave('Rückzug'),
  retreat,
  'at-sea-title': wave('auf See'),
  'at-sea': ({ facts }) => atSea(facts),
  'order-title': wave('Reihenfolge der Verluste'),
  order: ({ attacker, defender }, w) =>
    `Angreifer: ${order(attacker.order, w)}${kept(attacker)}. Verteidiger: ${order(defender.order, w)}${kept(defender)}.`,
  'result-title': wave('Ergebnis'),
  result: ({ attacks, outcome, attackerLoss, defenderLoss }, w) =>
    `${attacks === undefined ? '' : ATTACKS[attacks]}${fates(outcome, w)}; Verluste ${w.decimal(attackerLoss)} gegen ${w.decimal(defenderLoss)}.`,

  wins: ({ waves, winChance, takesChance, bothLeft, nobodyLeft, ...of }, w) => {
    const takes = takesChance === undefined ? '' : ` und nimmt das Gebiet zu ${w.percent(takesChance)} ein`;
    const rest = [
      ...(bothLeft > 0 ? [`beide Seiten übrig ${w.percent(bothLeft)}`] : []),
      ...(nobodyLeft > 0 ? [`niemand übrig ${w.percent(nobodyLeft)}`] : []),
    ];
    const also = rest.length === 0 ? '' : ` (${rest.join(', ')})`;
    return `Der Angreifer${inWaves(waves)} siegt zu ${w.percent(winChance)}${takes}${also}. ${average(of, w)}`;
  },
  'takes-and-holds': ({ waves, naval, counters, takesChance, holdsChance, ...of }, w) => {
    const after = counters === 1 ? 'dem Gegenangriff' : 'den Gegenangriffen';
    const then = `und hält ${naval ? 'sie' : 'es'} nach ${after} noch zu ${w.percent(holdsChance)}`;
    const taken = naval
      ? `räumt die Zone zu ${w.percent(takesChance)}`
      : `nimmt das Gebiet zu ${w.percent(takesChance)} ein`;
    return `Der Angreifer${inWaves(waves)} ${taken} ${then}. ${average(of, w)}`;
  },

  lands: ({ landsChance, takesChance, ...of }, w) =>
    `Die Landung nimmt das Gebiet zu ${w.percent(takesChance)} ein und kommt zu ${w.percent(landsChance)} an Land. ${average(of, w)}`,
  'sea-title': () => 'See',
  sea: ({ attacker, defender, result, retreat: leaves, facts }, w) =>
    [
      `${army(attacker, w)} gegen ${army(defender, w)}. ${fates(result.outcome, w)}; Verluste ${w.amount(result.attackerLoss)} gegen ${w.amount(result.defenderLoss)}.`,
      ...(leaves === undefined ? [] : [retreat(leaves, w)]),
      ...(facts.length === 0 ? [] : [atSea(facts)]),
    ].join(' '),
  'cargo-title': () => 'Ladung',
  cargo: ({ aboard, lost }, w) =>
    `${isNobody(aboard) ? 'Nichts ist an Bord' : `An Bord: ${cargo(aboard, w)}`}; davon gehen im Mittel ${w.amount(lost)} IPC unter.`,
  'landing-fire-title': () => 'Beschuss von See',
  'landing-fire': ({ reason }) =>
    ({
      passed: 'Die Transporter bleiben liegen: Schlachtschiffe und Kreuzer beschießen die Küste.',
      unopposed: 'Keine Flotte verteidigt: Schlachtschiffe und Kreuzer beschießen.',
      fought: 'Eine Flotte verteidigt: Nach der Seeschlacht beschießt kein Schiff.',
    })[reason],
  'land-title': () => 'Land',
  land: ({ beside, defender, result, retreat: leaves }, w) =>
    [
      `Was landet${beside === undefined ? ', ' : `, dazu ${army(beside, w)}, `}gegen ${army(defender, w)}. ${fates(result.outcome, w)}; Verluste ${w.amount(result.attackerLoss)} gegen ${w.amount(result.defenderLoss)}.`,
      ...(leaves === undefined ? [] : [retreat(leaves, w)]),
    ].join(' '),

  raid: ({ bombers, damage, lost, profit }, w) =>
    `${bombers} ${bombers === 1 ? 'Bomber macht' : 'Bomber machen'} im Mittel ${w.amount(damage)} Schaden für ${w.amount(lost)} verlorene Bomber: ${w.gained(profit)} IPC.`,
  'raid-fire-title': () => 'Flakfeuer',
  'raid-fire-over': () => 'Schon vorbei: Auf keinen Bomber wird geschossen.',
  'raid-fire': ({ bombers, chance }, w) =>
    `${w.plural(bombers, 'Bomber', 'Bomber')}: Auf jeden wird einmal geschossen, und er fällt in ${w.percent(chance)} der Fälle.`,
  'raid-damage-title': () => 'Schaden',
  'raid-damage': ({ lowLuck, capacity }) =>
    `Jeder Bomber, der durchkommt, macht ${lowLuck ? '3 oder 4' : 'einen Würfel'} Schaden, zusammen höchstens ${capacity}.`,

  split: ({ parts, hold, of, chance, goal }, w) =>
    `Stelle ${parts.map(({ name, units }) => `${army(units, w)} nach ${name}`).join('; ')}: Du hältst in ${w.percent(chance)} der Fälle mindestens ${hold} von ${of} Gebieten${goal === undefined ? '' : `, weniger als die gewünschten ${w.percent(goal)}`}.`,
  'nothing-enough': ({ nearest, criterion }, w) =>
    `Keine Armee aus diesen Einheiten erreicht das Vorhaben${nearest === undefined ? '' : `; am nächsten kommt ${army(nearest.units, w)}: ${CRITERIA[criterion]} in ${w.percent(nearest.chance)} der Fälle`}.`,
  'most-profitable': ({ send: what, profit, valuesIn, armies, criterion, chance }, w) =>
    `${send(what, w)}: im Mittel ${gain({ profit, valuesIn }, w)}, das meiste, was eine von ${armies} Armeen einbringt; ${CRITERIA[criterion]} in ${w.percent(chance)} der Fälle.`,
  cheapest: ({ send: what, cost, criterion, chance, proven }, w) =>
    `${send(what, w)} für ${w.number(cost)} IPC: ${CRITERIA[criterion]} in ${w.percent(chance)} der Fälle, und ${proven ? 'nichts Billigeres genügt' : 'das Billigste, was gefunden wurde'}.`,
  'proof-title': () => 'Beweis',
  'proof-step': ({ proof }, w) => `${w.say(proof)}.`,
  'proof-all-splits': () => 'jede Verteilung wurde abgewogen oder ist in keiner Hinsicht besser als eine, die es wurde',
  'proof-best-split': () =>
    'keine Verteilung hält so viele öfter: Jede wurde abgewogen oder verspricht weniger, als diese hält',
  'proof-split-at-most': ({ atMost, chance }, w) =>
    `keine Verteilung hält so viele in mehr als ${w.percent(atMost)} der Fälle; diese in ${w.percent(chance)}`,
  'proof-armies': ({ valued, armies, excluded, bound, none }, w) => {
    const done =
      valued + excluded < armies
        ? `${valued} von ${armies} Armeen wurden exakt bewertet`
        : excluded === 0
          ? `alle ${armies} Armeen wurden exakt bewertet`
          : `${valued} Armeen wurden exakt bewertet und ${excluded} ausgeschlossen (${w.word(bound)})`;
    return `${done}; ${NONE[none.kind](none, w)}`;
  },

  'order-row-title': ({ name }) => `deine Verluste: ${settingName(name)}`,
  'order-row': ({ criterion, against, safest }, w) => {
    const all = against.map(({ name, chance, worst }) => {
      const found = chance === undefined ? 'nicht berechnet' : w.percent(chance);
      return `${found} gegen ${settingName(name)}${worst && against.length > 1 ? ' (der schlechteste Fall)' : ''}`;
    });
    return `${capital(AIM_TITLES[criterion])}: ${w.list(all)}.${safest ? ' Keine andere Reihenfolge hat einen besseren schlechtesten Fall.' : ''}`;
  },

  decision,
  'decision-raid': ({ bombers, profit, now }, w) =>
    `${bombers === 0 ? 'schicke keinen Bomber' : `schicke ${w.plural(bombers, 'Bomber', 'Bomber')}`}: im Mittel ${w.gained(profit)} IPC statt ${w.gained(now)}`,
  'decision-none': ({ tried }) =>
    `keine andere Entscheidung hilft: ${tried} ${tried === 1 ? 'wurde' : 'wurden'} versucht`,
  'decision-not-tried': ({ notTried, tried }) =>
    `${notTried} von ${notTried + tried} Entscheidungen wurden nicht versucht: Das würde zu lange dauern`,
  'decision-exact-only': () => 'Entscheidungen werden nur abgewogen, wo die Schlacht exakt gelöst wird',
  'no-bombers': () => 'keine Bomber: Nichts geschieht',
  'no-capacity': () => 'der Komplex kann keinen Schaden mehr nehmen',
  'called-off': () => 'die Rückzugsregel sagt den Angriff vor der ersten Runde ab: Niemand kämpft',
  'cannot-reach': ({ attackers }) =>
    attackers === 'aircraft'
      ? 'Flugzeuge treffen U-Boote nicht ohne Zerstörer, und U-Boote treffen keine Flugzeuge: Beide bleiben übrig'
      : 'U-Boote treffen keine Flugzeuge, und Flugzeuge treffen U-Boote nicht ohne Zerstörer: Beide bleiben übrig',
  'no-attackers': () => 'niemand greift an',
  'no-defenders': () => 'niemand verteidigt: Der Angreifer marschiert ein',
  'cannot-take': () => 'keine Landeinheit greift an: Das Gebiet kann nicht eingenommen werden',
  'takes-too-many': ({ takes, land }) =>
    `${takes === 1 ? '1 Landeinheit soll' : `${takes} Landeinheiten sollen`} bis zuletzt bleiben, von ${land}, die angreifen`,
  'usual-order': ({ first, worse }, w) =>
    `der Verteidiger verliert das Billigste zuerst, wie im Online-Spiel: ${several(first, w)} vor ${several(worse, w)}, obwohl sie besser verteidigen; eine andere Reihenfolge ändert die Chance`,
  'bombardment-limited': ({ firing, ships }) =>
    `Schiffe, die beschießen: ${firing} von ${ships}, eins für jede Einheit, die landet`,
  'bombards-without-landing': () =>
    'Schiffe beschießen, obwohl niemand landet: Nach dem Regelbuch dürfen sie das nicht',
  'landing-assumed': ({ land }) =>
    `keine Einheit ist als gelandet markiert, also zählen alle Landeinheiten (${land}): Kommt keine davon über See, beschießt kein Schiff`,
  'orders-not-a-game': () =>
    'es gibt zu viele Reihenfolgen der Verluste, um alle gegeneinander abzuwägen: Die Chance ist, was diese Reihenfolge gegen die beste Antwort wert ist; eine andere kann mehr wert sein',
  'order-not-proven': () =>
    'es gibt zu viele Reihenfolgen der Verluste, um die Schlacht für jede zu lösen: Die benutzte ist nicht als die beste bewiesen',
  'order-completed': ({ units }, w) => `${army(units, w)} nicht in der Reihenfolge der Verluste: dahinter eingeordnet`,
  'several-retreat-rules': () => 'mehrere Rückzugsregeln: Die erste, die zutrifft, entscheidet',
  'win-means-unused': () => '„Was Gewinnen heißt“ zählt nur für eine Regel über die Siegchance',
  'profit-fields-unused': () => 'Deadzone und Wert des Gebiets zählen hier nur für eine Regel über den Gewinn',
  'landed-stay': () => 'gelandete Einheiten können sich nicht zurückziehen: Nur die anderen weichen',
  'deadzone-twice': () =>
    'der Gegenangriff wird ausgekämpft, und die Deadzone zählt die Eroberer ebenfalls als verloren: derselbe Verlust zweimal',
  'no-rule-to-ask': () => 'es gibt keine Rückzugsregel, die vor der Schlacht zu fragen wäre',
  'no-future-waves': () => 'es gibt nur eine Welle',
  'no-luck': ({ swaps }) =>
    swaps
      ? 'Glück wird nicht beurteilt, wo die Seiten wechseln'
      : 'Glück über mehrere Wellen braucht die Tabellen über alle Wellen',
  rolled: ({ attacker, defender }, w) => {
    const unread = attacker.unread + defender.unread;
    const told =
      unread === 0
        ? ''
        : `; ${w.plural(unread, 'Salve', 'Salven')} nicht beurteilt: Die Würfel fehlen oder passen nicht zu den Einheiten`;
    return `Glück bisher: der Angreifer ${luck(attacker, w)}, der Verteidiger ${luck(defender, w)}${told}`;
  },
  'rolled-not-judged': ({ lowLuck }) =>
    lowLuck
      ? 'bei wenig Glück wird das Würfelglück nicht beurteilt: Treffer kommen aus ganzen Pools'
      : 'Würfelglück wird nur beurteilt, wo die Schlacht exakt gelöst wird',
  'no-territory': () => 'auf See wird kein Gebiet eingenommen',
  'not-proven': ({ proof }, w) => `nicht als das Beste bewiesen: ${w.say(proof)}`,
  'transports-guarded': () => 'neben den Transportern verteidigen andere Einheiten: Die Seeschlacht wird gekämpft',
  'lone-transports': ({ passedBy, attacked }, w) =>
    `Transporter allein darf man liegen lassen, und dann beschießen die Schiffe die Küste: nimmt das Gebiet in ${w.percent(passedBy)} der Fälle ein, wenn sie liegen bleiben, und in ${w.percent(attacked)}, wenn sie angegriffen werden`,
};

export const de = germanOf('axis', messages, names);
