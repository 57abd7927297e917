import { capital, type Translation, type Writer } from '@oddsmith/words';
import { germanOf } from '../../words/de.ts';
import { circumstanceTitle, SCENARIO_TITLES } from '../schema.ts';
import { replay } from './de/replay.ts';
import type { en } from './en.ts';
import { names } from './names.de.ts';
import type * as values from './values.ts';

const hits = (count: number, w: Writer) => w.plural(count, 'Treffer', 'Treffer');

const hitsWith = (count: number, rules: readonly string[], w: Writer) =>
  `${hits(count, w)}${rules.length === 0 ? '' : ` mit ${w.list(rules)}`}`;

const attacks = (count: number, w: Writer) => w.plural(count, 'Attacke', 'Attacken');

const harm = (count: number, w: Writer) => w.plural(count, 'Verwundung', 'Verwundungen');

const natural = (faces: readonly number[], w: Writer) => `eine natürliche ${w.list(faces.map(String))}`;

function lineRemark(remark: values.LineRemark, w: Writer): string {
  switch (remark.is) {
    case 'takedown':
      return 'jeder Träger wählt ein Modell und wird zuerst ausgeführt';
    case 'extraHits':
      return `${natural(remark.faces, w)} gibt ${hits(remark.most, w)} mehr`;
    case 'extraAttacks':
      return `${natural(remark.faces, w)} gibt ${attacks(remark.most, w)} mehr`;
    case 'copies':
      return `jeder Treffer zählt als ${remark.hits} Treffer`;
    case 'blockRerolls':
      return `Abwehrwürfe von ${remark.from} und mehr werden wiederholt`;
    case 'extraWounds':
      return `${natural(remark.faces, w)} bei misslungener Abwehr gibt ${harm(remark.most, w)} mehr`;
    case 'extraWoundOnSix':
      return 'ein nicht abgewehrter Treffer einer natürlichen 6 gibt eine Verwundung mehr';
    case 'deadly':
      return `jede Verwundung zählt ${remark.wounds} an einem Modell`;
    case 'skipsRegeneration':
      return 'keine Würfe für Regeneration';
    case 'hazard':
      return 'natürliche 1 verwunden die eigene Einheit';
  }
}

function trait(shown: values.UnitTrait, w: Writer): string {
  switch (shown.is) {
    case 'strikesFirst':
      return 'schlägt, wenn angegriffen, zuerst zu';
    case 'strikesLast':
      return 'schlägt beim Angriff zuletzt zu';
    case 'limited':
      return 'hat eine Waffe für einen Einsatz';
    case 'hazard':
      return 'verwundet sich bei natürlichen 1';
    case 'feats':
      return 'ignoriert einmal im Spiel Verwundungen';
    case 'perWound':
      return `gibt ${hits(shown.hits, w)} für eine Verwundung im Nahkampf zurück`;
    case 'perKill':
      return `gibt ${hits(shown.hits, w)} für ein im Nahkampf ausgeschaltetes Modell zurück`;
    case 'selfDestruct':
      return `sprengt sich (${hits(shown.hits, w)} je Modell)`;
    case 'grows':
      return 'sammelt jede Runde einen Marker';
  }
}

const chances = ({ win, draw, loss }: values.Chances, w: Writer) =>
  `siegt ${w.percent(win)}, unentschieden ${w.percent(draw)}, verliert ${w.percent(loss)}`;

const attacking = ({ attacker, defender, how }: values.Attack) => {
  if (how === 'shooting') return `${attacker} schießt auf ${defender}`;
  return how === 'charging' ? `${attacker} greift ${defender} an` : `${attacker} schlägt zu gegen ${defender}`;
};

const titleOf = (scenario: values.OfScenario['scenario'], w: Writer) => w.word(SCENARIO_TITLES[scenario]);

const MORE = {
  model: 'Ein Modell mehr',
  wound: 'Ein Lebenspunkt mehr je zähem Modell',
  attack: 'Eine Attacke mehr',
} as const;
const STATS = { quality: 'Qualität', defense: 'Verteidigung' } as const;
const SHOWN_CHANGE = 0.0005;

function factor({ what, kind, on, change, owner }: values.Factor, w: Writer): string {
  const name =
    'rule' in what ? w.word(what.rule) : 'more' in what ? MORE[what.more] : `${STATS[what.stat]} ${what.to}+`;
  const thing = on === '' ? name : `${name} ${'rule' in what ? 'auf' : 'mit'} ${on}`;
  const points = `${w.tenths(100 * Math.abs(change))} Prozentpunkte Siegchance`;
  if (Math.abs(change) < SHOWN_CHANGE)
    return kind === 'rule'
      ? `${thing} macht für ${owner} hier keinen Unterschied.`
      : `${thing} würde für ${owner} hier keinen Unterschied machen.`;
  if (kind === 'stat')
    return change > 0 ? `${thing} gäbe ${owner} ${points} dazu.` : `${thing} nähme ${owner} ${points}.`;
  return change > 0 ? `${thing} ist ${owner} hier ${points} wert.` : `${thing} kostet ${owner} hier ${points}.`;
}

