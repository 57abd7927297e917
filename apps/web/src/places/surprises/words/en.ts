// What is said of each surprising result. A claim takes the figures of its table, row by row, written out.
import type { SurpriseId } from '../surprises.ts';

export interface SurpriseWords {
  readonly title: string;
  claim(figures: readonly string[]): string;
  readonly why: string;
  /** The battles, in the order of their inputs. */
  readonly cases: readonly string[];
}

export const figureNames = {
  meanDamage: 'Damage on average',
  meanSlain: 'Models slain on average',
  wipeChance: 'Destroyed',
  killChance: 'Killed',
  chargeChance: 'Charge succeeds',
  secondDies: 'The enemy dies',
  firstDies: 'You die',
  winChance: 'Attacker wins',
  meanKills: 'Models killed on average',
  meanWounds: 'Wounds on average',
};

export const page = {
  title: 'Surprising results',
  intro:
    'Twenty things about dice that good players get wrong. The figures were worked out when this site was built; choose a case and your own browser works it out again.',
  why: 'Why it is so',
  live: 'Work it out here',
  open: 'Open in the calculator',
  all: 'All surprising results',
  next: 'Next',
  table: 'The figures',
  caseTitle: 'Case',
  unknown: 'There is no such page.',
};

export const words: { readonly [id in SurpriseId]: SurpriseWords } = {
  'slain-and-damage': {
    title: 'Slain is not damage divided by wounds',
    claim: ([, one, two, twoSlain, , three]) =>
      `Against models with 3 wounds, weapons of damage 2 do ${two} damage that counts and slay only ${twoSlain} models; with damage 3 it is ${three}. Half as much damage again more than doubles the slain (damage 1 slays ${one}).`,
    why: 'Damage left over when a model falls is lost. A model with three wounds takes two hits of two damage, and the second of them wastes a point: it costs four points, not three. A single hit of three is enough. Divide the wounds by the damage and round up: that is how many hits each model costs.',
    cases: ['Damage 1', 'Damage 2', 'Damage 3'],
  },
  'lethal-devastating': {
    title: 'Why more Lethal can kill less',
    claim: ([without, lethal]) =>
      `A weapon with Anti-Infantry 2+ and Devastating Wounds slays ${without} models. Give it Lethal Hits as well and it slays ${lethal}.`,
    why: 'A critical hit of Lethal Hits wounds by itself, so no wound is rolled. But Devastating Wounds waits for a critical wound, which with Anti-Infantry 2+ comes up five times in six and ignores the armour. Every lethal hit throws that chance away and lets the target make its save of 2+.',
    cases: ['Without Lethal Hits', 'With Lethal Hits'],
  },
  'rolled-damage': {
    title: 'D6 damage is more on average and kills less',
    claim: ([flat, rolled]) =>
      `Against models with 3 wounds, hits of 3 damage slay ${flat} models and hits of D6, which is 3.5 on average, slay ${rolled}.`,
    why: 'A six against a model with three wounds is worth exactly as much as a three, and a one or a two leaves it standing. The average counts the points above three, which do nothing; the model only asks whether the roll was enough.',
    cases: ['Damage 3', 'Damage D6'],
  },
  'feel-no-pain': {
    title: 'Feel No Pain 5+ can save nearly half',
    claim: ([, , , , , flat, , saved]) =>
      `Feel No Pain on 5+ ignores a third of the damage. Against weapons of damage 2, models with 2 wounds lose ${saved} instead of ${flat}: not a third fewer but more than two fifths.`,
    why: 'Each point is rolled for by itself, and a model with two wounds stands if only one of the two is ignored: that happens five times in nine. The next hit then has a point to spare. Feel No Pain is worth most to models that one hit would just have slain.',
    cases: ['Damage 1', 'Damage 1 against 5+', 'Damage 2', 'Damage 2 against 5+'],
  },
  'sustained-or-lethal': {
    title: 'Sustained or Lethal? Ask the wound roll',
    claim: ([s2, l2, s4, l4, s8, l8]) =>
      `Where you wound on 4+ both come to exactly the same: ${s4} and ${l4}. Wounding on 6+ Lethal Hits win ${l2} to ${s2}; on 2+ Sustained Hits win ${s8} to ${l8}.`,
    why: 'With Lethal Hits a six to hit saves what the wound roll would have lost; with Sustained Hits 1 it brings one more hit, which must still wound. On 4+ both are a half. The easier the wound, the less there is to skip and the more a further hit is worth.',
    cases: [
      'Sustained Hits 1, wounds on 6+',
      'Lethal Hits, wounds on 6+',
      'Sustained Hits 1, wounds on 4+',
      'Lethal Hits, wounds on 4+',
      'Sustained Hits 1, wounds on 2+',
      'Lethal Hits, wounds on 2+',
    ],
  },
  'strength-in-steps': {
    title: 'Two points of Strength for nothing',
    claim: ([four, five, six, seven, eight]) =>
      `Against Toughness 4, Strength 5, 6 and 7 do ${five}, ${six} and ${seven} damage: no difference at all. Strength 4 does ${four}, Strength 8 ${eight}.`,
    why: 'The wound roll knows five steps only: half, less, equal, more, double. Between more and double nothing happens. A bonus of one to Strength is worth a lot where it crosses a step and nothing elsewhere; look what it makes of your usual target before you pay for it.',
    cases: ['Strength 4', 'Strength 5', 'Strength 6', 'Strength 7', 'Strength 8'],
  },
  'same-average': {
    title: 'The same average, a thousand times the kills',
    claim: ([mean, six, , , , , , one]) =>
      `Six attacks of 1 damage and one attack of 6 both do ${mean} damage to a target with 6 wounds. The six attacks destroy it ${six} of the time, the one ${one}.`,
    why: 'An average says nothing of how far results lie from it. Six small attacks nearly always do one or two points and hardly ever six. One large attack does nothing or everything. To destroy something in one go take few large dice; to wear it down reliably take many small ones.',
    cases: ['6 attacks, damage 1', '3 attacks, damage 2', '2 attacks, damage 3', '1 attack, damage 6'],
  },
  'piercing-armour': {
    title: 'A point of AP is worth most against the best armour',
    claim: ([a, b, c, d]) =>
      `AP -1 takes damage against a save of 2+ from ${a} to ${b}: twice as much. Against 5+ it goes from ${c} to ${d}, a quarter more.`,
    why: 'Both lose one face of the die. But a save of 2+ fails on one face in six, and then on two: twice as often. A save of 5+ fails on four already, and on five after that. The better the armour, the larger the share that a point of AP lets through.',
    cases: ['2+, AP 0', '2+, AP -1', '5+, AP 0', '5+, AP -1'],
  },
  'nine-inches': {
    title: 'A reroll is worth more than an inch',
    claim: ([eight, nine, again]) =>
      `A charge that needs an 8 succeeds ${eight} of the time, one that needs a 9 only ${nine}. With a reroll the 9 succeeds ${again}: more often than the 8.`,
    why: 'Two dice make a hill, and between 7 and 9 it is steepest: each inch there costs about fourteen points of chance. A second try multiplies the chance to fail with itself, and 72% times 72% is 52%.',
    cases: ['Needs 8', 'Needs 9', 'Needs 9, with a reroll'],
  },
  'twice-the-guns': {
    title: 'Twice the guns, twelve times the chance',
    claim: ([, ten, , twenty, , forty]) =>
      `Ten such guns destroy the tank ${ten} of the time, twenty of them ${twenty}, forty ${forty}. The chance does not double; it leaps, and then it stops.`,
    why: 'To destroy something with ten wounds you need five that get through. Ten guns hardly ever have five, twenty often do, and forty nearly always. The chance of "at least so many" is a staircase with one steep step: around the point where the average is what you need. Below it more guns pay more than their share, above it less.',
    cases: ['10 guns', '20 guns', '40 guns'],
  },
  'cover-that-kills': {
    title: 'When not to take a cover save',
    claim: ([open, , cover]) =>
      `Five dice that are all critical (Lethal 3+) against a save of 2+: a defender that rolls all three dice is killed ${open} of the time, one that keeps a die as a cover save ${cover}.`,
    why: 'A die retained for cover is a normal success. Critical hits are stopped by a critical save, or by two normal ones together. On 2+ a die is nearly always a normal success anyway, and sometimes it is a six: keeping it throws that six away and gains almost nothing.',
    cases: ['Rolls all dice', 'Keeps one for cover'],
  },
  'first-blow': {
    title: 'Equal fighters are not equal',
    claim: ([second, first]) =>
      `Two fighters with the same weapon and the same wounds. The one who strikes first kills the other ${second} of the time and dies ${first}.`,
    why: 'Both roll the same dice, but a fighter who falls no longer spends what is left. Two strikes are mostly enough: one fighter has made the second of them when the other has made only one.',
    cases: ['4 dice on 3+, damage 4/5, 8 wounds each'],
  },
  'kill-and-live': {
    title: 'Kill as often, and die eight times less',
    claim: ([kill, die, , , best, live]) =>
      `A fighter that always strikes kills ${kill} of the time and dies ${die}. One that chooses well kills ${best} of the time, just as often, and dies ${live}.`,
    why: 'Some dice are not needed for the kill. When the strikes in hand are enough, or can never be, each further success is free to stop one of theirs. The order matters as well: parry what would kill you first, strike when nothing in their hand can any more.',
    cases: ['Always strikes', 'Always parries', 'Chooses for kills'],
  },
  'five-dice': {
    title: 'Five bad dice beat four good ones',
    claim: ([four, fourKills, five, fiveKills]) =>
      `Four dice on 3+ do ${four} damage, five dice on 4+ ${five}: fewer hits on average, and yet more damage. And they kill ${fiveKills} instead of ${fourKills} of the time.`,
    why: 'Four dice on 3+ hit 2.67 times, five on 4+ only 2.5 times. But a six is a critical whatever the skill, and five dice show more of them. A critical does more damage and is harder to save, and only five dice can ever do the damage of five.',
    cases: ['4 dice on 3+', '5 dice on 4+'],
  },
  'even-armies': {
    title: 'The fairer the fight, the more hopeless',
    claim: ([three, ten, twenty]) =>
      `Three infantry against three win ${three} of the time. Ten against ten win ${ten}, twenty against twenty ${twenty}.`,
    why: 'Infantry hits on one when it attacks and on two when it defends, so even numbers are no even fight. In a small battle luck can make up for it. In a large one luck evens out, and each lost unit makes the next round worse: the side that falls behind falls behind faster.',
    cases: ['3 against 3', '10 against 10', '20 against 20'],
  },
  artillery: {
    title: 'Three guns are worth more than three tanks',
    claim: ([inf, tanks, only, guns]) =>
      `For 36 IPC against ten infantry: twelve infantry win ${inf}, six infantry and three tanks ${tanks}, six tanks alone ${only}. Eight infantry and three artillery win ${guns}.`,
    why: 'For 4 IPC an artillery hits on 2 and lets one infantry hit on 2 instead of 1. A tank hits on 3 for 6. And numbers win long battles: eleven units take eleven hits, nine take nine, six take six. Tanks pay when they must be elsewhere next turn, not here.',
    cases: ['12 infantry', '6 infantry, 3 tanks', '6 tanks', '8 infantry, 3 artillery'],
  },
  deadly: {
    title: 'Deadly does nothing to those who die anyway',
    claim: ([plain, deadly, tough, toughDeadly]) =>
      `Against ten models with one wound each the rifles kill ${plain}, with Deadly(3) ${deadly}. Against three models with Tough(3) it is ${tough} and ${toughDeadly}.`,
    why: 'Deadly multiplies the wounds of a hit, but all of them go to one model and none to its neighbour. Where one wound is enough the other two are lost; where three are needed each unsaved hit is a kill.',
    cases: ['10 models', '10 models, Deadly(3)', '3 models with Tough(3)', '3 models with Tough(3), Deadly(3)'],
  },
  'piercing-nothing': {
    title: 'AP against the worst armour is wasted',
    claim: ([two, twoAp, six, sixAp]) =>
      `AP(1) takes kills against Defense 2+ from ${two} to ${twoAp}. Against Defense 6+ they stay what they are: ${six} and ${sixAp}.`,
    why: 'A six always blocks in Grimdark Future, whatever the AP. A unit that blocks only on a six has nothing to pierce. Keep the piercing weapons for armour, and send many plain shots at the others.',
    cases: ['Defense 2+', 'Defense 2+, AP(1)', 'Defense 6+', 'Defense 6+, AP(1)'],
  },
  'reroll-or-plus-one': {
    title: 'A reroll beats +1, until you need sixes',
    claim: ([four, fourPlus, six, sixPlus]) =>
      `Ten attacks that hit on 4+: rerolling misses makes ${four} hits, +1 to hit ${fourPlus}. Hitting on 6 it is the other way round: ${six} and ${sixPlus}.`,
    why: 'A bonus of one always adds one face in six. A reroll adds the chance to miss times the chance to hit: a quarter on 4+, less than a seventh on 6. Where you rarely hit you rarely hit the second time either; one face more doubles what you have.',
    cases: ['4+ with rerolls', '4+ with +1', '6 with rerolls', '6 with +1'],
  },
  poison: {
    title: 'Poison is for giants',
    claim: ([four, fourPoison, six, sixPoison]) =>
      `Twenty poisoned attacks against something you wound on 4+: ${fourPoison} wounds instead of ${four}. Against something you wound only on 6: ${sixPoison} instead of ${six}.`,
    why: 'A six to hit wounds by itself. That saves a roll which would have succeeded half of the time against the first target, and one time in six against the second. The harder something is to wound, the more a poisoned six is worth.',
    cases: ['Wounds on 4+', 'Wounds on 4+, poison', 'Wounds on 6', 'Wounds on 6, poison'],
  },
};
