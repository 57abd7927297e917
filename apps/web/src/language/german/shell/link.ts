// Why a link cannot be opened.
import type * as english from '../../english/shell/link.ts';

export const linkRefusals: typeof english.linkRefusals = {
  'link/empty': 'der Link enthält nichts',
  'link/unknown-version': 'der Link stammt von einer anderen Version',
  'link/damaged': 'der Link ist beschädigt oder unvollständig',
  'link/too-deep': 'der Link ist tiefer verschachtelt als alles, was wir schreiben',
  'link/too-large': 'der Link entfaltet sich auf weit mehr als eine Schlacht',
};
