// Switches that not every edition knows, left on in one that does not.
import type { Remarks } from '../../remarks.ts';
import type { Edition } from '../editions.ts';

interface EditionSwitch {
  readonly works: (edition: Edition) => boolean;
  readonly severity?: 'info' | 'warning';
  readonly code?: string;
  /** What is said where it does nothing. */
  readonly idle: string;
}

const SWITCHES: { readonly [field: string]: EditionSwitch } = {
  declineLethalHits: {
    works: ({ lethalHitsOptional }) => lethalHitsOptional,
    severity: 'warning',
    code: 'lethal-hits-not-optional',
    idle: 'Lethal Hits is not a choice in this edition: critical hits wound without a roll',
  },
  spotted: {
    works: ({ indirect }) => indirect.alwaysMissUpTo !== indirect.spottedMissUpTo,
    idle: 'nobody needs to spot for Indirect Fire in this edition',
  },
  movedAtMost3: {
    works: ({ heavy }) => heavy.afterShortMove,
    idle: 'Heavy asks for a unit that remained stationary in this edition: a short move is a move',
  },
  takesToTheSkies: {
    works: ({ charge }) => charge.skies !== 0,
    idle: 'taking to the skies costs nothing in this edition',
  },
  shocked: {
    works: ({ shockLasts }) => shockLasts,
    idle: 'Battle-shock has ended before the test in this edition',
  },
};

export function worksIn(edition: Edition, field: string): boolean {
  return !Object.hasOwn(SWITCHES, field) || SWITCHES[field].works(edition);
}

/** `given`: a part of a request, `path` where it stands, with a dot behind it unless it is the whole. */
export function adviseEdition(edition: Edition, given: object, path: string, remarks: Remarks): void {
  for (const [field, on] of Object.entries(given)) {
    if (on !== true || worksIn(edition, field)) continue;
    const { code = 'situation-idle', severity = 'info', idle } = SWITCHES[field];
    remarks[severity](code, `${path}${field}`, idle);
  }
}
