// `oddsmith skirmish review`: luck and decisions of a battle apart.
import { extremeRolls } from '@oddsmith/kernel';
import { mistakeTold, type Review, review, rollTold, type State, skirmishSpeaker } from '@oddsmith/skirmish';
import { DONE } from '../exit.ts';
import type { Io } from '../io.ts';
import { ProgressLine } from '../progress.ts';
import { type ReportWords, wordsIn } from '../words/words-in.ts';
import { isRefused, type Reply, readSave, refuseIn } from './skirmish-file.ts';

/** Rolls and decisions that are told of each kind. */
const TOLD = 5;

export async function skirmishReview(file: string, options: Reply, io: Io): Promise<number> {
  const read = await readSave(file);
  if (isRefused(read)) return refuseIn(read, options, io);
  const { save, played } = read;
  const progress = new ProgressLine(io, 'action');
  const found = review({ ...played, actions: save.actions, onStep: progress.update });
  progress.end();
  if (options.json) {
    await io.stdout(`${JSON.stringify(found)}\n`);
    return DONE;
  }
  const { language = 'en' } = options;
  const speaker = await skirmishSpeaker(language);
  for (const line of lines(found, played.states, wordsIn(language), speaker.say.bind(speaker)))
    await io.stdout(`${line}\n`);
  return DONE;
}

type Speak = Awaited<ReturnType<typeof skirmishSpeaker>>['say'];

function lines(found: Review, states: readonly State[], { say, w }: ReportWords, speak: Speak): string[] {
  const [one, other] = states[0].setup.players.map(({ name }) => name);
  const { start, luck, result, orLuckier, rolls, mistakes } = found;
  const [first, second] = found.decisions;
  const { lucky, unlucky } = extremeRolls(rolls, 0, TOLD);
  const told = (roll: (typeof rolls)[number]) =>
    `  ${w.gained(roll.swing)}  ${speak(rollTold(states[roll.action], roll))}`;
  return [
    say('review-sum', { one, other, start, luck, first, second, result }),
    say('review-luck', { one, other, luckier: orLuckier[0] }),
    say('review-lucky', { one }),
    ...lucky.map(told),
    say('review-unlucky', { one }),
    ...unlucky.map(told),
    mistakes.length === 0 ? say('review-flawless') : say('review-mistakes', { count: mistakes.length }),
    ...mistakes.slice(0, TOLD).map((mistake) => `  ${speak(mistakeTold(states[mistake.action], mistake))}`),
  ];
}
