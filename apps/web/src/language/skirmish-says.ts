// What the rules and the computer of the skirmish say, in the language of this visit. Awaited once, before its pages are drawn.
import { type Refused, skirmishSpeaker } from '@oddsmith/skirmish';
import { language } from './language.ts';

const speaker = await skirmishSpeaker(language).catch(() => skirmishSpeaker('en'));

/** A page has its own reasons in words already. */
export function skirmishSays(said: Refused['message'] | string): string {
  return typeof said === 'string' ? said : speaker.say(said);
}
