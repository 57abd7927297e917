// What battles of two cards say of their result, and why it is so.
import { type Catalogue, capital, type Writer } from '@oddsmith/words';
import type { MoveRoll } from '../../card/pursuit.ts';
import type { StrikeKind } from '../../card/strikes.ts';
import type { HitTarget } from '../../schema/index.ts';
import type * as values from '../values.ts';
import { roll } from './steps.ts';

const unit = ({ name, place, sameName }: values.NamedUnit, w: Writer) =>
  sameName ? `${name} (${place})` : w.name(name, `the ${place} unit`);

/** Names of units are of many: "State Troops win", "the first unit wins". */
const verb = ({ many }: values.NamedUnit, word: string) => (many ? word : `${word}s`);

const leader = ({ leader: kind, name }: values.NamedLeader) => (name === '' ? `the ${kind}` : name);

const GROUPS: { readonly [K in StrikeKind]: string } = {
  champion: 'champion',
  rank: 'models in contact',
  single: 'fighting rank out of contact',
  support: 'supporting models',
  crew: 'second crew',
  crewSingle: 'second crew out of contact',
  mount: 'mounts',
  mountSingle: 'mounts out of contact',
  character: 'character',
  characterMount: "character's mount",
  impact: 'impact hits',
  grind: 'grind attacks',
  stomp: 'stomps',
  rage: 'rage for wounds lost',
};

const CHARGE_DICE = {
  higher: 'the higher of two dice',
  lower: 'the lower of two dice',
  both: 'two dice',
  bestTwo: 'the best two of three dice',
} as const;

const TOUGHNESS = { oldWorld: 'Toughness', ninthAge: 'Resilience' } as const;

const moment = (when: values.Strikers['when']) => {
  if (typeof when === 'number') return `at step ${when}`;
  return `${when} all others`;
};

const runDown = ({ runsDown }: values.BattleSide, w: Writer) =>
  runsDown === null ? '' : ` (run down ${w.percent(runsDown)})`;

const move = ({ dice, plusDie, less }: MoveRoll) =>
  `${CHARGE_DICE[dice]}${plusDie ? ' and one more die' : ''}${less > 0 ? ` less ${less}` : ''}`;

const shown = (target: HitTarget) =>
  typeof target === 'number' ? `${target}+` : target === 'auto' ? 'anything' : 'nothing';

const test = ({ threeDice, leadership }: Omit<values.Courage, 'again'>) =>
  `${threeDice ? 'the lowest two of three dice' : 'two dice'} against ${leadership}`;

