import { capital, type Translation, type Writer } from '@oddsmith/words';
import { germanOf } from '../../words/de.ts';
import type { Edition } from '../rules/index.ts';
import { ruleOf, summaryOf } from '../rules/index.ts';
import { type Action, actionTitles, type Strategy } from '../strategies.ts';
import { checks } from './de/checks.ts';
import { optional } from './de/optional.ts';
import type { en } from './en.ts';
import { names } from './names.de.ts';
import type { Choice, CritField, Dice, DiceOf, DieRuleText, Hand, NamedFighter, RuleOf, RuleText } from './values.ts';

const STRATEGIES: { readonly [strategy in Strategy]: string } = {
  strike: 'schlägt zu, außer eine Parade beendet die Gefahr und besiegt den Feind trotzdem',
  parry: 'pariert, wann immer ein Würfel es kann',
  maxDamage: 'spielt beides gegen einen zuschlagenden Feind durch und nimmt, was dem Feind weniger Lebenspunkte lässt',
  minDamage: 'spielt beides gegen einen zuschlagenden Feind durch und nimmt, was mehr eigene Lebenspunkte behält',
  optimalKill: 'spielt über den ganzen Kampf auf die größte Chance zu siegen, weniger die Chance zu fallen',
  optimalDamage: 'spielt über den ganzen Kampf auf die meisten Lebenspunkte des Feindes, weniger eigene Verluste',
};

const fighter = ({ name, place, sameName }: NamedFighter, w: Writer) =>
  sameName
    ? `${name} (${place === 'first' ? 'zuerst' : 'danach'})`
    : w.name(name, `Kämpfer ${place === 'first' ? 'A' : 'B'}`);

/** "dem Krit", where there is no other one; "den normalen", where it is parried. */
const withDie = (count: number, kind: string) => `mit ${count === 1 ? 'dem' : 'einem'} ${kind}`;
const theDie = (count: number, kind: string) => `${count === 1 ? 'den' : 'einen'} ${kind}`;

const move: { readonly [action in Action]: (own: Hand, other: Hand) => string } = {
  strikeCrit: (own) => `${withDie(own.crits, 'Krit')} zuschlagen`,
  strikeNormal: (own) => `${withDie(own.normals, 'normalen')} zuschlagen`,
  critParryCrit: (own, other) => `${theDie(other.crits, 'Krit')} ${withDie(own.crits, 'Krit')} parieren`,
  critParryNormal: (own, other) => `${theDie(other.normals, 'normalen')} ${withDie(own.crits, 'Krit')} parieren`,
  normalParry: (own, other) => `${theDie(other.normals, 'normalen')} ${withDie(own.normals, 'normalen')} parieren`,
  normalParryCrit: (own, other) => `${theDie(other.crits, 'Krit')} ${withDie(own.normals, 'normalen')} parieren`,
};

const bestOf = (actions: readonly Action[], { self, enemy }: Pick<Choice, 'self' | 'enemy'>, w: Writer) => {
  const [first, ...equal] = actions.map((action) => move[action](self, enemy));
  return equal.length === 0 ? `${first}.` : `${first}. Gleich gut: ${w.list(equal, 'or')}.`;
};

const hand = ({ crits, normals, wounds, ...of }: Hand, w: Writer) =>
  `${fighter(of.fighter, w)}: ${w.plural(crits, 'Krit')}, ${w.plural(normals, 'normaler', 'normale')}, ${wounds} LP`;

const diceOf = (of: DiceOf, w: Writer) => {
  if (of.side === 'attack') return 'Attacke';
  if (of.side === 'apl') return `Gegen APL ${of.apl}`;
  if (of.side === 'fighter') return capital(fighter(of.fighter, w));
  return of.invulnerable ? `Gegen Rettungswurf ${of.stat}+` : `Gegen Schutzwurf ${of.stat}+`;
};

/** As a heading: "Lethal x+" without what stands for its number. */
const ruleTitle = ({ rule, of }: RuleOf, w: Writer) => {
  const name = w.rule(rule).replace(/ x\+?$/, '');
  return of === undefined ? name : `${diceOf(of, w)}: ${name}`;
};

