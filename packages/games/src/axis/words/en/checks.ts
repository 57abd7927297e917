// What does not go together in an input: units in the wrong place, rules of land and sea.
import type { Catalogue, Writer } from '@oddsmith/words';
import { UNITS, type UnitId } from '../../units.ts';
import type * as values from '../values.ts';

const several = (id: UnitId): string => UNITS.find((unit) => unit.id === id)?.plural ?? id;

const PLACES: { readonly [place in values.Terrain]: string } = { sea: 'at sea', land: 'on land' };

const LAND_ONLY: { readonly [field in values.LandOnly]: string } = {
  takes: 'takes is for battles on land: no territory is taken at sea',
  aaLast: 'aaLast is for battles on land: there are no AA guns at sea',
  winMeans: 'winMeans takes is for battles on land: no territory is taken at sea',
};

export const checks = {
  'unit-cannot': ({ unit, act, place }: values.OutOfPlace) => `${several(unit)} cannot ${act} ${PLACES[place]}`,
  'sea-only': ({ field }: { field: string }) => `${field} is for battles at sea`,
  'land-only': ({ field }: { field: values.LandOnly }) => LAND_ONLY[field],
  'owners-first-wave': () => 'owners are told of the defenders of the first wave',
  'owned-too-many': ({ unit, owned, there }: { unit: UnitId; owned: number; there: number }) =>
    `owners have ${owned} ${several(unit)}, and ${there} defend`,
  'owners-not-optimal': () => 'an order that is found knows no owners: name one',
  'no-conqueror': () => 'the first wave has no conqueror before it',
  'nobody-to-leave': () => 'nobody is left from a wave before the first',
  'more-hits-than-dice': ({ dice, hits }: { dice: number; hits: number }) => `${dice} dice cannot hit ${hits} times`,
  'criterion-land-only': () => 'no territory is taken at sea: ask for clears or survives',
  'defenders-only': () => 'several territories are for the defender',
  'hold-too-many': ({ territories }: { territories: number }) => `hold must be at most the ${territories} territories`,
  'goal-not-for-territories': () => 'several territories are split for the chance to hold them',
  'from-the-sea': ({ unit }: { unit: UnitId }) =>
    `${several(unit)} come from the sea: ships belong in sea.attack, what they carry in cargo`,
  'too-much-cargo': ({ loads, transports }: { loads: number; transports: number }, w: Writer) =>
    `there are ${w.plural(loads, 'load')} for ${w.plural(transports, 'transport')}`,
  'cargo-does-not-fit': () => 'a transport carries two units at most, only one of them not infantry',
} satisfies Catalogue;
