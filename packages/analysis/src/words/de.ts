import type { Translation, Writer } from '@oddsmith/words';
import type { Objective } from '../plan/question.ts';
import type { en } from './en.ts';
import type * as values from './values.ts';

const STATISTICS: { readonly [statistic in values.Statistic]: string } = {
  mean: 'Mittel',
  stdDev: 'Streuung',
  median: 'Median',
  mode: 'am häufigsten',
  min: 'kleinster Wert',
  max: 'größter Wert',
};

const COMPARISONS = { '>=': 'mindestens', '<=': 'höchstens', '=': 'genau' } as const;

/** "Chance auszuschalten", "Schaden, Mittel", "Schaden mindestens 5". */
const figure = ({ title, statistic, comparison, number }: values.FigureName, w: Writer) => {
  // Figures of answers may be called otherwise than fields of the same English name.
  const key = `figure: ${title}`;
  const own = w.word(key) === key ? w.word(title) : w.word(key);
  if (comparison !== undefined) return `${own} ${COMPARISONS[comparison]} ${number}`;
  return statistic === undefined ? own : `${own}, ${STATISTICS[statistic]}`;
};

const amount = ({ chance }: values.FigureName, value: number, w: Writer) =>
  chance ? w.percent(value) : w.decimal(value);

/** "Weapons 2" is the second of its list. */
const titled = (title: string, w: Writer) => {
  const [, list, index] = /^(.*) (\d+)$/.exec(title) ?? [];
  return list === undefined ? w.word(title) : `${w.word(list)} ${index}`;
};

const place = ({ titles, path }: values.FieldPlace, w: Writer) =>
  titles.length === 0 ? path : titles.map((title) => titled(title, w)).join(' › ');

const holds = ({ value, suffix }: values.FieldHolds, w: Writer) => {
  if (typeof value === 'boolean') return value ? 'an' : 'aus';
  return `${typeof value === 'number' ? w.number(value) : w.word(value)}${suffix === '' ? '' : w.word(suffix)}`;
};

const tried = ({ fields, figure: of, value }: values.Tried, w: Writer) =>
  `${fields.map((field) => `${place(field, w)} ${holds(field, w)}`).join(', ')}: ${figure(of, w)} ${amount(of, value, w)}`;

const WORTH: { readonly [objective in Objective]: (plan: values.PlanWorth, w: Writer) => string } = {
  points: ({ value }, w) => `im Mittel ${w.decimal(value)} Punkte vernichtet`,
  unitPoints: ({ value }, w) => `im Mittel ${w.decimal(value)} Punkte an vernichteten Einheiten`,
  units: ({ value }, w) => `im Mittel ${w.decimal(value)} Einheiten vernichtet`,
  kill: ({ value, focus }, w) => `${w.list(focus)} in ${w.percent(value)} der Fälle vernichtet`,
};

const planned = ({ objective }: values.PlanWorth, value: number, w: Writer) =>
  objective === 'kill' ? w.percent(value) : w.decimal(value);

const LISTS: { readonly [list in values.PlanList]: string } = { shooters: 'Schützen', targets: 'Ziele' };

const COLUMNS: { readonly [column in values.Column]: string } = {
  'at least': 'mindestens',
  attack: 'Attacke',
  attempt: 'Versuch',
  best: 'am besten',
  bring: 'mitnehmen',
  chance: 'Chance',
  choice: 'Wahl',
  damage: 'Schaden',
  difference: 'Unterschied',
  expected: 'erwartet',
  field: 'Feld',
  figure: 'Zahl',
  found: 'gefunden',
  from: 'von',
  info: 'Hinweis',
  kills: 'ausgeschaltet',
  list: 'Liste',
  mine: 'meine',
  others: 'übrige',
  points: 'Punkte',
  'points per point': 'Punkte je Punkt',
  problem: 'Problem',
  shooter: 'Schütze',
  side: 'Seite',
  situation: 'Situation',
  target: 'Ziel',
  theirs: 'ihre',
  to: 'auf',
  unit: 'Einheit',
  value: 'Wert',
  warning: 'Warnung',
  weight: 'Gewicht',
  with: 'mit',
  worst: 'schlimmstens',
};

