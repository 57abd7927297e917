// Switches that not every edition knows, left on in one that does not.
import type { Remarks } from '../../contract/advice-list.ts';
import type { Edition } from '../editions.ts';
import type { en } from '../words/en.ts';

type Works = (edition: Edition) => boolean;

const SWITCHES = {
  declineLethalHits: ({ lethalHitsOptional }) => lethalHitsOptional,
  spotted: ({ indirect }) => indirect.alwaysMissUpTo !== indirect.spottedMissUpTo,
  movedAtMost3: ({ heavy }) => heavy.afterShortMove,
  takesToTheSkies: ({ charge }) => charge.skies !== 0,
  shocked: ({ shockLasts }) => shockLasts,
} satisfies { readonly [field: string]: Works };

function isSwitch(field: string): field is keyof typeof SWITCHES {
  return Object.hasOwn(SWITCHES, field);
}

export function worksIn(edition: Edition, field: string): boolean {
  return !isSwitch(field) || SWITCHES[field](edition);
}

/** `given`: a part of a request, `path` where it stands, with a dot behind it unless it is the whole. */
export function adviseEdition(edition: Edition, given: object, path: string, remarks: Remarks<typeof en>): void {
  for (const [field, on] of Object.entries(given)) {
    if (on !== true || !isSwitch(field) || SWITCHES[field](edition)) continue;
    if (field === 'declineLethalHits') remarks.warning('lethal-hits-not-optional', path + field);
    else remarks.info('situation-idle', path + field, { field, because: 'edition' });
  }
}
