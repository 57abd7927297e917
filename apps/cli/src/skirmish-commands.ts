// `oddsmith skirmish ...`: names, options and help.
import type { Command } from 'commander';
import type { Io } from './io.ts';
import { languageOption } from './language-option.ts';
import { whole } from './whole-number.ts';

/** The playable skirmish: battles as files. */
export function skirmishCommands(skirmish: Command, io: Io, done: (code: number) => void): void {
  skirmish.description('the playable skirmish of Warhammer 40,000');
  setupOptions(skirmish.command('new'))
    .description('a battle that waits for its first action')
    .action(async (options) => {
      const { skirmishNew } = await import('./commands/skirmish.ts');
      done(await skirmishNew(options, io));
    });
  setupOptions(skirmish.command('play'))
    .description('play on to the end, both players random or computer')
    .argument('[file]', 'a battle; without one a Quick Start is played')
    .option('--effort <n>', 'how much the computer thinks', whole(1, 1_000_000))
    .option('--count <n>', 'play this many battles with consecutive seeds', whole(1, 100_000))
    .option('--stdio', 'another program decides for every human side: JSON lines on stdin and stdout')
    .action(async (file: string | undefined, options) => {
      const { skirmishPlay } = await import('./commands/skirmish.ts');
      done(await skirmishPlay(file, options, io));
    });
  skirmish
    .command('replay')
    .description('check a battle and play it again')
    .argument('<file>')
    .option('--at <n>', 'stop after this many actions', whole(0, 5_000))
    .option('--states', 'print every state and event as JSON lines')
    .option('--json', 'print JSON')
    .addOption(languageOption())
    .action(async (file: string, options) => {
      const { skirmishReplay } = await import('./commands/skirmish.ts');
      done(await skirmishReplay(file, options, io));
    });
  skirmish
    .command('score')
    .description('how a battle stands')
    .argument('<file>')
    .option('--at <n>', 'after this many actions', whole(0, 5_000))
    .option('--json', 'print JSON')
    .addOption(languageOption())
    .action(async (file: string, options) => {
      const { skirmishScore } = await import('./commands/skirmish.ts');
      done(await skirmishScore(file, options, io));
    });
  skirmish
    .command('review')
    .description('luck and decisions of a battle apart: what the dice brought, and what would have been better')
    .argument('<file>')
    .option('--json', 'print JSON')
    .addOption(languageOption())
    .action(async (file: string, options) => {
      const { skirmishReview } = await import('./commands/skirmish-review.ts');
      done(await skirmishReview(file, options, io));
    });
  skirmish
    .command('position')
    .description('a moment of a battle as one line of text, to start from')
    .argument('<file>')
    .option('--at <n>', 'after this many actions', whole(0, 5_000))
    .option('--json', 'print JSON')
    .addOption(languageOption())
    .action(async (file: string, options) => {
      const { skirmishPosition } = await import('./commands/skirmish-position.ts');
      done(await skirmishPosition(file, options, io));
    });
  skirmish
    .command('tournament')
    .description('players against each other, sides and first turns in equal shares, with a 95% interval')
    .requiredOption(
      '--players <players...>',
      'two or more of random, computer:easy|normal|hard|expert and exec:<command>, a program that speaks the line protocol',
    )
    .option('--count <n>', 'battles of each pair', whole(1, 100_000), 40)
    .option('--seed <n>', 'of the first battle; the others follow', whole(0, 4_294_967_295), 1)
    .option('--terrain <name>', 'a layout')
    .option('--zones <name>', 'long-edges or short-edges')
    .option('--effort <n>', 'how much the computer thinks', whole(1, 1_000_000))
    .option('--table', 'print a Markdown table')
    .option('--json', 'print JSON lines')
    .addOption(languageOption())
    .action(async (options) => {
      const { skirmishTournament } = await import('./commands/skirmish-tournament.ts');
      done(await skirmishTournament(options, io));
    });
  skirmish
    .command('check')
    .description('questions about geometry and rules: JSON lines {"id", "check", "input"} on stdin, answers on stdout')
    .option('--json', 'answers are JSON with or without it')
    .addOption(languageOption())
    .action(async (options) => {
      const { skirmishCheck } = await import('./commands/skirmish-check.ts');
      done(await skirmishCheck(options, io));
    });
  skirmish
    .command('layouts')
    .description(
      'how fair each layout is: equal players with the same force on both sides, and who wins, first or second',
    )
    .option('--terrain <names...>', 'layouts to try; without it all of them')
    .option('--zones <name>', 'long-edges or short-edges; without it both')
    .option('--level <name>', 'who plays: easy, normal, hard or expert', 'normal')
    .option('--count <n>', 'battles on each', whole(1, 100_000), 40)
    .option('--seed <n>', 'of the first battle; the others follow', whole(0, 4_294_967_295), 1)
    .option('--effort <n>', 'how much the computer thinks', whole(1, 1_000_000))
    .option('--table', 'print a Markdown table')
    .option('--json', 'print JSON lines')
    .addOption(languageOption())
    .action(async (options) => {
      const { skirmishLayouts } = await import('./commands/skirmish-layouts.ts');
      done(await skirmishLayouts(options, io));
    });
}

function setupOptions(command: Command): Command {
  return command
    .option('--preset <name>', 'quick-start or notes')
    .option('--lists <files...>', 'two army lists, one for each side')
    .option('--mission <name>', 'take-and-hold or annihilation')
    .option('--zones <name>', 'long-edges or short-edges')
    .option('--terrain <name>', 'crossroads, forest or open-field')
    .option('--size <points>', '500, 1000 or 2000', whole(500, 2_000))
    .option('--first <side>', '0, 1 or roll')
    .option('--stratagems', 'play with stratagems')
    .option('--position <line>', 'start from a moment that `skirmish position` took down')
    .option('--players <players>', 'two of human, random, computer[:easy|:normal|:hard|:expert], with a comma between')
    .option('--seed <n>', 'seed of the dice', whole(0, 4_294_967_295))
    .option('-o, --output <file>', 'write the battle to this file')
    .option('--json', 'print JSON')
    .addOption(languageOption());
}
