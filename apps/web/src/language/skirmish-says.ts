// What the rules and the computer of the skirmish say, in the language of this visit. Awaited once, before its pages are drawn.
import { skirmishSpeaker } from '@oddsmith/skirmish';
import { language } from './language.ts';

const speaker = await skirmishSpeaker(language).catch(() => skirmishSpeaker('en'));

export const skirmishSays = speaker.say.bind(speaker);
