import { germanOf } from '@oddsmith/games/german';
import type { Translation, Writer } from '@oddsmith/words';
import type { Reason } from '../battle/reasons.ts';
import type { en } from './en.ts';

const reasons: { readonly [reason in Reason]: () => string } = {
  'locked-in-combat': () =>
    'die Einheit ist in Engagement Range eines Feindes: Sie darf bleiben oder sich zurückziehen',
  'nothing-to-leave': () => 'nur eine Einheit in Engagement Range eines Feindes kann sich zurückziehen',
  'enemy-in-reach': () => 'ein Feind ist näher als 4": Die Einheit rückt zum Feind nach, nicht zu einem Missionsziel',
  'too-far': () => 'ein Modell würde sich weiter bewegen, als es darf',
  'off-board': () => 'eine Base würde das Spielfeld verlassen',
  'through-enemy': () => 'ein Modell würde sich durch einen Feind bewegen',
  'near-enemy': () => 'ein Modell käme in Engagement Range eines Feindes, dem es sich nicht nähern darf',
  'through-terrain': () => 'Gelände ist im Weg',
  'through-friend': () => 'ein Monster oder Fahrzeug kann sich nicht durch ein anderes bewegen',
  'bad-level': () => 'eine Base muss auf dem Boden oder ganz auf einem Stockwerk stehen, das ihr Modell nutzen darf',
  'overlaps-model': () => 'eine Base würde auf einer anderen stehen',
  'overlaps-terrain': () => 'eine Base würde auf festem Gelände oder auf einer Mauer stehen',
  'not-coherent': () => 'die Einheit hielte nicht zusammen',
  'ends-engaged': () => 'eine Einheit, die sich zurückzieht, endet außerhalb der Engagement Range jedes Feindes',
  'target-not-reached': () => 'ein Angriff endet in Engagement Range jedes Ziels',
  'not-closer': () => 'jedes Modell, das sich bewegt, muss seinem Feind oder Missionsziel näher kommen',
  'not-engaged': () => 'die Einheit muss in Engagement Range eines Feindes enden',
  'objective-not-reached': () => 'ein Modell muss in Reichweite des Missionsziels enden',
  'outside-zone': () => 'Einheiten werden ganz in der eigenen Zone aufgestellt',
  'wrong-phase': () => 'das geht in dieser Phase nicht',
  'not-your-turn': () => 'jetzt entscheidet die andere Seite',
  'unknown-unit': () => 'diese Einheit gibt es hier nicht',
  'unknown-model': () => 'die Einheit hat kein solches Modell',
  'already-placed': () => 'die Einheit ist schon aufgestellt',
  'already-moved': () => 'die Einheit hat sich schon bewegt',
  'already-shot': () => 'die Einheit hat schon geschossen',
  'already-charged': () => 'die Einheit hat schon einen Angriff angesagt',
  'already-fought': () => 'die Einheit hat schon gekämpft',
  'cannot-move': () => 'die Einheit kann sich nicht bewegen',
  advanced: () => 'die Einheit ist in diesem Zug vorgerückt',
  'fell-back': () => 'die Einheit hat sich in diesem Zug zurückgezogen',
  engaged: () => 'die Einheit ist in Engagement Range eines Feindes',
  'out-of-range': () => 'das Ziel ist außer Reichweite',
  'not-visible': () => 'das Ziel ist nicht zu sehen',
  'target-engaged': () => 'das Ziel ist mit einer eigenen Einheit im Nahkampf',
  'blast-at-engaged': () =>
    'Waffen mit Blast dürfen nicht auf eine Einheit schießen, die mit der eigenen Seite im Nahkampf ist',
  'weapon-not-carried': () => 'ein Modell trägt diese Waffe nicht',
  'weapon-used-twice': () => 'eine Waffe wird einmal benutzt',
  'pistol-or-gun': () => 'ein Modell schießt mit seinen Pistolen oder seinen anderen Waffen, nicht mit beiden',
  'not-assault': () => 'nach einem Advance schießen nur Waffen mit Assault',
  'lone-operative': () => 'auf einen Lone Operative kann nur aus höchstens 12" geschossen werden',
  spent: () => 'eine Waffe mit One Shot hat schon geschossen',
  'target-too-far': () => 'ein Angriff wird auf Einheiten innerhalb von 12" angesagt',
  'cannot-fight': () => 'die Einheit kann jetzt nicht kämpfen',
  'must-fight': () => 'zuerst muss eine Einheit zum Kämpfen gewählt werden',
  'fight-order': () => 'eine andere Einheit kämpft zuerst',
  'no-command-points': () => 'es gibt nicht genug Befehlspunkte',
  'stratagem-used': () => 'dieses Stratagem wurde schon benutzt',
  titanic: () => 'eine Einheit mit Titanic feuert kein Overwatch',
  shocked: () => 'eine Einheit mit Battle-shock kann kein Stratagem bekommen',
  'loss-order-invalid': () => 'eine Reihenfolge der Verluste nennt jedes Modell der Einheit einmal, Anführer zuletzt',
  'roll-pending': () => 'zuerst wartet ein Wurf darauf, benutzt zu werden',
  'place-not-rounded': () => 'Orte sind Vielfache von 0,001"',
  'battle-over': () => 'die Schlacht ist vorbei',
  'illegal-action': () => 'die Handlung ist nicht erlaubt',
  'hash-differs': () => 'die Schlacht geht nicht so aus, wie die Datei sagt',
};

