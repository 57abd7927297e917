import type { Translation, Writer } from '@oddsmith/words';
import type { FactName } from '../../rules/index.ts';
import { type advice as en, summaryOf } from '../en/advice.ts';
import type * as values from '../values.ts';

const mismatch = ({ names, has }: values.Mismatch, w: Writer) =>
  has ? `das Ziel hat das Schlüsselwort ${w.list(names)}` : `dem Ziel fehlt das Schlüsselwort ${w.list(names)}`;

const limited =
  (roll: string) =>
  ({ modifier, limited: kept }: values.Limited, w: Writer) =>
    `${w.signed(modifier)} auf den ${roll} zählt als ${w.signed(kept)}`;

const rerolled =
  (roll: string) =>
  ({ barred }: values.IdleReroll) =>
    barred ? `hier darf kein ${roll} wiederholt werden` : `jeder misslungene ${roll} wird schon wiederholt`;

const UNHEEDED = {
  halfRange: 'keine Waffe hier achtet auf halbe Reichweite',
  stationary: 'keine Waffe hier achtet darauf, ob stillgestanden wird',
  movedAtMost3: 'keine Waffe hier achtet auf eine kurze Bewegung',
  charged: 'keine Waffe hier achtet auf einen Angriff',
  beyond12: 'keine Waffe hier achtet auf mehr als 12"',
  unseen: 'keine Waffe hier hat Indirect Fire',
} as const;

const NOT_IN_EDITION = {
  spotted: 'in dieser Edition muss niemand für Indirect Fire beobachten',
  movedAtMost3: 'Heavy verlangt in dieser Edition eine Einheit, die stillstand: Auch eine kurze Bewegung ist eine',
  takesToTheSkies: 'in die Lüfte zu gehen kostet in dieser Edition nichts',
  shocked: 'Battle-shock ist in dieser Edition schon vor dem Test vorbei',
} as const;

const IDLE_COVER: { readonly [reason in values.IdleCover['because']]: string } = {
  melee: 'Deckung bewirkt nichts gegen Nahkampfwaffen',
  ignored: 'Deckung bewirkt nichts: Jede Waffe ignoriert sie',
  hit: 'Deckung bewirkt nichts: Der nötige Trefferwurf bleibt gleich',
  goodSave: 'Deckung bewirkt nichts bei einem Schutzwurf von 3+ oder besser gegen AP 0',
  save: 'Deckung bewirkt nichts: Der nötige Schutzwurf bleibt gleich',
};

const CONDITIONS: { readonly [fact in FactName]: string } = {
  halfRange: 'halbe Reichweite',
  steady: 'Stillstehen',
  advanced: 'ein Vorrücken',
  charged: 'einen Angriff',
  farAway: 'mehr Entfernung',
  unseen: 'ein Ziel, das nicht zu sehen ist',
  engaged: 'einen Nahkampf',
  covered: 'ein Ziel in Deckung',
  precision: 'die Entscheidung, es zu nutzen',
  ranged: 'eine Fernkampfwaffe',
  psychic: 'eine Psychic-Waffe',
  stationary: 'Stillstehen',
  strengthOverToughness: 'eine Stärke über dem Widerstand',
  targetAtStarting: 'ein Ziel in voller Stärke',
  targetBelowHalf: 'ein Ziel unter halber Stärke',
  ownAtStarting: 'eine vollzählige Einheit',
  ownBelowHalf: 'eine Einheit unter halber Stärke',
  crowd: 'fünf Modelle im Ziel',
};