export const card = {
  battle: ({ rounds, sides: [first, second] }: values.BattleResult, w: Writer) => {
    const [us, them] = [unit(first.unit, w), unit(second.unit, w)];
    const over = rounds === 1 ? capital(us) : `Over up to ${rounds} rounds ${us}`;
    const own = `${over} ${verb(first.unit, 'win')} ${w.percent(first.wins)} and ${verb(first.unit, 'break')} ${them} ${w.percent(first.breaks)}${runDown(first, w)}.`;
    const theirs = `${capital(them)} ${verb(second.unit, 'win')} ${w.percent(second.wins)} and ${verb(second.unit, 'break')} you ${w.percent(second.breaks)}${runDown(second, w)}.`;
    return `${own} ${theirs} Destroyed: ${them} ${w.percent(second.destroyed)}, you ${w.percent(first.destroyed)}.`;
  },
  'charge-battle': (
    { charger, target, arrives, wins, breaks, runsDown, destroys, loses, flees }: values.ChargeResult,
    w: Writer,
  ) => {
    const [us, them] = [unit(charger, w), unit(target, w)];
    const chances = [
      `${w.percent(arrives)} to arrive`,
      `${w.percent(wins)} to win`,
      `${w.percent(breaks)} to break ${them}`,
      ...(runsDown === null ? [] : [`${w.percent(runsDown)} to run them down`]),
      `${w.percent(destroys)} to destroy them`,
    ];
    return `${capital(us)} ${verb(charger, 'charge')}: ${chances.join(', ')}. ${capital(them)} ${verb(target, 'win')} ${w.percent(loses)} and ${verb(target, 'break')} ${us} ${w.percent(flees)}.`;
  },
  'lost-before-title': () => 'Losses before the fight',
  'lost-before': ({ mean }: { readonly mean: number }, w: Writer) => `${w.decimal(mean)} wounds on average`,
  'volley-title': () => 'Stands and shoots',
  volley: ({ toHit, toWound, lost }: values.Volley, w: Writer) =>
    `hits on ${shown(toHit)}, wounds on ${shown(toWound)}: the charger loses ${w.decimal(lost)} wounds on average`,
  'flees-title': () => 'Flees from the charge',
  flees: ({ caught, inches, ...roll }: values.EarlyFlight, w: Writer) =>
    `${move(roll)}, ${w.decimal(inches)}" on average: caught and destroyed ${w.percent(caught)}`,
  'dread-title': () => 'Fear before the charge',
  dread: ({ afraid }: { readonly afraid: number }, w: Writer) => `does not dare to charge: ${w.percent(afraid)}`,
  'terror-title': () => 'Terror of the charger',
  terror: ({ drivenOff }: { readonly drivenOff: number }, w: Writer) => `flees at once: ${w.percent(drivenOff)}`,
  'charge-title': () => 'Charge',
  charge: ({ distance, movement, dice, plusDie, least, again, arrives }: values.ChargeDice, w: Writer) => {
    const rolled = `${movement}" and ${CHARGE_DICE[dice]}${plusDie ? ' and one more die' : ''}`;
    const counts = least === 0 ? '' : `, counted as at least ${least}`;
    return `${rolled}${counts}${again ? ', rolled again where it falls short' : ''}, over ${distance}": arrives with ${w.percent(arrives)}`;
  },
  'challenge-title': () => 'Challenge',
  challenge: ({ issuer, leaders: [first, second], slain }: values.ChallengeResult, w: Writer) =>
    `issued by ${unit(issuer, w)}: ${leader(first)} against ${leader(second)}, slain with ${w.percent(slain[0])} and ${w.percent(slain[1])}`,
  'challenge-refused': ({ retires }: values.ChallengeRefused) =>
    retires === null
      ? 'refused: nobody has to retire'
      : `refused: ${leader(retires)} retires, and neither strikes nor leads`,
  'of-unit-title': ({ unit: { name, place, sameName }, title }: values.UnitTitle, w: Writer) => {
    const named = sameName ? `${name} (${place})` : w.name(name, `${capital(place)} unit`);
    return `${named}: ${w.say(title)}`;
  },
  'group-title': ({ group }: { group: StrikeKind }) => capital(GROUPS[group]),
  strikers: ({ count, when }: values.Strikers, w: Writer) => `${w.plural(count, 'striker')} ${moment(when)}`,
  'group-to-hit-title': ({ group }: { group: StrikeKind }) => `${capital(GROUPS[group])}, to hit`,
  'group-to-hit': ({ skills, ...needed }: values.SkillRoll) =>
    skills === null ? roll(needed) : `${roll(needed)} (skill ${skills[0]} against ${skills[1]})`,
  'group-to-wound-title': ({ group }: { group: StrikeKind }) => `${capital(GROUPS[group])}, to wound`,
  'group-to-wound': ({ strength, toughness, system, ...needed }: values.StrengthRoll) =>
    `${roll(needed)} (Strength ${strength} against ${TOUGHNESS[system]} ${toughness})`,
  'save-against-title': ({ group, save }: values.SaveTitle & { readonly group: StrikeKind }) =>
    `Enemy against ${GROUPS[group]}, ${save}`,
  'fear-title': () => 'Fear',
  fear: ({ again, hitBetter, ...courage }: values.Courage & { readonly hitBetter: boolean }) =>
    `tests each round with ${test(courage)}${again ? ', failed tests rolled again' : ''}; failed, ${hitBetter ? 'it hits worse and is hit better by 1' : 'it hits worse by 1'}`,
  'points-title': () => 'Combat result',
  points: ({ points, total }: values.CombatPoints, w: Writer) =>
    points.length === 0
      ? 'wounds alone'
      : `wounds and ${total} more at full strength: ${w.list(points.map((point) => `${point.name} ${w.signed(point.points)}`))}`,
  'beaten-title': () => 'When beaten',
  beaten: ({ again, ...courage }: values.Courage) =>
    `${test(courage)}${again ? ', rolled again near the battle standard' : ''}`,
  'beaten-certain': ({ end }: { end: 'holds' | 'crumbles' | 'fallsBack' }) =>
    `no roll: ${{ holds: 'it holds', crumbles: 'what does not crumble holds', fallsBack: 'it falls back in good order' }[end]}`,
  'arms-title': () => 'Weapon and armour',
  arms: ({ weapon, crews, armour }: values.Arms, w: Writer) => {
    const second = crews.length === 0 ? '' : `, second crew: ${w.list(crews.map((crew) => crew.toLowerCase()))}`;
    return `${weapon}${second}; armour ${armour > 6 ? 'none' : armour} before piercing`;
  },
  'flight-title': () => 'Flight and pursuit',
  flight: ({ flees, fallsBack, pursues, restrains }: values.Flight, w: Writer) => {
    const back =
      fallsBack === null ? '' : `; falling back ${move(fallsBack)}: caught with ${w.percent(fallsBack.caught)}`;
    const stays = restrains === null ? '' : ` unless the enemy passes ${test(restrains)}`;
    return `broken it flees ${move(flees)}, the enemy pursues ${move(pursues)}${stays}: run down with ${w.percent(flees.caught)}${back}`;
  },
  'printed-title': ({ rule }: values.PrintedRule) => rule,
} satisfies Catalogue;
