import { capital, type Translation, type Writer } from '@oddsmith/words';
import type { MoveRoll } from '../../card/pursuit.ts';
import type { PointName } from '../../card/result.ts';
import type { StrikeKind } from '../../card/strikes.ts';
import type { HitTarget } from '../../schema/index.ts';
import type { card as english } from '../en/card.ts';
import type * as values from '../values.ts';
import { roll, SAVES } from './steps.ts';
import { weaponInSentence } from './weapon.ts';

const PLACES = { first: 'erste', second: 'zweite' } as const;

const unit = ({ name, place, sameName }: values.NamedUnit, w: Writer) =>
  sameName ? `${name} (${PLACES[place]})` : w.name(name, `die ${PLACES[place]} Einheit`);

const LEADERS = { champion: 'der Champion', character: 'das Charaktermodell' } as const;

const leader = ({ leader: kind, name }: values.NamedLeader) => (name === '' ? LEADERS[kind] : name);

const GROUPS: { readonly [K in StrikeKind]: string } = {
  champion: 'Champion',
  rank: 'Modelle in Kontakt',
  single: 'kämpfendes Glied ohne Kontakt',
  support: 'unterstützende Modelle',
  crew: 'zweite Besatzung',
  crewSingle: 'zweite Besatzung ohne Kontakt',
  mount: 'Reittiere',
  mountSingle: 'Reittiere ohne Kontakt',
  character: 'Charaktermodell',
  characterMount: 'Reittier des Charaktermodells',
  impact: 'Aufpralltreffer',
  grind: 'Mahlattacken',
  rage: 'Raserei für verlorene Wunden',
  stomp: 'Niedertrampeln',
};

const POINTS: { readonly [name in PointName]: string } = {
  ranks: 'Glieder',
  standard: 'Standarte',
  'battle standard': 'Armeestandarte',
  front: 'Front',
  flank: 'Flanke',
  rear: 'Rücken',
  'high ground': 'höheres Gelände',
  'close order': 'geschlossene Ordnung',
  'massed infantry': 'massierte Infanterie',
  charge: 'Angriff',
};

const CHARGE_DICE = {
  higher: 'der höhere von zwei Würfeln',
  lower: 'der niedrigere von zwei Würfeln',
  both: 'zwei Würfel',
  bestTwo: 'die besten zwei von drei Würfeln',
} as const;

const TOUGHNESS = { oldWorld: 'Widerstand', ninthAge: 'Widerstandskraft' } as const;
const MOMENTS = { before: 'vor allen anderen', after: 'nach allen anderen' } as const;

const wins = ({ many }: values.NamedUnit) => (many ? 'gewinnen zu' : 'gewinnt zu');
const flees = ({ many }: values.NamedUnit) => (many ? 'fliehen zu' : 'flieht zu');

const runDown = ({ runsDown }: values.BattleSide, w: Writer) =>
  runsDown === null ? '' : ` (eingeholt ${w.percent(runsDown)})`;

const move = ({ dice, plusDie, less }: MoveRoll) =>
  `${CHARGE_DICE[dice]}${plusDie ? ' und ein weiterer Würfel' : ''}${less > 0 ? ` weniger ${less}` : ''}`;

const shown = (target: HitTarget) =>
  typeof target === 'number' ? `${target}+` : target === 'auto' ? 'alles' : 'nichts';

const test = ({ threeDice, leadership }: Omit<values.Courage, 'again'>) =>
  `${threeDice ? 'die niedrigsten zwei von drei Würfeln' : 'zwei Würfel'} gegen ${leadership}`;

