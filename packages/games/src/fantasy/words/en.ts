// What the calculators of fantasy battles say. Each sentence is made of the values that engines and remarks hand over.
import type { Catalogue } from '@oddsmith/words';
import type { GameWords } from '../../calculator.ts';

export const en = {} satisfies Catalogue;

export const words: GameWords = { messages: en };