const dice = ({ autoCrits, autoNormals, verb, stat, low, critFrom, ...one }: Dice, w: Writer) => {
  const kept = [
    ...(autoCrits > 0 ? [`${autoCrits} kritisch`] : []),
    ...(autoNormals > 0 ? [`${autoNormals} normal`] : []),
  ];
  const aside = kept.length === 0 ? '' : ` (${w.list(kept)} ohne Wurf)`;
  const critical = critFrom > 6 ? 'nie kritisch' : `kritisch bei ${critFrom === 6 ? '6' : `${critFrom}+`}`;
  const roll = verb === 'hit' ? 'Treffer' : 'Schutzwurf';
  const needs = low ? `${roll} bei ${7 - stat} oder weniger, kritisch bei 1` : `${roll} bei ${stat}+, ${critical}`;
  return `${one.dice} Würfel${aside}, ${needs}: Ein Würfel ist ${w.percent(one.crit)} kritisch, ${w.percent(one.normal)} normal, ${w.percent(one.fail)} ein Fehlschlag`;
};

const summary = ({ rule, edition }: RuleText, w: Writer) => w.word(summaryOf(ruleOf(rule), edition));

const DIE = { any: 'Würfel', normal: 'normale Würfel', critical: 'kritische Würfel' } as const;
const ONE_DIE = { any: 'Würfel', normal: 'normaler Würfel', critical: 'kritischer Würfel' } as const;

const leaves = ({ lowering }: DieRuleText) => {
  if (lowering.to === 'atMost') return lowering.damage === 0 ? 'ohne Schaden' : `mit ${lowering.damage} Schaden`;
  if (lowering.to === 'half') return `mit halbem Schaden, aufgerundet, mindestens ${lowering.minimum}`;
  return `ab ${lowering.from} Schaden mit ${lowering.amount} weniger`;
};

const rolledFor = ({ on, rolls }: DieRuleText) => {
  if (on === null) return '';
  return rolls > 1 ? `, wenn von ${rolls} Würfeln dafür einer ${on} oder mehr zeigt` : `, wenn dafür ${on}+ fällt`;
};

const inert =
  (name: string, roll: string) =>
  ({ from, stat }: CritField) =>
    `${name} ${from}+ bewirkt nicht mehr als ${name} ${stat}+: Ein ${roll} unter ${stat}+ ist ein Fehlschlag`;
const everyCrit =
  (name: string) =>
  ({ from, stat }: CritField) =>
    `mit ${name} ${from}+ ist jeder Erfolg bei ${stat}+ kritisch`;
const otherMeaning = (
  { rule, of, edition, instead }: { rule: string; of: Edition; edition: Edition; instead: string },
  w: Writer,
) => `das ist ${w.rule(rule)} von ${of}; ${edition} bedeutet der Name etwas anderes (${w.word(instead)})`;
const exclusive = ({ rules }: { rules: readonly string[] }, w: Writer) =>
  `kein Agent hat ${w.list(rules.map(w.rule))} zusammen; jede wirkt an ihrer Stelle`;

