// What the calculators of fantasy battles say. Each sentence is made of the values that engines and remarks hand over.
import type { Catalogue } from '@oddsmith/words';
import type { GameWords } from '../../contract/calculator.ts';
import { advice } from './en/advice.ts';
import { card } from './en/card.ts';
import { checks } from './en/checks.ts';
import { multiple } from './en/multiple.ts';
import { replay } from './en/replay.ts';
import { steps } from './en/steps.ts';

export const en = { ...steps, ...card, ...multiple, ...advice, ...replay, ...checks } satisfies Catalogue;

export const words: GameWords = { messages: en };
