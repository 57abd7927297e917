// German as a whole. Imports nothing but its own files: the pages wait for it before they load anything else.
import { engineWords } from './engine-words.ts';
import * as places from './places.ts';

export const german = { places, engineWords };
