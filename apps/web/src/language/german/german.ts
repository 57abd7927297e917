// German as a whole. Imports nothing but its own files: the pages wait for it before they load anything else.
import { engineWords } from './engine-words.ts';
import { everyday } from './everyday.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';

export const german = { places: { everyday, home, shell }, engineWords };
