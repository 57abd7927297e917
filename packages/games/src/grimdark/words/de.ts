import type { Translation } from '@oddsmith/words';
import { germanOf } from '../../words/de.ts';
import type { en } from './en.ts';
import { names } from './names.de.ts';

const messages: Translation<typeof en> = {};

export const de = germanOf('grimdark', messages, names);
