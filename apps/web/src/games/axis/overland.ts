// Who attacks over land beside a landing: ships and what they carry come with the fleet.
import { piecesFor } from '@oddsmith/games/axis';

export const OVERLAND = piecesFor('attack', false, false).filter((unit) => unit.kind !== 'sea');
