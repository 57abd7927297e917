import type { Translation } from '@oddsmith/words';
import { germanOf } from '../../words/de.ts';
import { advice } from './de/advice.ts';
import { card } from './de/card.ts';
import { checks } from './de/checks.ts';
import { multiple } from './de/multiple.ts';
import { replay } from './de/replay.ts';
import { steps } from './de/steps.ts';
import type { en } from './en.ts';
import { names } from './names.de.ts';

const messages: Translation<typeof en> = { ...steps, ...card, ...multiple, ...advice, ...replay, ...checks };

export const de = germanOf('fantasy', messages, names);
