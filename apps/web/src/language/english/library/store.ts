// What the shelf says of what it keeps, and of files that come in.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const store = inLanguage('store', {
  nothingKept:
    'This browser keeps nothing for this page, as in a private window. What you save stays until you close it: export it first.',
  setAside:
    'What this browser kept for the page is damaged or from a later version: it was set aside untouched. What you save now is kept.',
  full: (what: string) =>
    `The browser’s storage is full: ${what} is here until you close the page. Export everything, or delete something you no longer need.`,
  notKept: (what: string, why: string) => `${what} could not be kept: ${why}.`,
  unreadable: (count: number) => `${plural(count, 'saved thing')} could not be read and stayed where it was.`,
  whatYouSaved: 'what you saved',
  quoted: (name: string) => `“${name}”`,
  nothingImported: (why: string) => `Nothing was imported: ${why}.`,
  imported: (count: number) => `${count} imported`,
  hereAlready: (count: number) => `${count} were here already`,
  choicesBack: (count: number) => `${plural(count, 'choice')} brought back, to be seen once the page is loaded anew`,
  couldNotBeRead: (count: number) => `${count} could not be read`,
  notJson: 'the file is not JSON',
  notOurs: 'the file is not an export of Oddsmith',
  otherVersion: (theirs: string, ours: number) => `the file is of version ${theirs}, this page reads ${ours}`,
  notReplaced: (name: string) => `Nothing was saved: “${name}” stays as it was.`,
  myList: 'My list',
});