const messages: Translation<typeof en> = {
  ...replay,
  attack: (v, w) =>
    `${attacking(v)}: im Mittel ${w.amount(v.wounds)} Verwundungen und ${w.amount(v.kills)} ausgeschaltete Modelle, ${w.percent(v.half)} auf die Hälfte, ${w.percent(v.wipe)} auf Vernichtung.`,
  'scenario-title': ({ scenario }, w) => titleOf(scenario, w),
  'one-scenario': ({ scenario, attacker, defender, result }, w) =>
    `${titleOf(scenario, w)}: ${attacker} gegen ${defender} ${chances(result, w)}.`,
  scenarios: ({ attacker, defender, win, loss, count, best, worst }, w) =>
    `${attacker} siegt gegen ${defender} in ${w.percent(win)} und verliert in ${w.percent(loss)} der Fälle, gemittelt über ${count} Szenarien: ` +
    `am besten „${titleOf(best.scenario, w)}“ (${w.percent(best.win)}), am schlechtesten „${titleOf(worst.scenario, w)}“ (${w.percent(worst.win)}).`,
  scenario: ({ attacker, defender, result, out, lost, holds, points }, w) =>
    `${attacker} ${chances(result, w)}; ${defender} ist in ${w.percent(out)} vernichtet oder auf der Flucht, ${attacker} in ${w.percent(lost)}` +
    `; das Missionsziel hält in ${w.percent(holds.attacker)} ${attacker}, in ${w.percent(holds.defender)} ${defender}, umkämpft ist es in ${w.percent(holds.contested)}` +
    `${points === null ? '' : `; verloren ${points.attackerLost.toFixed(0)} Punkte, geholt ${points.defenderLost.toFixed(0)}`}.`,

  'weapon-title': ({ name }) => name,
  weapon: ({ dice, hitOn, blockOn, blockOnSix, remarks }, w) => {
    const six = blockOnSix === blockOn ? '' : ` (natürliche 6 bei ${blockOnSix}+)`;
    const more = remarks.length === 0 ? '' : `; ${w.list(remarks.map((remark) => lineRemark(remark, w)))}`;
    return `${w.plural(dice, 'Würfel trifft', 'Würfel treffen')} bei ${hitOn}+, abgewehrt bei ${blockOn}+${six}${more}.`;
  },
  'weapon-out-of-reach': ({ distance }, w) => `außer Reichweite bei ${w.number(distance)}".`,
  'weapon-reserved': () => 'greift nur an, während die Einheit über den Feind hinwegzieht.',
  airborne: ({ unit }) => `${unit} greift nicht an und wird nicht angegriffen: Niemand schlägt zu.`,
  strafing: ({ step }, w) => `Über den Feind hinweg: ${w.say(step)}`,
  'unpredictable-title': () => 'Unpredictable',
  unpredictable: () => 'Ein Würfel für den Schritt: 1 bis 3 ist AP +1, 4 bis 6 ist +1 auf den Trefferwurf.',
  'loose-title': ({ rule }) => rule,
  loose: ({ dice, needs, blockOn }, w) =>
    `${w.plural(dice, 'Würfel trifft', 'Würfel treffen')} bei ${needs}+, abgewehrt bei ${blockOn}+.`,
  ravage: ({ dice }, w) => `${w.plural(dice, 'Würfel', 'Würfel')}: Jede 6+ ist eine Verwundung ohne Abwehrwurf.`,
  'rule-title': ({ name }, w) => w.word(name),
  blow: ({ unit, dice, once, needs, hits: count, rules }, w) => {
    const each = count === 0 ? 'eine Verwundung ohne Abwehr' : hitsWith(count, rules, w);
    const when = once ? 'es zum ersten Mal angreift' : 'es angreift';
    return `${unit} wirft ${w.plural(dice, 'Würfel', 'Würfel')}, bevor ${when}: Jede ${needs}+ ist ${each}.`;
  },
  'coming-back-title': () => 'Zurückkehren',
  'coming-back': ({ unit, needs }) => `Verwundungen von ${unit} verschwinden bei der Aktivierung je bei ${needs}+.`,
  'mending-title': () => 'Ausbessern',
  mending: ({ unit, times }) =>
    `${unit} nimmt bei der Aktivierung ${times === 1 ? '' : `${times}-mal `}D3 Verwundungen von seinem am stärksten verwundeten Modell.`,
  // What the schema calls a unit without a name is a word of ours.
  'unit-title': ({ name }, w) => w.word(name),
  unit: ({ models, wounds, traits }, w) => {
    const strength = [w.plural(models, 'Modell', 'Modelle'), w.plural(wounds, 'Lebenspunkt', 'Lebenspunkte')];
    return `${capital(w.list([...strength, ...traits.map((shown) => trait(shown, w))]))}.`;
  },
  'ignore-title': () => 'Wurf zum Ignorieren',
  ignore: ({ unit, needs }) => `${unit} ignoriert jede Verwundung bei ${needs}+.`,
  'spell-title': () => 'Zauber',
  'spell-gift': ({ unit, rule, needs }) =>
    `${unit} hat ${rule}, wenn der Zauberwurf ${needs}+ zeigt; die Schritte rechnen ohne.`,
  'spell-blow': ({ unit, hits: count, rules, dice, needs }, w) => {
    const when =
      dice === 1 ? `, wenn der Zauberwurf ${needs}+ zeigt` : ` für jeden von ${dice} Würfeln, der ${needs}+ zeigt`;
    return `${unit} nimmt vor dem ersten Schritt ${hitsWith(count, rules, w)}${when}.`;
  },
  'rules-title': () => 'Regeln',
  rules: ({ version, readings }, w) => {
    const changed = w.list(readings.map(([name, value]) => `${name} = ${value}`));
    return `Version ${version} mit ${changed === '' ? 'den üblichen Lesarten' : changed}.`;
  },
  'morale-title': ({ name }) => `Moral von ${name}`,
  'morale-test': ({ needs }) => `Tests sind bei ${needs}+ bestanden.`,
  'morale-fearless': ({ needs }) => `Ein misslungener Test gilt bei ${needs}+ doch als bestanden.`,
  'morale-stand': ({ most }) => `Statt zu misslingen, wird jede übrige Verwundung bei 1 bis ${most} markiert.`,
  'morale-fear': ({ wounds }, w) => `Zählt als ${harm(wounds, w)} mehr, wenn ein Nahkampf entschieden wird.`,
  'morale-recover': ({ needs }) => `Eine Einheit mit Shaken erholt sich zu Beginn einer Runde bei ${needs}+.`,
  'sweeping-title': () => 'Über den Feind hinweg',
  sweeping: ({ unit }) => `${unit} greift vor dem Schießen mit überfliegenden Waffen an, ohne Entfernung.`,
  'twice-title': () => 'Zweimal handeln',
  twice: ({ unit }) => `${unit} greift am Ende der Runde seines ersten Angriffs noch einmal an.`,

  'unknown-rule': ({ rule }) => `${rule} ist nicht abgebildet: Es ändert an diesem Ergebnis nichts`,
  'rule-read-from-text': ({ rule }) => `${rule} ist aus seinem Text gelesen; prüfe unter Schritte, was es tut`,
  'needs-support': ({ rule, gives, onto }) => {
    const side = onto === 'attacker' ? 'Angreifer' : 'Verteidiger';
    const given = gives.length === 0 ? `Gib es dem ${side}` : `Gib dem ${side} ${gives.join(', ')}`;
    return `${rule} wirkt auf eine andere Einheit: ${given} als Unterstützung, damit es zählt`;
  },
  'needs-circumstance': ({ rule, unit, circumstance }, w) =>
    `${rule} von ${unit} wird nicht gezählt: Setze „${w.word(circumstanceTitle(circumstance))}“ unter Umstände`,
  'needs-spells': ({ rule, unit }) => `${rule} von ${unit} wird nicht gezählt: Gib unter Zauber ein, was gewirkt wird`,
  'rule-without-effect': ({ unit, rules }) => `${unit}: hier ohne Wirkung: ${rules.join(', ')}`,
  'support-without-effect': ({ rule }) => `${rule} als Unterstützung ändert hier nichts`,
  'no-weapon': ({ unit, reach }, w) =>
    reach === null ? `${unit} hat keine Nahkampfwaffe` : `${unit} hat keine Waffe, die ${w.number(reach)}" weit reicht`,
  'spell-picks-model': () =>
    'Treffer eines Zaubers gehen auf die Einheit: Keine ihrer Regeln kann ein Modell herausgreifen',
  'start-too-many-wounds': ({ unit, all, given }) => `${unit} hat insgesamt ${all} Lebenspunkte, nicht ${given}`,
  'takedown-either': () =>
    'Takedown nimmt hier das nächste Modell und bei einem anderen Schuss auf dieselbe Einheit einen Helden; ein Plan kennt nur eines von beiden',
  'several-heroes': ({ heroes }) =>
    `Takedown greift einen von ${heroes} Helden heraus, also bleiben die Lebenspunkte jedes Einzelnen; ein Plan unterscheidet nur die eines Helden von denen der Einheit`,
  factor,
  'melee-only': () => 'Angriff und Erschöpfung zählen nur im Nahkampf',
  'shooting-only': () => 'Deckung zählt nur beim Schießen',
};

export const de = germanOf('grimdark', messages, names);
