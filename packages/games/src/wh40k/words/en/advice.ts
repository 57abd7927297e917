// Remarks on inputs of Warhammer 40,000.
import type { Catalogue, Writer } from '@oddsmith/words';
import { summaryInEdition } from '../../../form/rule-words.ts';
import type { EditionId } from '../../editions.ts';
import { rules, situations } from '../../rules/index.ts';
import type * as values from '../values.ts';

/** What a rule that changes no dice says of itself. */
export function summaryOf({ rule, edition }: values.RuleIn): string {
  return summaryInEdition(rules.find(({ id }) => id === rule)!, edition);
}

const mismatch = ({ names, has }: values.Mismatch, w: Writer) =>
  `the target ${has ? 'has' : 'does not have'} the keyword ${w.list(names)}`;

const limited =
  (roll: 'hit' | 'wound') =>
  ({ modifier, limited: kept }: values.Limited, w: Writer) =>
    `${w.signed(modifier)} to ${roll} counts as ${w.signed(kept)}`;

const rerolled =
  (roll: 'hit' | 'wound') =>
  ({ barred }: values.IdleReroll) =>
    barred ? `no ${roll} roll may be rerolled here` : `every failed ${roll} roll is rerolled already`;

const UNHEEDED = {
  halfRange: 'no weapon here cares about half range',
  stationary: 'no weapon here cares about remaining stationary',
  movedAtMost3: 'no weapon here cares about a short move',
  charged: 'no weapon here cares about a charge',
  beyond12: 'no weapon here cares about more than 12"',
  unseen: 'no weapon here has Indirect Fire',
} as const;

const NOT_IN_EDITION = {
  spotted: 'nobody needs to spot for Indirect Fire in this edition',
  movedAtMost3: 'Heavy asks for a unit that remained stationary in this edition: a short move is a move',
  takesToTheSkies: 'taking to the skies costs nothing in this edition',
  shocked: 'Battle-shock has ended before the test in this edition',
} as const;

const IDLE_COVER: { readonly [reason in values.IdleCover['because']]: string } = {
  melee: 'cover does nothing against melee weapons',
  ignored: 'cover does nothing: every weapon ignores it',
  hit: 'cover does nothing: the roll needed to hit stays the same',
  goodSave: 'cover does nothing for a save of 3+ or better against AP 0',
  save: 'cover does nothing: the roll needed to save stays the same',
};

export const advice = {
  'weapon-and-volley': () => 'both a weapon and a volley are given: the volley is used',
  'weapon-distribution-left-out': ({ steps }: values.LeftOut, w: Writer) => {
    const what = w.list(steps.map((step) => (step === 'unsaved' ? 'unsaved wounds' : 'damage')));
    return `telling the ${what} of each weapon apart would take too long: these distributions are left out; averages, and everything about all weapons together, are exact`;
  },
  'lethal-hits-not-optional': () => 'Lethal Hits is not a choice in this edition: critical hits wound without a roll',
  'situation-idle': (idle: values.IdleSwitch) =>
    idle.because === 'weapons' ? UNHEEDED[idle.field] : NOT_IN_EDITION[idle.field],
  'snap-shooting-range': ({ range }: { readonly range: number }) => `Overwatch reaches no further than ${range}"`,
  'precision-without-keyword': () => 'no weapon has Precision',
  'mode-taken': ({ taken, others }: values.ModeTaken, w: Writer) =>
    `${w.name(taken, 'the first mode')} does most to this target and is used; the other choice is ${w.list(others)}`,
  'precision-without-character': () => 'the target has no character to pick out',
  'one-hit-reroll-idle': rerolled('hit'),
  'one-wound-reroll-idle': rerolled('wound'),
  'cover-idle': ({ because }: values.IdleCover) => IDLE_COVER[because],
  'fnp-mortal-idle': () => 'the ordinary Feel No Pain is at least as good against mortal wounds',
  'invulnerable-behind-armour': () => 'the invulnerable save only helps against enough AP',
  'hazardous-bearers': ({ spills }: { readonly spills: boolean }) => {
    const who = spills ? 'models the firing unit has' : 'models carry Hazardous weapons';
    return `say how many ${who}, and their wounds, to see how many are lost`;
  },
  'fnp-psychic-idle': () => 'no weapon is Psychic',
  'no-skill': () => 'no skill is given: the weapon hits without a roll',
  'critical-without-roll': () => 'there is no hit roll, so Sustained Hits and Lethal Hits do nothing',
  'torrent-indirect': () => 'a weapon that hits without a roll cannot fire at what it does not see',
  'hit-modifier-limited': limited('hit'),
  'wound-modifier-limited': limited('wound'),
  'fishing-for-nothing': () => 'critical hits do nothing more here: rerolling hits that succeeded only loses some',
  'condition-not-met': ({ fact, edition }: values.Waiting) => {
    const { words, wordsIn = {} }: { readonly words: string; readonly wordsIn?: { [id in EditionId]?: string } } =
      situations[fact];
    return `a keyword of this weapon waits for ${wordsIn[edition] ?? words}`;
  },
  'advanced-without-assault': ({ weapons }: values.Silent, w: Writer) =>
    `after an Advance only Assault weapons fire: ${w.list(weapons.map((name) => w.name(name, 'the weapon')))} ${weapons.length === 1 ? 'does' : 'do'} not`,
  'engaged-target': ({ keyword }: values.Written) =>
    `${keyword} cannot target a unit the shooter is engaged with, nor an engaged Monster or Vehicle`,
  'damage-not-rolled': () => 'its damage is fixed: there is no roll to reroll',
  'fight-with-ranged-weapon': () => 'a ranged weapon is among those that fight: only melee weapons strike',
  'keyword-not-modelled': ({ keyword }: values.Written) => `"${keyword}" is not modelled: it changes nothing here`,
  'hunter-target': (of: values.Mismatch, w: Writer) => `${mismatch(of, w)}: the weapon may not choose it`,
  'anti-without-keyword': ({ rule, ...of }: values.Mismatch & { readonly rule: string }, w: Writer) =>
    `${mismatch(of, w)}: ${w.rule(rule)} does nothing`,
  'keyword-out-of-scope': ({ keyword, ...of }: values.Mismatch & values.Written, w: Writer) =>
    `${mismatch(of, w)}: "${keyword}" does nothing`,
  'keyword-incomplete': ({ keyword }: values.Written) => `"${keyword}" has no number: 1 is assumed`,
  'keyword-no-effect': (of: values.RuleIn, w: Writer) => {
    const summary = summaryOf(of);
    return `${w.rule(of.rule)}: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`;
  },
  'negated-keyword': ({ keyword }: values.Written) => `no keywords of the target are known, so "${keyword}" works`,
  'charge-too-far': ({ within }: { readonly within: number }) => `a charge can only be declared within ${within}"`,
  'editions-differ': ({ charge, fight }: { readonly charge: EditionId; readonly fight: EditionId }) =>
    `the charge is of the ${charge}th edition, the fight of the ${fight}th: give both the same`,
  'no-weapons': () => 'no model has a weapon: the unit does not strike',
  'hazardous-left-out': () => 'Hazardous is not part of a fight both ways: what it costs is left out',
  'mortal-wounds-left-out': () => 'mortal wounds besides are left out here',
  'weapons-beside-groups': () => 'groups have weapons of their own: these are not used',
} satisfies Catalogue;