const messages: Translation<typeof en> = {
  ...checks,
  ...optional,
  shot: ({ attacker, attacks, hit, further, target, wounds, kills, damage, mode }, w) => {
    const who = w.name(attacker, `${w.plural(attacks, 'Attacke', 'Attacken')} auf ${hit}+`);
    const others = further === 0 ? '' : ` und ${w.plural(further, 'weitere Attacke', 'weitere Attacken')}`;
    return `${capital(who)}${others} gegen ${w.name(target, 'das Ziel')} (${wounds} LP): in ${w.percent(kills)} der Fälle besiegt, im Mittel ${w.amount(damage)} Schaden, am häufigsten ${mode}.`;
  },
  fight: ({ fighters, firstDies, secondDies, bothSurvive, bothDie }, w) => {
    const both = bothDie > 0 ? `, beide fallen in ${w.percent(bothDie)}` : '';
    return `${capital(fighter(fighters[0], w))} gegen ${fighter(fighters[1], w)}: siegt in ${w.percent(secondDies)} der Fälle und fällt in ${w.percent(firstDies)}; beide überleben in ${w.percent(bothSurvive)}${both}.`;
  },
  choice: ({ kill, damage, kills, dies, wounds, ...dice }, w) => {
    const trade =
      kill.join() === damage.join()
        ? `Dasselbe gilt für den Tausch an Lebenspunkten (${w.gained(wounds)}).`
        : `Für den Tausch an Lebenspunkten (${w.gained(wounds)}): ${bestOf(damage, dice, w)}`;
    return `${capital(fighter(dice.self.fighter, w))}: ${bestOf(kill, dice, w)} Siegt ${w.percent(kills)}, fällt ${w.percent(dies)}. ${trade}`;
  },

  'open-dice-title': () => 'Offene Würfel',
  'open-dice': ({ hands, self, enemy, strategy }, w) =>
    `${hands.map((each) => hand(each, w)).join('; ')}; ${fighter(self, w)} ist am Zug, ${fighter(enemy, w)} ${STRATEGIES[strategy]}`,
  'action-title': ({ action }, w) => capital(w.word(actionTitles[action])),
  action: ({ kills, dies, value, deals, takes, trade }, w) =>
    `auf den Sieg: siegt ${w.percent(kills)}, fällt ${w.percent(dies)}, Wert ${w.gained(value)}; auf Lebenspunkte: nimmt ${w.amount(deals)}, verliert ${w.amount(takes)}, Wert ${w.gained(trade)}`,

  'dice-title': ({ of }, w) => diceOf(of, w),
  dice,
  'save-dice': ({ base, lost, piercing, reduction, coverLost, ...saves }, w) => {
    const parts = [
      ...(lost > 0 ? [`${base} von Haus aus − ${lost} Piercing`] : []),
      ...(piercing === 'ignored' ? ['Piercing wird ignoriert'] : []),
      ...(piercing === 'counted' && reduction > 0 ? [`Piercing ist um ${reduction} kleiner`] : []),
      ...(coverLost ? ['keine Deckung gegen Saturate'] : []),
    ];
    return [...parts, dice(saves, w)].join('; ');
  },
  'rule-title': ruleTitle,
  rule: summary,
  'chosen-reroll-title': ({ rule, of }, w) => `${ruleTitle({ rule, ...(of && { of }) }, w)}, Wiederholen nach Wahl`,
  conversion: ({ means, ...text }, w) => {
    if (means === null) return summary(text, w);
    const [successes, critical] = [means.successes.map(w.amount), means.crits.map(w.amount)];
    return `${summary(text, w)} Im Mittel Erfolge von ${successes[0]} auf ${successes[1]}, Krits von ${critical[0]} auf ${critical[1]}.`;
  },
  'locked-dice-title': ({ of }, w) => `${diceOf(of, w)}: gesperrte Würfel`,
  'locked-dice': ({ locking, promoting }, w) =>
    `ein Würfel wird nur einmal behalten: Die von ${w.list(locking.map((rule) => ruleTitle({ rule }, w)))} bleiben normal, was immer ${w.list(
      promoting.map((rule) => ruleTitle({ rule }, w)),
      'or',
    )} aus ihnen machen könnte`,
  'crits-at-once': ({ damage }) => `jeder Krit macht sofort ${damage} Schaden, was immer abgewehrt wird`,
  'crits-rolled-at-once': ({ damage }) => `jeder geworfene Krit macht sofort ${damage} Schaden`,
  'strategy-title': ({ of }, w) => `${diceOf(of, w)}: Strategie`,
  strategy: ({ strategy }) => STRATEGIES[strategy],
  'each-point': ({ on }) => `jeder Schadenspunkt wird bei ${on}+ ignoriert, gewürfelt, wenn er zugefügt wird`,
  'die-rule': (rule) => {
    const which =
      rule.count === null
        ? `jeder ${DIE[rule.dice]}`
        : `höchstens ${rule.count} ${rule.count === 1 ? ONE_DIE[rule.dice] : DIE[rule.dice]}`;
    return `${which} ${leaves(rule)}${rolledFor(rule)}${rule.devastating ? '; auch Devastating' : ''}`;
  },
  downgraded: ({ count }, w) =>
    `bis zu ${w.plural(count, 'Krit')} des Angriffs ${count === 1 ? 'zählt' : 'zählen'} als normal, wenn Schutzwürfe eingesetzt werden`,
  'piercing-crits': ({ dice: left, instead }) =>
    `mit mindestens einem Krit wirft der Verteidiger ${left} Würfel statt ${instead}`,
  'blocking-title': () => 'Abwehr',
  blocking: ({ any, normal, critical }) => {
    const way = any
      ? 'jeder Schutzwurf wehrt jeden Treffer ab, normale zuerst'
      : 'ein kritischer Schutzwurf wehrt jeden Treffer ab, ein normaler einen normalen, zwei normale einen kritischen, so dass am wenigsten Schaden bleibt';
    return `${way}; nicht abgewehrte Treffer machen ${normal}, kritische ${critical}`;
  },
  hot: ({ below, damage, dies }, w) =>
    `ein Würfel unter ${below} kostet den Schützen das Doppelte der Augen: im Mittel ${w.amount(damage)} Schaden${dies === null ? '' : `, in ${w.percent(dies)} der Fälle besiegt`}`,
  'secondary-title': ({ name, place }, w) => `Nebenziel ${w.name(name, String(place))}`,
  'in-reach-title': ({ name, place }, w) => `In Reichweite: ${w.name(name, String(place))}`,
  'after-title': ({ name, place }, w) => `Nach ${w.name(name, `Attacke ${place}`)}`,
  hurt: ({ damage, dies, devastating }, w) =>
    `${devastating === undefined ? '' : `Devastating ${devastating} für jeden Krit: `}im Mittel ${w.amount(damage)} Schaden, in ${w.percent(dies)} der Fälle besiegt`,
  'times-fired-title': () => 'Wie oft geschossen',
  'times-fired': ({ times }) => `${times}-mal, zusammengezählt`,
  'report-title': () => 'Gefechtsbericht',
  'shot-report': (shot, w) => {
    const devastating = shot.devastating > 0 ? ` mit Devastating ${shot.devastating}` : '';
    return [
      `${w.name(shot.attacker, 'Angreifer')}: ${shot.attacks}D6 auf ${shot.hit}+, Schaden ${shot.normalDamage}/${shot.criticalDamage}${devastating}.`,
      `${w.name(shot.defender, 'Verteidiger')}: ${shot.wounds} LP, ${shot.dice}D6 Schutzwurf ${shot.save}+.`,
      `${w.percent(shot.kills)} Chance, das Ziel sofort zu besiegen.`,
      `${w.percent(shot.halfChance)} Chance auf ${shot.half} oder mehr Schaden.`,
      `Mittlerer Schaden ${w.amount(shot.damage)}.`,
      `Am häufigsten: ${shot.mode} Schaden (${w.percent(shot.modeChance)}).`,
    ].join(' ');
  },
  'fight-report': ({ fighters, bothSurvive, bothDie }, w) =>
    [
      ...fighters.map(
        (one) =>
          `${capital(fighter(one.fighter, w))}: ${one.attacks} Würfel auf ${one.hit}+, Schaden ${one.normalDamage}/${one.criticalDamage}, fällt ${w.percent(one.dies)}, behält im Mittel ${w.amount(one.keeps)} von ${one.wounds} Lebenspunkten.`,
      ),
      `Beide überleben ${w.percent(bothSurvive)}, beide fallen ${w.percent(bothDie)}.`,
    ].join(' '),
  'order-title': () => 'Reihenfolge',
  order: ({ fighters, rounds, swaps, injuredBelow }, w) => {
    const names = fighters.map((one) => fighter(one, w));
    const hurt =
      injuredBelow === null
        ? ''
        : `; wer eine Runde verletzt beginnt (${names[0]} unter ${w.amount(injuredBelow[0])} Lebenspunkten, ${names[1]} unter ${w.amount(injuredBelow[1])}), braucht eins mehr zum Treffen`;
    const length = rounds > 1 ? `${rounds} Runden, bis jemand fällt` : 'eine Runde';
    return `${length}; ${names[0]} beginnt${swaps ? ' in ungeraden Runden' : ''}, dann abwechselnd je ein Würfel${hurt}`;
  },

  'more-kept-than-dice': ({ dice: all }) => `es werden mehr Würfel ohne Wurf behalten als die ${all}, die es gibt`,
  'reroll-choice-idle': ({ rule }, w) =>
    `${w.rule(rule)} lässt keine Wahl: Welche Würfel wiederholt werden, steht fest`,
  'lethal-below-hit': inert('Lethal', 'Wurf'),
  'hardy-below-save': inert('Hardy', 'Schutzwurf'),
  'lethal-at-hit': everyCrit('Lethal'),
  'hardy-at-save': everyCrit('Hardy'),
  'ability-does-nothing': ({ rule }, w) =>
    `${w.rule(rule)} ändert hier nichts: Kein Wurf dieser Würfel lässt etwas zu tun`,
  'old-name-2024': otherMeaning,
  'stun-2024': otherMeaning,
  'other-edition': ({ rules, edition }, w) => {
    const [are, them] = rules.length === 1 ? ['ist eine Regel', 'ihr'] : ['sind Regeln', 'ihnen'];
    return `${w.list(rules.map(w.rule))} ${are} der anderen Edition; gespielt wird nach ${edition} mit ${them}`;
  },
  'elites-both': exclusive,
  'dueller-both': exclusive,
  'again-both': exclusive,
  'no-dice': ({ fights }) =>
    fights
      ? 'es werden keine Würfel geworfen: Dieser Kämpfer kann nicht handeln'
      : 'es werden keine Würfel geworfen: Nichts geschieht',
  'piercing-crits-without-crits': () => 'Piercing Crits kommt nie vor: Kein Krit ist möglich',
  'devastating-without-crits': () => 'Devastating kommt nie vor: Kein Krit ist möglich',
  'crit-below-normal': ({ normal, critical }) =>
    `ein kritischer Treffer macht weniger Schaden (${critical}) als ein normaler (${normal})`,
  'piercing-v-invulnerable': () => 'Piercing bewirkt nichts gegen einen Rettungswurf',
  'piercing-above-dice': ({ piercing, dice: all }) =>
    `Piercing ${piercing} nimmt mehr weg, als der Verteidiger hat (${all} Würfel): Es wird kein Schutzwurf geworfen`,
  'piercing-crits-below-piercing': ({ piercing, onCrits }) =>
    `Piercing Crits ${onCrits} zählt neben Piercing ${piercing} nie: Nur das größere gilt`,
  'invulnerable-worse-than-save': ({ invulnerable, save }) =>
    `der Rettungswurf ${invulnerable}+ ist schlechter als der Schutzwurf ${save}+, wird aber immer benutzt`,
  'cover-v-saturate': () => 'Deckung bewirkt nichts gegen Saturate',
  'cover-above-dice': ({ dice: left }) => `Deckung kommt aus dem, was Piercing übrig lässt (${left} Würfel)`,
  'no-piercing': () => 'es gibt kein Piercing zu verringern',
  'bystanders-without-devastating': () => 'niemand sonst wird verletzt: Der Angriff hat kein Devastating',
  'cannot-kill': ({ most, wounds }, w) =>
    `gegen ${w.plural(wounds, 'Lebenspunkt', 'Lebenspunkte')} sind höchstens ${most} Schaden möglich`,
  'crit-damage-not-lowered': ({ critical, above }) =>
    `kritischer Schaden ${critical} wird nicht verringert: Er muss über ${above} liegen`,
  'devastating-not-reduced': () =>
    'nach dem offiziellen FAQ verringert nichts, was vor Angriffswürfeln schützt, Devastating: Hier geschieht es',
  'feel-no-pain-2024': () =>
    'kein Team von 2024 würfelt für jeden Schadenspunkt: Weniger Schaden wird für jeden Würfel geworfen',
  'guard-does-nothing': ({ rule, normal, critical }, w) =>
    `${w.rule(rule)} ändert nichts gegen Schaden ${normal}/${critical}`,
  'one-round': ({ needs }) =>
    needs === 'injured'
      ? 'zu Beginn ist niemand verletzt: Es zählt ab der zweiten Runde'
      : 'abwechselnd anzufangen braucht eine zweite Runde',
  'starting-wounds-idle': () => 'anfängliche Lebenspunkte zählen nur mit „Injured“',
  'enemy-does-not-parry': ({ rule }, w) => `${w.rule(rule)} ändert wenig: Der Feind schlägt lieber zu, als zu parieren`,
  'striker-with-shield': () => 'eine bessere Parade ändert wenig für einen Kämpfer, der zuschlägt',
  'two-parry-rules': ({ critical, normal }, w) =>
    `eine kritische Parade folgt ${w.rule(critical)}, eine normale ${w.rule(normal)}`,
  'parry-v-brutal': ({ rule }, w) => `${w.rule(rule)} bewirkt nichts: Nur Krits parieren diesen Feind`,
  'note-round': ({ round }) => `Runde ${round}`,
  'note-action': ({ fighter: who, action }, w) => `${who}: ${w.word(actionTitles[action])}`,
  'note-dice': ({ side, crits: critical, normals }, w) =>
    `${w.word(side)}: ${w.plural(critical, 'kritischer', 'kritische')}, ${w.plural(normals, 'normaler', 'normale')}`,
  'note-damage': ({ damage }) => `${damage} Schaden`,

  'ability-without-crits': () =>
    'eine Fähigkeit, die einen kritischen Schlag braucht, kommt nie vor: Kein Krit ist möglich',
  'crit-strike-is-a-strike': () => 'ein Schlag mit einem Krit ist ein Schlag: Setze beides',
};

export const de = germanOf('killteam', messages, names);
