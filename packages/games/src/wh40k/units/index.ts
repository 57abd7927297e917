export { abilitiesOf, type UnitAbilities, type UnitAbility } from './abilities.ts';
export { type PickedOption, unitOfDatasheet } from './datasheet-unit.ts';
export * from './defenders.ts';
export * from './request.ts';
export type * from './request-types.ts';
export { sideOf, sideOfTarget, targetOfSide, volleyOfSide } from './side.ts';
export { targetOf } from './target.ts';
export * from './unit.ts';
export { volleyOf } from './volley.ts';