const GRADES = { inaccuracy: 'Ungenauigkeit', error: 'Fehler', blunder: 'Grober Fehler' };
const PHASES: { readonly [phase: string]: string } = {
  movement: 'Bewegung',
  shooting: 'Schießen',
  charge: 'Angriff',
  fight: 'Nahkampf',
};

const often = ({ orBetter, orWorse }: { readonly orBetter: number; readonly orWorse: number }, w: Writer) =>
  orBetter <= orWorse + 1e-9
    ? `; ${w.percent(orBetter)} solcher Würfe sind so gut oder besser`
    : `; ${w.percent(orWorse)} solcher Würfe sind nicht besser`;

const messages: Translation<typeof en> = {
  ...reasons,
  'too-large': ({ most, got }, w) =>
    `eine Schlacht hat höchstens ${w.thousands(most)} Zeichen, diese hat ${w.thousands(got)}`,
  'malformed-json': () => 'das ist kein JSON',
  'position-impossible': ({ path }) =>
    `die Stellung passt nicht zu ihrem Aufbau, oder niemand kann dort stehen (${path})`,
  'pact-broken': () => 'die Geheimnisse passen nicht zu dem, worauf man sich festgelegt hat, oder nicht zu den Würfeln',
  'human-player': () => 'diese Seite muss ein Mensch spielen',
  'unknown-action': ({ known }) => `eine Handlung ist von einer dieser Arten: ${known.join(', ')}`,
  'unknown-check': ({ given, known }) => `die Prüfung „${given}“ gibt es nicht; es gibt ${known.join(', ')}`,
  'no-room': () => 'in der Zone ist kein Platz mehr für diese Einheit',

  'other-edition': () =>
    'eine Liste der 11. Edition: Attacken, Angriffe und Battle-shock folgen ihren Regeln, wenn beide Seiten von ihr sind; Feld, Bewegung, Sicht, Deckung, Nahkämpfe und Missionsziele sind die der 10.',
  'not-played': ({ unit, names }) => `${unit}: nicht gespielt: ${names.join(', ')}`,
  'no-stat-line': ({ unit }) => `${unit} hat keine Werte und wird weggelassen`,
  'no-weapons': ({ unit }) => `${unit} hat keine Waffen`,
  immobile: ({ unit }) => `${unit} kann sich nicht bewegen`,
  'second-leader': ({ unit }) => `${unit} geht allein: Eine Einheit wird hier von einem Charakter angeführt`,

  'reads-deploy': ({ unit }) => `${unit} stellt sich außer Sicht auf`,
  'reads-stay': ({ unit }) => `${unit} bleibt stehen`,
  'reads-there': ({ unit }) => `${unit} geht dorthin`,
  'reads-moves': ({ unit }) => `${unit} bewegt sich`,
  'reads-holds-fire': ({ unit }) => `${unit} schießt nicht`,
  'reads-no-charge': ({ unit }) => `${unit} greift niemanden an`,
  'reads-advance': ({ unit }) => `${unit} rückt vor (Advance)`,
  'reads-towards-objective': ({ unit, objective }) => `${unit} geht Richtung Missionsziel ${objective}`,
  'reads-around-objective': ({ unit, objective }) => `${unit} geht um Missionsziel ${objective} herum`,
  'reads-towards': ({ unit, target }) => `${unit} geht auf ${target} zu`,
  'reads-away': ({ unit, target }) => `${unit} geht von ${target} weg`,
  'reads-around': ({ unit, target }) => `${unit} geht um ${target} herum`,
  'reads-within': ({ unit, target, range }, w) => `${unit} geht auf ${w.number(range)}" an ${target} heran`,
  'reads-beyond': ({ unit, target, range }, w) => `${unit} hält mehr als ${w.number(range)}" Abstand zu ${target}`,
  'reads-cover': ({ unit, kind }) => `${unit} geht in ${kind === 'ruin' ? 'eine Ruine' : 'den Wald'}`,
  'reads-shoot': ({ unit, target }) => `${unit} schießt auf ${target}`,
  'reads-grenade': ({ unit, target }) => `${unit} wirft eine Granate auf ${target}`,
  'reads-charge': ({ unit, target }) => `${unit} greift ${target} an`,
  'reads-fight': ({ unit }) => `${unit} kämpft`,
  'reads-strike': ({ unit, target }) => `${unit} schlägt zu gegen ${target}`,
  'reads-overwatch': ({ unit }) => `${unit} feuert Overwatch`,
  'reads-end-phase': () => 'beendet die Phase',
  'reads-roll-off': () => 'würfelt um den ersten Zug',
  'reads-command': () => 'beginnt den Zug',
  'reads-stop': () => 'hält an',
  'reads-charge-home': () => 'greift bis zum Feind an',
  'reads-reroll': () => 'würfelt noch einmal',
  'reads-pass': () => 'hält das Feuer',
  'reads-remain': () => 'bleibt stehen',
  'reads-consolidate': ({ objective }) => `rückt auf Missionsziel ${objective} nach`,
  'reads-close-in': () => 'rückt heran',

  'rolled-attack': ({ unit, target, got, expected, ...odds }, w) =>
    `${unit} auf ${target}: ${got} Schaden, im Mittel ${w.tenths(expected)}${often(odds, w)}`,
  'rolled-charge': ({ unit, target, got, ...odds }, w) =>
    `${unit} würfelt ${got} für den Angriff auf ${target}${often(odds, w)}`,
  'rolled-advance': ({ unit, got, ...odds }, w) => `${unit} würfelt ${got} beim Vorrücken${often(odds, w)}`,
  'rolled-shock': ({ unit, got, ...odds }, w) => `${unit} würfelt ${got} gegen Battle-shock${often(odds, w)}`,
  'rolled-grenade': ({ unit, target, got, expected, ...odds }, w) =>
    `${unit} wirft Granaten auf ${target}: ${w.plural(got, 'tödliche Verwundung', 'tödliche Verwundungen')}, im Mittel ${w.tenths(expected)}${often(odds, w)}`,
  'rolled-escape': ({ unit, got, expected, ...odds }, w) =>
    `${unit} verliert beim Desperate Escape ${w.plural(got, 'Modell', 'Modelle')}, im Mittel ${w.tenths(expected)}${often(odds, w)}`,
  'rolled-hazard': ({ unit, got, expected, ...odds }, w) =>
    `${unit}: ${w.plural(got, 'Hazardous-Waffe trifft ihren Träger', 'Hazardous-Waffen treffen ihre Träger')}, im Mittel ${w.tenths(expected)}${often(odds, w)}`,
  'rolled-first': ({ who, got }) => `${who} würfelt eine ${got} um den ersten Zug`,
  'mistake-is': ({ did, grade, points, lead, chance, round, phase }, w) =>
    `${GRADES[grade]} in Runde ${round}, ${PHASES[phase] ?? phase}: ${w.say(did)} und verschenkt etwa ${Math.round(points)} Punkte (${w.tenths(lead)} SP, ${w.percent(chance)} Siegchance)`,
  mistake: ({ better, ...is }, w) => `${w.say({ id: 'mistake-is', values: is })}. Besser: ${w.say(better)}`,
  'weighed-alone': ({ what, worth }, w) => `${w.say(what)}: ${w.tenths(worth)} Punkte wert`,
  weighed: ({ what, worth, other, less }, w) =>
    `${w.say(what)}: ${w.tenths(worth)} Punkte wert, gegen ${w.tenths(less)} für „${w.say(other)}“`,
  coach: ({ points, better }, w) => `Das verschenkt etwa ${Math.round(points)} Punkte. Besser: ${w.say(better)}`,
};

export const de = germanOf('skirmish', messages, {});
