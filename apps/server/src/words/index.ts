// Refusals as the server hands them from place to place, and the door where they become sentences.
import { refusalWriter } from '@oddsmith/compute';
import { emitter, type MessageOf } from '@oddsmith/words';
import { de } from './de.ts';
import { en } from './en.ts';

export type ServerSentence = MessageOf<typeof en>;

export const say = emitter<typeof en>();

export const { problemIn, refusalIn, sentenceIn } = refusalWriter({ en, de });
