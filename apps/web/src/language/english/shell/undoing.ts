// What undo says where its change is not to be seen.
import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const undoing = inLanguage('undoing', {
  lost: 'This step cannot be taken back any more: the browser has not kept it.',
  notFound: 'The page of this step could not be opened.',
  goneTo: { back: 'Undone, on this page', forward: 'Done again, on this page' },
  /** After a step: what is in the Library now and was not, or the other way round. */
  back: (name: string) => `Back in the Library: “${name}”`,
  gone: (name: string) => `No longer in the Library: “${name}”`,
  asIn: (name: string) => `“${name}” in the Library is as it was at this step`,
  inBin: (name: string) => `In the bin again: “${name}”`,
  several: (count: number) => `${plural(count, 'thing')} in the Library changed`,
});
