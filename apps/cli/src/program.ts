// The command line: names, options and help. Each command is loaded when it is called.
import type { Kind } from '@oddsmith/analysis';
import { LANGUAGES, type Language } from '@oddsmith/words';
import { type Command, CommanderError, Option } from 'commander';
import type { AnalyseOptions } from './commands/analyse.ts';
import type { CalcOptions } from './commands/calc.ts';
import { usageLine } from './complaint.ts';
import { DONE, UsageError, WRONG_USAGE } from './exit.ts';
import type { Io } from './io.ts';
import { languageOption } from './language-option.ts';
import type { Library } from './library.ts';
import { skirmishCommands } from './skirmish-commands.ts';
import { SpokenCommand } from './spoken-command.ts';
import { version } from './version.ts';
import { whole } from './whole-number.ts';
import { help as english, type HelpWords } from './words/help.en.ts';
import { wordsIn } from './words/words-in.ts';

/** Written here as well, so that the help of a command loads no analysis. */
const ANALYSES = [
  'matrix',
  'sweep',
  'sensitivity',
  'seek',
  'compare',
  'plan',
  'efficiency',
  'lists',
  'pairing',
] as const satisfies readonly Kind[];

const CALC_EXAMPLES = `
  oddsmith calc fantasy/attack --set numAttacks=20 toHit=3 armorSave=5
  oddsmith calc fantasy/attack battle.json --steps
  oddsmith calc axis/battle "3 inf 1 tank vs 2 inf"
  echo '{"numAttacks": "2D6"}' | oddsmith calc fantasy/attack --json
  oddsmith import list.txt --unit Hellblasters --against enemy.txt --unit Rhino --json | oddsmith calc - --steps`;