export const card: Translation<typeof english> = {
  battle: ({ rounds, sides: [first, second] }, w) => {
    const [us, them] = [unit(first.unit, w), unit(second.unit, w)];
    const own = `${capital(us)} ${wins(first.unit)} ${w.percent(first.wins)}, ${them} ${flees(second.unit)} ${w.percent(first.breaks)}${runDown(first, w)}.`;
    const theirs = `${capital(them)} ${wins(second.unit)} ${w.percent(second.wins)}, deine Einheit flieht zu ${w.percent(second.breaks)}${runDown(second, w)}.`;
    const ends = `Vernichtet: ${them} ${w.percent(second.destroyed)}, deine Einheit ${w.percent(first.destroyed)}.`;
    return `${rounds === 1 ? '' : `In bis zu ${rounds} Runden: `}${own} ${theirs} ${ends}`;
  },
  'charge-battle': ({ charger, target, arrives, wins: won, breaks, runsDown, destroys, loses, flees: fled }, w) => {
    const [us, them] = [unit(charger, w), unit(target, w)];
    const chances = [
      `zu ${w.percent(arrives)} am Feind`,
      `Sieg zu ${w.percent(won)}`,
      `${them} ${flees(target)} ${w.percent(breaks)}`,
      ...(runsDown === null ? [] : [`eingeholt zu ${w.percent(runsDown)}`]),
      `vernichtet zu ${w.percent(destroys)}`,
    ];
    return `${capital(us)} ${charger.many ? 'greifen an' : 'greift an'}: ${chances.join(', ')}. ${capital(them)} ${wins(target)} ${w.percent(loses)}, ${us} ${flees(charger)} ${w.percent(fled)}.`;
  },
  'lost-before-title': () => 'Verluste vor dem Kampf',
  'lost-before': ({ mean }, w) => `${w.decimal(mean)} Verwundungen im Mittel`,
  'volley-title': () => 'Bleibt stehen und schießt',
  volley: ({ toHit, toWound, lost }, w) =>
    `trifft auf ${shown(toHit)}, verwundet auf ${shown(toWound)}: Der Angreifer verliert im Mittel ${w.decimal(lost)} Lebenspunkte`,
  'flees-title': () => 'Flieht vor dem Angriff',
  flees: ({ caught, inches, ...roll }, w) =>
    `${move(roll)}, im Mittel ${w.decimal(inches)}": eingeholt und vernichtet zu ${w.percent(caught)}`,
  'dread-title': () => 'Furcht vor dem Angriff',
  dread: ({ afraid }, w) => `wagt den Angriff nicht: ${w.percent(afraid)}`,
  'terror-title': () => 'Entsetzen vor dem Angreifer',
  terror: ({ drivenOff }, w) => `flieht sofort: ${w.percent(drivenOff)}`,
  'charge-title': () => 'Angriffswurf',
  charge: ({ distance, movement, dice, plusDie, least, again, arrives }, w) => {
    const rolled = `${movement}" und ${CHARGE_DICE[dice]}${plusDie ? ' und ein weiterer Würfel' : ''}`;
    const counts = least === 0 ? '' : `, mindestens ${least}`;
    return `${rolled}${counts}${again ? ', bei zu kurzem Wurf wiederholt' : ''}, über ${distance}": kommt mit ${w.percent(arrives)} an`;
  },
  'challenge-title': () => 'Herausforderung',
  challenge: ({ issuer, leaders: [first, second], slain }, w) =>
    `ausgesprochen von ${issuer.place === 'first' ? 'der ersten' : 'der zweiten'} Einheit: ${leader(first)} gegen ${leader(second)}; erschlagen mit ${w.percent(slain[0])} und ${w.percent(slain[1])}`,
  'challenge-refused': ({ retires }) =>
    retires === null
      ? 'abgelehnt: Niemand muss zurücktreten'
      : `abgelehnt: ${capital(leader(retires))} tritt zurück, schlägt nicht zu und führt nicht mehr`,
  'of-unit-title': ({ unit: { name, place, sameName }, title }, w) => {
    const named = sameName ? `${name} (${PLACES[place]})` : w.name(name, `${capital(PLACES[place])} Einheit`);
    return `${named}: ${w.say(title)}`;
  },
  'group-title': ({ group }) => capital(GROUPS[group]),
  strikers: ({ count, when }) => {
    const then = typeof when === 'number' ? `in Schritt ${when}` : MOMENTS[when];
    return count === 1 ? `1 Modell schlägt ${then} zu` : `${count} Modelle schlagen ${then} zu`;
  },
  'group-to-hit-title': ({ group }) => `${capital(GROUPS[group])}, Trefferwurf`,
  'group-to-hit': ({ skills, ...needed }) =>
    skills === null ? roll(needed) : `${roll(needed)} (Kampfgeschick ${skills[0]} gegen ${skills[1]})`,
  'group-to-wound-title': ({ group }) => `${capital(GROUPS[group])}, Verwundungswurf`,
  'group-to-wound': ({ strength, toughness, system, ...needed }) =>
    `${roll(needed)} (Stärke ${strength} gegen ${TOUGHNESS[system]} ${toughness})`,
  'save-against-title': ({ group, save }) => `Feind gegen ${GROUPS[group]}, ${SAVES[save]}`,
  'fear-title': () => 'Furcht',
  fear: ({ again, hitBetter, ...courage }) =>
    `testet jede Runde, ${test(courage)}${again ? ', misslungene Tests wiederholt' : ''}; misslungen, ${hitBetter ? 'trifft sie schlechter und wird besser getroffen, beides um 1' : 'trifft sie um 1 schlechter'}`,
  'points-title': () => 'Kampfergebnis',
  points: ({ points, total }, w) =>
    points.length === 0
      ? 'nur Verwundungen'
      : `Verwundungen und bei voller Stärke ${total} mehr: ${w.list(points.map((point) => `${POINTS[point.name]} ${w.signed(point.points)}`))}`,
  'beaten-title': () => 'Bei einer Niederlage',
  beaten: ({ again, ...courage }) => `${test(courage)}${again ? ', bei der Armeestandarte wiederholt' : ''}`,
  'beaten-certain': ({ end }) =>
    `kein Wurf: ${{ holds: 'Sie hält', crumbles: 'Was nicht zerfällt, hält', fallsBack: 'Sie weicht geordnet zurück' }[end]}`,
  'arms-title': () => 'Waffe und Rüstung',
  arms: ({ weapon, crews, armour }, w) => {
    const second =
      crews.length === 0 ? '' : `, zweite Besatzung: ${w.list(crews.map((crew) => weaponInSentence(crew, w)))}`;
    return `${w.word(weapon)}${second}; ${armour > 6 ? 'keine Rüstung' : `Rüstung ${armour}`} vor Durchdringung`;
  },
  'flight-title': () => 'Flucht und Verfolgung',
  flight: ({ flees, fallsBack, pursues, restrains }, w) => {
    const back =
      fallsBack === null ? '' : `; weicht sie zurück: ${move(fallsBack)}, gestellt mit ${w.percent(fallsBack.caught)}`;
    const stays = restrains === null ? '' : `, sofern er den Test nicht besteht (${test(restrains)})`;
    return `sie flieht: ${move(flees)}, der Feind verfolgt: ${move(pursues)}${stays}; eingeholt mit ${w.percent(flees.caught)}${back}`;
  },
  'printed-title': ({ rule }, w) => w.word(rule),
};