export const advice: Translation<typeof en> = {
  'weapon-and-volley': () => 'eine Waffe und eine Salve sind angegeben: Die Salve wird benutzt',
  'weapon-distribution-left-out': ({ steps }, w) => {
    const what = w.list(steps.map((step) => (step === 'unsaved' ? 'nicht abgewehrte Verwundungen' : 'Schaden')));
    return `${what} jeder Waffe einzeln auszuweisen würde zu lange dauern: Diese Verteilungen fehlen; Mittelwerte und alles über alle Waffen zusammen sind exakt`;
  },
  'lethal-hits-not-optional': () =>
    'Lethal Hits ist in dieser Edition keine Wahl: Kritische Treffer verwunden ohne Wurf',
  'situation-idle': (idle) => (idle.because === 'weapons' ? UNHEEDED[idle.field] : NOT_IN_EDITION[idle.field]),
  'snap-shooting-range': ({ range }) => `Overwatch reicht nicht weiter als ${range}"`,
  'precision-without-keyword': () => 'keine Waffe hat Precision',
  'mode-taken': ({ taken, others }, w) =>
    `${w.name(taken, 'der erste Modus')} richtet bei diesem Ziel am meisten aus und wird benutzt; zur Wahl steht auch ${w.list(others)}`,
  'precision-without-character': () => 'das Ziel hat keinen Charakter, den man herausgreifen könnte',
  'one-hit-reroll-idle': rerolled('Trefferwurf'),
  'one-wound-reroll-idle': rerolled('Verwundungswurf'),
  'cover-idle': ({ because }) => IDLE_COVER[because],
  'fnp-mortal-idle': () => 'das gewöhnliche Feel No Pain ist gegen tödliche Verwundungen mindestens so gut',
  'invulnerable-behind-armour': () => 'der Rettungswurf hilft nur gegen genug AP',
  'hazardous-bearers': ({ spills }) =>
    spills
      ? 'gib an, wie viele Modelle die schießende Einheit hat und wie viele Lebenspunkte, um zu sehen, wie viele verloren gehen'
      : 'gib an, wie viele Modelle Waffen mit Hazardous tragen und wie viele Lebenspunkte sie haben, um zu sehen, wie viele verloren gehen',
  'fnp-psychic-idle': () => 'keine Waffe ist Psychic',
  'no-skill': () => 'kein Trefferwert angegeben: Die Waffe trifft ohne Wurf',
  'critical-without-roll': () => 'es gibt keinen Trefferwurf, also bewirken Sustained Hits und Lethal Hits nichts',
  'torrent-indirect': () => 'eine Waffe, die ohne Wurf trifft, kann nicht auf etwas schießen, das sie nicht sieht',
  'hit-modifier-limited': limited('Trefferwurf'),
  'wound-modifier-limited': limited('Verwundungswurf'),
  'fishing-for-nothing': () =>
    'kritische Treffer bewirken hier nicht mehr: Gelungene Treffer zu wiederholen kostet nur welche',
  'condition-not-met': ({ fact, edition }) => {
    const shortMove = fact === 'steady' && edition === '11' ? ' oder höchstens 3" Bewegung' : '';
    return `ein Schlüsselwort dieser Waffe wartet auf ${CONDITIONS[fact]}${shortMove}`;
  },
  'advanced-without-assault': ({ weapons }, w) =>
    `nach einem Vorrücken schießen nur Waffen mit Assault: ${w.list(weapons.map((name) => w.name(name, 'die Waffe')))} ${weapons.length === 1 ? 'schießt' : 'schießen'} nicht`,
  'engaged-target': ({ keyword }) =>
    `${keyword} darf weder auf eine Einheit zielen, mit der der Schütze im Nahkampf ist, noch auf ein Monster oder Fahrzeug im Nahkampf`,
  'damage-not-rolled': () => 'der Schaden ist fest: Es gibt keinen Wurf zu wiederholen',
  'fight-with-ranged-weapon': () => 'unter den Waffen im Kampf ist eine Fernkampfwaffe: Nur Nahkampfwaffen schlagen zu',
  'keyword-not-modelled': ({ keyword }) => `„${keyword}“ ist nicht abgebildet: Es ändert hier nichts`,
  'hunter-target': (of, w) => `${mismatch(of, w)}: Die Waffe darf es nicht wählen`,
  'anti-without-keyword': ({ rule, ...of }, w) => `${mismatch(of, w)}: ${w.rule(rule)} bewirkt nichts`,
  'keyword-out-of-scope': ({ keyword, ...of }, w) => `${mismatch(of, w)}: „${keyword}“ bewirkt nichts`,
  'keyword-incomplete': ({ keyword }) => `„${keyword}“ hat keine Zahl: 1 wird angenommen`,
  'keyword-no-effect': (of, w) => `${w.rule(of.rule)}: ${w.word(summaryOf(of))}`,
  'negated-keyword': ({ keyword }) => `vom Ziel sind keine Schlüsselwörter bekannt, also wirkt „${keyword}“`,
  'charge-too-far': ({ within }) => `ein Angriff kann nur innerhalb von ${within}" angesagt werden`,
  'editions-differ': ({ charge, fight }) =>
    `der Angriff ist aus der ${charge}. Edition, der Kampf aus der ${fight}.: Gib beiden dieselbe`,
  'no-weapons': () => 'kein Modell hat eine Waffe: Die Einheit schlägt nicht zu',
  'hazardous-left-out': () => 'Hazardous gehört nicht zu einem Kampf in beide Richtungen: Was es kostet, fehlt',
  'mortal-wounds-left-out': () => 'zusätzliche tödliche Verwundungen fehlen hier',
  'weapons-beside-groups': () => 'die Gruppen haben eigene Waffen: Diese hier werden nicht benutzt',
};