/** Runs one command and answers with its exit code. */
export async function run(args: readonly string[], io: Io, library: Library): Promise<number> {
  let code = DONE;
  const language = languageIn(args);
  const help = language === 'de' ? (await import('./words/help.de.ts')).help : english;
  const program = commands(io, library, help, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (thrown) {
    // The help or the version was asked for, and is written.
    if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? DONE : WRONG_USAGE;
    if (!(thrown instanceof UsageError)) throw thrown;
    const problem = wordsIn(language).problem(thrown.problem);
    if (args.includes('--json')) await io.stdout(`${JSON.stringify({ error: problem })}\n`);
    io.stderr(usageLine(problem, language));
    return WRONG_USAGE;
  }
}

/** Of a command that may be too wrong to be read. */
function languageIn(args: readonly string[]): Language {
  const wanted = args.flatMap(
    (arg, i) => /^--language=(.*)$/.exec(arg)?.[1] ?? (arg === '--language' ? args[i + 1] : []),
  );
  return LANGUAGES.find((language) => language === wanted.at(-1)) ?? 'en';
}

function commands(io: Io, library: Library, help: HelpWords, done: (code: number) => void): Command {
  const program = new SpokenCommand(help, 'oddsmith')
    .description(help.oddsmith)
    .option('-V, --version', help.version)
    .on('option:version', () => {
      void io.stdout(`${version()}\n`);
      throw new CommanderError(DONE, 'commander.version', '');
    })
    .exitOverride()
    .helpCommand('help [command]', help.help)
    .configureOutput({ writeOut: (text) => void io.stdout(text), writeErr: (text) => io.stderr(text) })
    .addHelpText('after', help.exitCodes);

  battleOptions(program.command('calc'), help)
    .description(help.calc)
    .option('--steps', help.steps)
    .option('--markdown', help.markdown)
    .addOption(new Option('--method <method>', help.method).choices(['auto', 'exact', 'simulate']))
    .addHelpText('after', `\n${help.examples}${CALC_EXAMPLES}`)
    .action(async (id: string | undefined, file: string | undefined, options: CalcOptions) => {
      const { calc } = await import('./commands/calc.ts');
      done(await calc(id, { ...options, file }, io, library));
    });

  battleOptions(program.command('simulate'), help)
    .description(help.simulate)
    .option('--steps', help.steps)
    .action(async (id: string | undefined, file: string | undefined, options: CalcOptions) => {
      const { simulate } = await import('./commands/simulate.ts');
      done(await simulate(id, { ...options, file }, io, library));
    });

  program
    .command('batch')
    .description(help.batch)
    .option('--threads <n>', help.threads, whole(0, 256))
    .option('--time-ms <n>', help.lineTime, whole(1, 86_400_000))
    .addOption(languageOption(help))
    .addHelpText('after', help.batchLines)
    .action(async (options) => {
      const { batch } = await import('./commands/batch.ts');
      done(await batch(options, io, library));
    });

  for (const kind of ANALYSES)
    program
      .command(kind)
      .description(help[kind])
      .argument('[file]', help.question)
      .option('--calculator <id>', help.calculator)
      .option('--rows <source>', help.rows)
      .option('--columns <source>', help.columns)
      .option('--shooters <source>', help.ofPlan)
      .option('--targets <source>', help.ofPlan)
      .option('--figure <name>', help.figure)
      .option('--set <name=value...>', help.setCommon)
      .option('--threads <n>', help.threadsOrInline, whole(0, 256))
      .option('--redis <url>', help.redisAnalysis)
      .option('--checkpoint <file>', help.checkpoint)
      .option('--json', help.json)
      .option('--csv', help.csv)
      .option('--markdown', help.markdownTable)
      .option('--quiet', help.quiet)
      .addOption(languageOption(help))
      .action(async (file: string | undefined, options: AnalyseOptions) => {
        const { runAnalysis } = await import('./commands/analyse.ts');
        done(await runAnalysis(kind, { ...options, file }, io, library));
      });

  program
    .command('games')
    .description(help.games)
    .argument('[calculator]')
    .option('--json', help.json)
    .addOption(languageOption(help))
    .action(async (id: string | undefined, options) => {
      const { games } = await import('./commands/games.ts');
      done(await games(id, options, io, library));
    });

  program
    .command('import')
    .description(help.import)
    .argument('[file]', help.list)
    .option('--game <id>', help.listGame)
    .option('--books <files...>', help.books)
    .option('--catalogue <file>', help.catalogueFile)
    .option('--edition <10|11>', help.edition)
    .option('--unit <name>', help.unit, collected, [])
    .option('--against <file>', help.againstList)
    .option('--phase <shooting|fight>', help.phase)
    .option('--switch <name...>', help.switch)
    .option('--mode <name...>', help.mode)
    .option('--set <name=value...>', help.setBattle)
    .option('--json', help.jsonInput)
    .addOption(languageOption(help))
    .action(async (file: string | undefined, options) => {
      const { importList } = await import('./commands/import.ts');
      done(await importList(file, options, io, library));
    });

  program
    .command('units')
    .description(help.units)
    .argument('<game>', help.gameOfUnits)
    .argument('[words...]', help.words)
    .option('--edition <name>', help.unitEdition)
    .option('--system <name>', help.system)
    .option('--against <name>', help.againstUnit)
    .option('--calculator <id>', help.calculatorOfUnits)
    .option('--aboard <name>', help.aboard)
    .option('--army <name>', help.army)
    .option('--mode <name...>', help.mode)
    .option('--set <name=value...>', help.setBattle)
    .option('--coverage', help.coverage)
    .option('--json', help.jsonUnits)
    .addOption(languageOption(help))
    .action(async (game: string, words: readonly string[], options) => {
      const { units } = await import('./commands/units.ts');
      done(await units(game, words, options, io, library));
    });

  program
    .command('catalogue')
    .description(help.catalogue)
    .helpCommand('help [command]', help.help)
    .command('build')
    .description(help.build)
    .argument('<folder>')
    .option('-o, --output <file>', help.outputOrStdout)
    .addOption(languageOption(help))
    .action(async (folder: string, options) => {
      const { buildCatalogueFile } = await import('./commands/catalogue.ts');
      done(await buildCatalogueFile(folder, options, io));
    });

  skirmishCommands(program.command('skirmish'), help, io, done);

  program
    .command('serve')
    .description(help.serve)
    .option('--port <n>', help.port)
    .option('--host <name>', help.host)
    .option('--redis <url>', help.redisJobs)
    .addOption(languageOption(help))
    .action(async (options) => {
      const { serve } = await import('./commands/serve.ts');
      done(await serve(options, io));
    });

  program
    .command('conform')
    .description(help.conform)
    .option('--command <program>', help.program)
    .option('--game <id>', help.gameOfCases)
    .option('--rule <name>', help.rule)
    .option('--time-ms <n>', help.allTime, whole(1, 86_400_000))
    .option('--list', help.printCases)
    .option('--json', help.jsonResults)
    .addOption(languageOption(help))
    .action(async (options) => {
      const { conform } = await import('./commands/conform.ts');
      done(await conform(options, io, library));
    });

  program
    .command('mcp')
    .description(help.mcp)
    .option('--site <url>', help.site, 'http://localhost:8042')
    .option('--time-ms <n>', help.callTime, whole(1, 600_000), 20_000)
    .addOption(languageOption(help))
    .action(async (options) => {
      const { mcp } = await import('./commands/mcp.ts');
      done(await mcp(options, io));
    });

  program
    .command('completion')
    .description(help.completion)
    .argument('<shell>', help.shell)
    .action(async (shell: string) => {
      const { completion } = await import('./commands/completion.ts');
      await completion(shell, io);
    });

  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[]) => {
      const { complete } = await import('./commands/completion.ts');
      await complete(program, words, io, library);
    });

  program
    .command('worker')
    .description(help.worker)
    .requiredOption('--redis <url>', help.redisWorker)
    .option('--threads <n>', help.threadsOfWorker, whole(1, 256))
    .option('--health', help.health)
    .addOption(languageOption(help))
    .action(async ({ health, ...options }) => {
      const { work } = await import('./commands/worker.ts');
      const { workerHealth } = await import('./commands/worker-health.ts');
      done(health ? await workerHealth(options, io) : await work(options, io));
    });
  return program;
}

/** What `calc` and `simulate` have in common. */
function battleOptions(command: Command, help: HelpWords): Command {
  return command
    .argument('[calculator]', help.calculatorOrRequest)
    .argument('[file]', help.battle)
    .option('--preset <id>', help.preset)
    .option('--set <name=value...>', help.set)
    .option('--iterations <n>', help.iterations, whole(1, 10_000_000))
    .option('--seed <n>', help.seed, whole(0, 4_294_967_295))
    .option('--precision <p>', help.precision, Number)
    .option('--time-ms <n>', help.timeMs, whole(1, 86_400_000))
    .addOption(languageOption(help))
    .option('--json', help.json);
}

/** An option that may be given several times. */
function collected(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