export const de: Translation<typeof en> = {
  planned: ({ start, worth, fixed, proven }, w) => {
    const first =
      start.target === null
        ? `${start.shooter} hält zuerst das Feuer`
        : `${start.shooter} schießt zuerst auf ${start.target}`;
    const made = proven ? 'besten Plan' : 'besten gefundenen Plan';
    return `${first}: ${WORTH[worth.objective](worth, w)}, ${planned(worth, fixed, w)} mit dem ${made} vor den Würfen.`;
  },
  'planned-bounded': ({ sentence, worth, most }, w) =>
    `${w.say(sentence)} Kein Vorgehen bringt mehr als ${planned(worth, most, w)}.`,
  'nothing-to-fire': () => 'Niemand kann auf etwas schießen.',
  'once-a-shot': ({ field }) => `${field} darf einmal benutzt werden; in diesem Plan wirkt es bei jedem Schuss`,
  'bring-list': ({ list, share, value, given }, w) => {
    const most = w.decimal(value);
    const worth = given
      ? `Das ist dir mindestens ${most} wert, was immer sie bringen.`
      : `Der Anteil ihrer Liste, den du vernichtest, weniger den Anteil deiner, den du verlierst, ist mindestens ${most}, was immer sie bringen. Je eine Runde Beschuss ist ein Maßstab, kein Spiel.`;
    return `Bring ${list} in ${w.percent(share)} der Fälle: ${worth}`;
  },
  sought: ({ found, prefer, target }, w) =>
    `${tried(found, w)}, der ${prefer === 'least' ? 'kleinste' : 'größte'} Wert, der ${amount(found.figure, target, w)} erreicht.`,
  'sought-in-vain': ({ field, best, target }, w) =>
    `Kein Wert von ${place(field, w)} bringt „${figure(best.figure, w)}“ auf ${amount(best.figure, target, w)}. Am besten ist ${tried(best, w)}.`,
  'sought-together': ({ found, steps, target }, w) =>
    `${tried(found, w)}, mit ${w.plural(steps, 'Schritt', 'Schritten')} der kürzeste Weg zu ${amount(found.figure, target, w)}.`,
  'sought-together-in-vain': ({ best, target }, w) =>
    `Nichts bringt „${figure(best.figure, w)}“ auf ${amount(best.figure, target, w)}. Am besten ist ${tried(best, w)}.`,

  'unknown-kind': ({ kinds, got }) =>
    `„kind“ muss eines von ${kinds.join(', ')} sein${got === undefined ? '' : `, nicht ${got}`}`,
  'too-many-calculations': ({ total, most }, w) => `${w.number(total)} Rechnungen sind mehr als ${w.number(most)}`,
  'none-of': ({ path }) => `„${path}“ ist leer`,
  'at-most-in-list': ({ path, most, got }, w) => `„${path}“: höchstens ${w.number(most)}, nicht ${w.number(got)}`,
  'bad-path': ({ path }) => `„${path}“ ist kein Pfad: Schreib attacker.hit oder profiles[0].toHit`,
  'not-turnable': ({ path }) =>
    `„${path}“ ist hier kein Feld mit einer Reihe von Werten: Sag, welche Werte zu versuchen sind`,
  'unknown-figure': ({ figure: name, known }) =>
    `die Zahl „${name}“ gibt es in dieser Antwort nicht; es gibt ${known.join(', ')}`,
  'no-such-figure': ({ figure: name }) => `diese Antwort hat keine Zahl „${name}“`,
  'figure-gone': ({ figure: name }) => `„${name}“ gibt es nach dieser Änderung nicht mehr`,
  'values-size': ({ mine, theirs }) => `„values“ muss ${mine} Zeilen mit je ${theirs} Werten haben`,
  'takes-no-shots': ({ calculator, known }) =>
    `${calculator} gibt keine Schüsse ab: Pläne, Effizienz und Listen gibt es für ${known.join(', ')}`,

  'costs-both': ({ calculator }) =>
    `in ${calculator} verlieren beide Seiten Lebenspunkte, und was die eine verliert, hängt von der anderen ab: Pläne, Effizienz und Listen zählen nur, was ein Angriff seinem Ziel nimmt. Wer wen angreifen sollte, sagt eine Matrix von ${calculator}`,
  'not-weighed': ({ calculators }) =>
    `nicht gegen das Schießen abgewogen: ${calculators.join(', ')}. Das kostet auch den Angreifer Lebenspunkte, und ein Plan zählt nur die seiner Ziele; was es in jeder Paarung wert ist, sagt eine Matrix`,
  'plan-needs': ({ list }) => `ein Plan braucht ${LISTS[list]}`,
  'same-title': ({ list, title }) => `zwei ${LISTS[list]} heißen „${title}“`,
  'points-missing': ({ title, objective }) => `„${title}“ hat keine Punkte, und das Ziel des Plans ist ${objective}`,
  'focus-missing': () => 'welche Ziele sollen vernichtet werden?',
  'unknown-target': ({ title }) => `das Ziel „${title}“ gibt es nicht`,
  'target-too-many-wounds': ({ title, wounds, most }) =>
    `„${title}“ hat ${wounds} Lebenspunkte, ein Plan fasst höchstens ${most}`,
  'target-too-many-ways': ({ title, ways, most }, w) =>
    `von „${title}“ kann auf ${w.number(ways)} Arten etwas übrig bleiben, ein Plan fasst höchstens ${w.number(most)}`,
  'target-changed': ({ title, from, to }) => `der Schuss ändert die Lebenspunkte von „${title}“ von ${from} auf ${to}`,
  'shot-too-large': ({ why }, w) => `ein Schuss dieses Schützen ist zu groß, um ihn exakt zu rechnen: ${w.say(why)}`,

  column: ({ column }) => COLUMNS[column],
  'figure-name': (of, w) => figure(of, w),
  'figure-column': (of, w) => `${figure(of, w)}${of.chance ? ' (0 bis 1)' : ''}`,
  'figure-value': ({ figure: of, value }, w) => amount(of, value, w),
  'field-column': ({ suffix, ...field }, w) => `${place(field, w)}${suffix === '' ? '' : ` (${w.word(suffix)})`}`,
  'fights-back': ({ attack, answer }) => `${attack} gegen ${answer}`.trim(),
  'all-exact': () => 'Exakt.',
  'exact-but': ({ mass }, w) =>
    `Exakt bis auf eine Wahrscheinlichkeit von höchstens ${w.number(mass.toExponential(1))}.`,
  simulated: ({ iterations, seed, margin }, w) =>
    `${w.thousands(iterations)}-mal simuliert (Startwert ${seed}), 95-%-Spielraum der Hauptzahl ${w.number(margin.toPrecision(2))}.`,

  'link-empty': () => 'der Link enthält nichts',
  'link-version': ({ start }) => `der Link stammt aus einer anderen Version: Er beginnt mit „${start}“`,
  'link-characters': () => 'der Link hat Zeichen, die nicht hineingehören',
  'link-too-deep': ({ why }, w) => `der Link ${w.say(why)}`,
  'link-damaged': () => 'der Link ist beschädigt oder unvollständig',
  'link-too-large': ({ most }) => `der Link entfaltet sich zu mehr als ${most} kB`,

  'left-out': ({ units }) => `weggelassen, weil sie in dieser Phase nichts zum Angreifen haben: ${units.join(', ')}`,
  'no-archetypes': ({ calculator }) => `für ${calculator} gibt es keine typischen Ziele`,
  'entries-invalid': ({ path }) => `„${path}“ muss eine Liste von Einträgen, {"list"} oder {"archetypes": true} sein`,
  'no-lists': ({ calculator }) => `für ${calculator} werden keine Armeelisten gelesen`,
  'not-in-list': ({ unit, known }) => `„${unit}“ gibt es in dieser Liste nicht; es gibt ${known.join(', ')}`,
};
