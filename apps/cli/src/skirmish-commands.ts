// `oddsmith skirmish ...`: names, options and help.
import type { Command } from 'commander';
import type { Io } from './io.ts';
import { languageOption } from './language-option.ts';
import { whole } from './whole-number.ts';
import type { HelpWords } from './words/help.en.ts';

/** The playable skirmish: battles as files. */
export function skirmishCommands(skirmish: Command, help: HelpWords, io: Io, done: (code: number) => void): void {
  skirmish.description(help.skirmish).helpCommand('help [command]', help.help);
  setupOptions(skirmish.command('new'), help)
    .description(help.new)
    .action(async (options) => {
      const { skirmishNew } = await import('./commands/skirmish.ts');
      done(await skirmishNew(options, io));
    });
  setupOptions(skirmish.command('play'), help)
    .description(help.play)
    .argument('[file]', help.battleOrQuickStart)
    .option('--effort <n>', help.effort, whole(1, 1_000_000))
    .option('--count <n>', help.countOfSeeds, whole(1, 100_000))
    .option('--stdio', help.stdio)
    .action(async (file: string | undefined, options) => {
      const { skirmishPlay } = await import('./commands/skirmish.ts');
      done(await skirmishPlay(file, options, io));
    });
  skirmish
    .command('replay')
    .description(help.replay)
    .argument('<file>')
    .option('--at <n>', help.stopAt, whole(0, 5_000))
    .option('--states', help.states)
    .option('--json', help.json)
    .addOption(languageOption(help))
    .action(async (file: string, options) => {
      const { skirmishReplay } = await import('./commands/skirmish.ts');
      done(await skirmishReplay(file, options, io));
    });
  skirmish
    .command('score')
    .description(help.score)
    .argument('<file>')
    .option('--at <n>', help.at, whole(0, 5_000))
    .option('--json', help.json)
    .addOption(languageOption(help))
    .action(async (file: string, options) => {
      const { skirmishScore } = await import('./commands/skirmish.ts');
      done(await skirmishScore(file, options, io));
    });
  skirmish
    .command('review')
    .description(help.review)
    .argument('<file>')
    .option('--json', help.json)
    .addOption(languageOption(help))
    .action(async (file: string, options) => {
      const { skirmishReview } = await import('./commands/skirmish-review.ts');
      done(await skirmishReview(file, options, io));
    });
  skirmish
    .command('position')
    .description(help.position)
    .argument('<file>')
    .option('--at <n>', help.at, whole(0, 5_000))
    .option('--json', help.json)
    .addOption(languageOption(help))
    .action(async (file: string, options) => {
      const { skirmishPosition } = await import('./commands/skirmish-position.ts');
      done(await skirmishPosition(file, options, io));
    });
  skirmish
    .command('tournament')
    .description(help.tournament)
    .requiredOption('--players <players...>', help.playersOfTournament)
    .option('--count <n>', help.countOfPairs, whole(1, 100_000), 40)
    .option('--seed <n>', help.firstSeed, whole(0, 4_294_967_295), 1)
    .option('--terrain <name>', help.layout)
    .option('--zones <name>', help.zones)
    .option('--effort <n>', help.effort, whole(1, 1_000_000))
    .option('--table', help.markdownTable)
    .option('--json', help.jsonLines)
    .addOption(languageOption(help))
    .action(async (options) => {
      const { skirmishTournament } = await import('./commands/skirmish-tournament.ts');
      done(await skirmishTournament(options, io));
    });
  skirmish
    .command('check')
    .description(help.check)
    .option('--json', help.jsonAnyway)
    .addOption(languageOption(help))
    .action(async (options) => {
      const { skirmishCheck } = await import('./commands/skirmish-check.ts');
      done(await skirmishCheck(options, io));
    });
  skirmish
    .command('layouts')
    .description(help.layouts)
    .option('--terrain <names...>', help.layoutsToTry)
    .option('--zones <name>', help.zonesOrBoth)
    .option('--level <name>', help.level, 'normal')
    .option('--count <n>', help.countOfEach, whole(1, 100_000), 40)
    .option('--seed <n>', help.firstSeed, whole(0, 4_294_967_295), 1)
    .option('--effort <n>', help.effort, whole(1, 1_000_000))
    .option('--table', help.markdownTable)
    .option('--json', help.jsonLines)
    .addOption(languageOption(help))
    .action(async (options) => {
      const { skirmishLayouts } = await import('./commands/skirmish-layouts.ts');
      done(await skirmishLayouts(options, io));
    });
}

function setupOptions(command: Command, help: HelpWords): Command {
  return command
    .option('--preset <name>', help.skirmishPreset)
    .option('--lists <files...>', help.skirmishLists)
    .option('--mission <name>', help.mission)
    .option('--zones <name>', help.zones)
    .option('--terrain <name>', help.terrain)
    .option('--size <points>', help.size, whole(500, 2_000))
    .option('--first <side>', help.first)
    .option('--stratagems', help.stratagems)
    .option('--position <line>', help.startPosition)
    .option('--players <players>', help.players)
    .option('--seed <n>', help.seed, whole(0, 4_294_967_295))
    .option('-o, --output <file>', help.output)
    .option('--json', help.json)
    .addOption(languageOption(help));
}
