// What is noted while duels are rolled die by die.
import type { Catalogue, Writer } from '@oddsmith/words';
import { SCENARIO_TITLES } from '../../schema.ts';
import type * as values from '../values.ts';

const needs = ({ hitOn, blockOn, blockOnSix }: values.LineNeeds) =>
  `hitting on ${hitOn}+, blocked on ${blockOn}+${blockOnSix === blockOn ? '' : ` (natural 6s on ${blockOnSix}+)`}`;

export const replay = {
  'note-scenario': ({ scenario }: values.OfScenario) => SCENARIO_TITLES[scenario],
  'note-round': ({ round }: { readonly round: number }) => `round ${round}`,
  'note-cast': ({ rule, works }: { readonly rule: string; readonly works: boolean }) =>
    `the spell for ${rule} ${works ? 'works' : 'fails'}`,
  'note-takedown': ({ weapon, ...plan }: values.LineNeeds & { readonly weapon: string }) =>
    `${weapon} picks out one model, ${needs(plan)}`,
  'note-attacks': (
    { attacks, weapon, ...plan }: values.LineNeeds & { readonly attacks: number; readonly weapon: string },
    w: Writer,
  ) => `${w.plural(attacks, 'attack')} with ${weapon}, ${needs(plan)}`,
  'note-hits': ({ hits, wounds }: { readonly hits: number; readonly wounds: number }, w: Writer) =>
    `${w.plural(hits, 'hit')}, ${w.plural(wounds, 'wound')} not blocked`,
  'note-falls': ({ unit, left }: values.OfUnit & { readonly left: number }) => `a model of ${unit} falls, ${left} left`,
  'note-spell': ({ unit, hits }: values.UnitHits, w: Writer) => `the spell of ${unit} deals ${w.plural(hits, 'hit')}`,
  'note-comes-back': ({ unit, wounds }: values.UnitWounds, w: Writer) =>
    `${w.plural(wounds, 'wound')} of ${unit} ${wounds === 1 ? 'comes' : 'come'} back`,
  'note-mended': ({ unit, wounds }: values.UnitWounds, w: Writer) =>
    `a model of ${unit} is mended by ${w.plural(wounds, 'wound')}`,
  'note-blow': ({ unit, rule, worked, hits }: values.BlowNote, w: Writer) =>
    `${rule} of ${unit} deals ${hits === 0 ? w.plural(worked, 'wound') : w.plural(worked * hits, 'hit')}`,
  'note-recovers': ({ unit }: values.OfUnit) => `${unit} recovers`,
  'note-idle': ({ unit }: values.OfUnit) => `${unit} is Shaken and spends its activation idle`,
  'note-moves': ({ unit }: values.OfUnit) => `${unit} moves`,
  'note-out-of-range': ({ unit }: values.OfUnit) => `${unit} has no weapon in range`,
  'note-shoots': ({ unit, at }: values.OnUnit) => `${unit} shoots at ${at}`,
  'note-shaken': ({ unit }: values.OfUnit) => `${unit} is Shaken`,
  'note-routed': ({ unit }: values.OfUnit) => `${unit} is Routed`,
  'note-cannot-charge': ({ unit, at }: values.OnUnit) => `${unit} cannot charge ${at}`,
  'note-charges': ({ unit, at }: values.OnUnit) => `${unit} charges ${at}`,
  'note-strikes': ({ unit }: values.OfUnit) => `${unit} strikes`,
  'note-in-return': ({ unit, hits }: values.UnitHits, w: Writer) => `${unit} takes ${w.plural(hits, 'hit')} in return`,
  'note-hurts-itself': ({ unit }: values.OfUnit) => `${unit} hurts itself`,
  'note-explodes': ({ unit }: values.OfUnit) => `a model of ${unit} blows itself up`,
  'note-loses-melee': ({ unit, lost, won }: values.MeleeLost) => `${unit} loses the melee ${lost} to ${won}`,
  'note-draw': () => 'a draw',
  'note-wins': ({ unit, models }: values.Winner) =>
    models === undefined ? `${unit} wins` : `${unit} wins: ${models[0]} models against ${models[1]}`,
} satisfies Catalogue;
