// What the command line says around an answer.
import type { Catalogue, Message, Writer } from '@oddsmith/words';

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  readonly median: number;
  readonly likeliest: number;
  readonly low: number;
  readonly high: number;
}

export interface Rolled {
  readonly iterations: number;
  readonly seed: number;
  readonly margin: number;
}

/** Who won on one layout, the side that moved first or the other. */
export interface FairTable {
  readonly layout: string;
  readonly zones: string;
  readonly first: number;
  readonly second: number;
  readonly drawn: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly firstBlood: number;
  readonly lead: number;
}

/** One player against another. */
export interface Standing {
  readonly one: string;
  readonly other: string;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly lead: number;
}

/** What a battle is made of, in victory points of the first side. */
export interface ReviewSum {
  readonly one: string;
  readonly other: string;
  readonly start: number;
  readonly luck: number;
  readonly first: number;
  readonly second: number;
  readonly result: number;
}

/** How many of the reference cases of a rule a program got right. */
export interface RuleSum {
  readonly right: number;
  readonly cases: number;
  readonly wrong: number;
  readonly unanswered: number;
}

/** The first figure of a case that is not as it should be. */
export interface WrongCase {
  readonly id: string;
  readonly rules: readonly string[];
  readonly path: string;
  readonly got: string | undefined;
  readonly want: string;
}

/** A file that was named; null is standard input. */
export type Source = string | null;

/** What a line of a table says of a unit. */
export interface UnitFacts {
  readonly points: number | undefined;
  readonly size: readonly [least: number, most: number | null] | undefined;
  readonly counted: number;
  readonly switches: number;
  readonly notCounted: number;
}

export type CoverageFigure =
  | 'units'
  | 'rules'
  | 'counted'
  | 'switches'
  | 'notCounted'
  | 'notJudged'
  | 'noDice'
  | 'share';

export const en = {
  exact: ({ calculator, dropped }: { calculator: string; dropped: number }, w: Writer) =>
    `${calculator}, exact${leftOut(dropped, w)}`,
  simulated: ({ calculator, dropped, ...rolled }: Rolled & { calculator: string; dropped: number }, w: Writer) =>
    `${calculator}, simulated: ${w.thousands(rolled.iterations)} battles, seed ${rolled.seed}, headline ±${w.figure(rolled.margin)} at 95%${leftOut(dropped, w)}`,
  spread: ({ mean, deviation, median, likeliest, low, high }: Spread, w: Writer) =>
    `mean ${w.figure(mean)}, deviation ${w.figure(deviation)}, median ${median}, likeliest ${likeliest}, 25%..95% ${low}..${high}`,
  summary: () => 'Summary',
  steps: () => 'Steps',
  'a-roll': ({ chance }: { chance: number }, w: Writer) => `${w.percent(chance)} a roll`,
  advice: () => 'Advice',
  'did-you-mean': ({ message, nearest }: { message: string; nearest: string }) =>
    `${message}; did you mean ${nearest}?`,
  'recognised-by': ({ game, reason }: { game: string; reason: string }) =>
    `read as a list of ${game} by ${reason}; --game takes another`,
  warning: () => 'warning',
  note: () => 'note',
  info: () => 'info',
  ends: ({ from, to, below }: { from: number; to: number; below: number }, w: Writer) =>
    `possible from ${from} to ${to}; outcomes below ${w.percent(below)} at the ends are not shown`,
  'fair-table': ({ layout, zones, first, second, drawn, share, low, high, firstBlood, lead }: FairTable, w: Writer) =>
    `${layout}, ${zones}: first won ${first}, second ${second}, drawn ${drawn}; of those decided ${w.percent(share)} (${w.percent(low)} to ${w.percent(high)}) to the first; the first leads by ${w.figure(lead)} VP, and the first turn destroys ${w.percent(firstBlood)}`,
  'unfair-table': ({ layout, zones, fair }: { layout: string; zones: string; fair: readonly string[] }) =>
    `${layout}, ${zones}: whoever moves first, or second, has the better of this table; fair are ${fair.join('; ')}`,
  'fair-rows': () =>
    '| layout | zones | battles | first won | second won | drawn | first, of those decided | 95% interval |\n|---|---|---|---|---|---|---|---|',
  'fair-row': ({ layout, zones, first, second, drawn, share, low, high }: FairTable, w: Writer) =>
    `| ${layout} | ${zones} | ${first + second + drawn} | ${first} | ${second} | ${drawn} | ${w.percent(share)} | ${w.percent(low)} to ${w.percent(high)} |`,
  'standing-rows': () =>
    '| players | battles | won | lost | drawn | of those decided | 95% interval |\n|---|---|---|---|---|---|---|',
  'standing-row': ({ one, other, won, lost, drawn, share, low, high }: Standing, w: Writer) =>
    `| ${one} against ${other} | ${won + lost + drawn} | ${won} | ${lost} | ${drawn} | ${w.percent(share)} | ${w.percent(low)} to ${w.percent(high)} |`,
  standing: ({ one, other, won, lost, drawn, share, low, high, lead }: Standing, w: Writer) =>
    `${one} against ${other}: won ${won}, lost ${lost}, drawn ${drawn}; ${w.percent(share)} of those decided (${w.percent(low)} to ${w.percent(high)}), ${w.gained(lead)} VP a battle`,
  'review-sum': ({ one, other, start, luck, first, second, result }: ReviewSum, w: Writer) =>
    `Victory points for ${one}: ${w.gained(start)} from the starting position, ${w.gained(luck)} from luck, ${w.gained(first)} from decisions of ${one}, ${w.gained(-second)} from decisions of ${other}; ${w.gained(result)} in the end`,
  'review-luck': ({ one, other, luckier }: { one: string; other: string; luckier: number }, w: Writer) =>
    `Dice this kind to ${one}, or kinder, come up in ${w.percent(luckier)} of battles; this kind to ${other} in ${w.percent(1 - luckier)}`,
  'review-lucky': ({ one }: { one: string }) => `Luckiest for ${one}`,
  'review-unlucky': ({ one }: { one: string }) => `Unluckiest for ${one}`,
  'review-flawless': () => 'No decision gave away 2% of an army or more.',
  'review-mistakes': ({ count }: { count: number }, w: Writer) =>
    `${w.plural(count, 'decision')} that gave away 2% of an army or more (errors from 5%, blunders from 10%), the worst first`,

  'as-written': ({ text }: { text: string }) => text,
  'unknown-option': ({ flag }: { flag: string }) => `unknown option '${flag}'`,
  'unknown-command': ({ name }: { name: string }) => `unknown command '${name}'`,
  'missing-argument': ({ name }: { name: string }) => `missing required argument '${name}'`,
  'missing-value': ({ option }: { option: string }) => `option '${option}' argument missing`,
  'missing-option': ({ option }: { option: string }) => `required option '${option}' not specified`,
  'too-many-arguments': ({ command, expected, got }: { command: string; expected: number; got: number }, w: Writer) =>
    `too many arguments for '${command}'. Expected ${w.plural(expected, 'argument')} but got ${got}.`,
  'invalid-value': ({ option, value, why }: { option: string; value: string; why: Message }, w: Writer) =>
    `option '${option}' argument '${value}' is invalid. ${w.say(why)}`,
  'allowed-choices': ({ choices }: { choices: readonly string[] }) => `Allowed choices are ${choices.join(', ')}.`,
  'whole-between': ({ min, max }: { min: number; max: number }) => `It must be ${min} to ${max}.`,

  'preset-of-none': () => 'a preset is of a calculator: name it',
  'name-calculator': () => 'name a calculator, such as fantasy/attack',
  'no-calculator-named': ({ source, army }: { source: Source; army: boolean }) =>
    `${source ?? 'standard input'} does not say which calculator it is for${
      army
        ? ': it is a whole army; name two of its units with import --unit <name> --against <file> --unit <name>'
        : ', such as fantasy/attack'
    }`,
  'other-calculator': ({ request, command }: { request: string; command: string }) =>
    `the request is for ${request}, the command for ${command}`,
  'unknown-calculator': ({ id, known }: { id: string; known: readonly string[] }) =>
    `there is no calculator "${id}"; known: ${known.join(', ')}`,
  'set-needs-object': () => '--set needs an input that is an object',
  'set-wants-value': ({ text }: { text: string }) => `--set wants name=value, got "${text}"`,
  'set-name': ({ text }: { text: string }) => `--set cannot read the name "${text}"`,
  'file-or-preset': () => 'give a file or a preset, not both',
  'stdin-or-preset': () => 'give standard input or a preset, not both',
  'stdin-unread': () => 'standard input was not read: "-" reads it',
  'no-json': ({ source, why }: { source: Source; why: string }) => `${source ?? 'standard input'} is not JSON: ${why}`,
  'no-preset': ({ calculator, id, known }: { calculator: string; id: string; known: readonly string[] }) =>
    `${calculator} has no preset "${id}"; known: ${known.join(', ')}`,
  'cannot-read': ({ path, why }: { path: string; why: string }) => `cannot read ${path}: ${why}`,
  'cannot-write': ({ path, why }: { path: string; why: string }) => `cannot write ${path}: ${why}`,
  'other-checkpoint': ({ file }: { file: string }) => `${file} belongs to another question or version`,
  'line-too-long': ({ line, most }: { line: number; most: number }) => `line ${line} is longer than ${most} characters`,
  'line-no-json': ({ line, why }: { line: number; why: string }) => `line ${line} is not JSON: ${why}`,
  'redis-address': ({ url }: { url: string }) =>
    `--redis must be an address such as redis://localhost:6379, got "${url}"`,
  'redis-back': () => 'Redis is back',
  'redis-away': () => 'Redis is away: trying again',
  'worker-at-work': () => 'at work',
  'site-address': () => '--site is an address such as https://odds.example',
  'question-no-object': () => 'a question is a JSON object',
  'other-kind': ({ question, command }: { question: string; command: string }) =>
    `the question is a ${question}, the command ${command}`,
  progress: (
    { name, done, total, seconds }: { name: string; done: number; total: number; seconds: number },
    w: Writer,
  ) => `${name} ${w.thousands(done)} of ${w.thousands(total)}, ${seconds} s left`,
  'lines-done': ({ lines, refused }: { lines: number; refused: number }, w: Writer) =>
    `${w.thousands(lines)} lines, ${w.thousands(refused)} refused`,
  'no-completion': ({ shell, known }: { shell: string; known: readonly string[] }) =>
    `there is no completion for "${shell}"; known: ${known.join(', ')}`,
  'no-cases-of-game': ({ game, known }: { game: string; known: readonly string[] }) =>
    `there are no cases of "${game}"; known: ${known.join(', ')}`,
  'no-cases-of-rule': ({ rule, known }: { rule: string; known: readonly string[] }) =>
    `no case is about "${rule}"; known: ${known.join(', ')}`,

  'option-of-battle': ({ option }: { option: string }) => `--${option} is for a battle: name a unit with --unit`,
  'name-defender': () => 'name the defending unit too: --against <file> --unit <name>',
  'edition-option': () => '--edition is 10 or 11',
  'phase-option': () => '--phase is shooting or fight',
  'name-list': () => 'name a file, or pipe a list into this command',
  'edition-or-system': () => 'a game has editions or systems: name one of the two',
  'no-unit': ({ unit, nearest }: { unit: string; nearest: readonly string[] }) =>
    `there is no unit "${unit}"${nearest.length === 0 ? '' : `; nearest: ${nearest.join(', ')}`}`,
  attacker: () => 'Attacker',
  defender: () => 'Defender',
  'army-size': ({ units, models }: { units: number; models: number }, w: Writer) =>
    `${w.plural(units, 'unit')}, ${w.plural(models, 'model')}`,
  models: ({ models }: { models: number }, w: Writer) => w.plural(models, 'model'),
  worth: ({ points }: { points: number }, w: Writer) => `${w.thousands(points)} points, `,
  'unit-facts': ({ points, size, counted, switches, notCounted }: UnitFacts, w: Writer) =>
    [
      ...(points === undefined ? [] : [w.plural(points, 'point')]),
      ...(size === undefined ? [] : [sizeOf(size, w)]),
      `${counted} counted`,
      ...(switches === 0 ? [] : [w.plural(switches, 'switch', 'switches')]),
      ...(notCounted === 0 ? [] : [`${notCounted} not counted`]),
    ].join(', '),
  'weapons-left-out': () => 'Weapons left out:',
  'coverage-head': ({ figure }: { figure: CoverageFigure }) => COVERAGE[figure],
  'coverage-note': () => 'The share is of the rules that change dice, those that nobody has judged yet among them.',
  'all-groups': () => 'all',

  'games-hint': () => 'oddsmith games <calculator> shows the fields of one.',
  'head-input': () => 'Input',
  'head-rules': () => 'Rules',
  'head-presets': () => 'Presets',
  'of-edition': ({ edition, summary }: { edition: string; summary: string }) => `edition ${edition}: ${summary}`,
  'or-null': ({ values }: { values: string }) => `${values} or null`,
  'any-of': ({ values }: { values: string }) => `any of ${values}`,
  'number-or-dice': () => 'a number or dice such as 2D6+3',
  'list-of-texts': () => 'a list of texts',
  'a-list': () => 'a list',
  'list-of': ({ values }: { values: string }) => `a list of ${values}`,
  'an-object': () => 'an object',
  'a-text': () => 'a text',

  'cases-right': ({ right, cases }: { right: number; cases: number }, w: Writer) =>
    `${right} of ${w.plural(cases, 'case')} right`,
  'rule-right': ({ right, cases, wrong, unanswered }: RuleSum) =>
    [
      `${right} of ${cases}`,
      [...(wrong > 0 ? [`${wrong} wrong`] : []), ...(unanswered > 0 ? [`${unanswered} not answered`] : [])].join(', '),
    ]
      .filter(Boolean)
      .join('  '),
  'case-wrong': ({ id, rules, path, got, want }: WrongCase) =>
    `${id} (${rules.join(', ')}): ${path} is ${got ?? 'nothing'}, not ${want}`,

  'worker-ready': ({ threads }: { threads: number }, w: Writer) =>
    `Oddsmith worker is ready: ${w.plural(threads, 'thread')}`,

  'no-bsdata': ({ folder }: { folder: string }) => `${folder} holds no .cat, .gst or .json files`,
  'no-datasheet': () => 'no datasheet was found in these files',
  'file-read': ({ at, total, name }: { at: number; total: number; name: string }) => `${at} of ${total}: ${name}`,
  'known-sheets': ({ sheets }: { sheets: number }, w: Writer) =>
    `loadout and options of ${w.plural(sheets, 'datasheet')} are those of the built-in catalogue`,
  'catalogue-built': ({ system, sheets, files }: { system: string; sheets: number; files: number }, w: Writer) =>
    `${system}: ${w.plural(sheets, 'datasheet')} from ${w.plural(files, 'file')}`,

  'no-player': ({ name, levels }: { name: string; levels: readonly string[] }) =>
    `there is no player "${name}"; known: random, computer:${levels.join(', computer:')}, exec:<command>`,
  'two-players': () => 'a tournament has two players or more: --players random computer:normal',
  written: ({ file }: { file: string }) => `${file} written`,
  'count-without-file': () => '--count plays new battles: leave the file out',
  'battles-won': ({ count, first, second, drawn }: { count: number; first: number; second: number; drawn: number }) =>
    `${count} battles: side 0 won ${first}, side 1 won ${second}, ${drawn} drawn`,
  'last-action': ({ last }: { last: number }) => `the battle has ${last} actions`,
  'seat-answer': () => 'an answer is {"type":"action","action":{...}}, {"type":"offer","index":0} or {"type":"quit"}',
  'check-question': () => 'a question is an object {"id", "check", "input"}',
  'none-called': ({ what, name, known }: { what: string; name: string; known: readonly string[] }) =>
    `there is no ${what} "${name}"; known: ${known.join(', ')}`,
  'not-40k': ({ path }: { path: string }) => `${path} is not a list of Warhammer 40,000`,
  'of-file': ({ path, why }: { path: string; why: string }) => `${path}: ${why}`,
  'two-lists': () => '--lists takes two files, one for each side',
  'position-prefix': ({ prefix }: { prefix: string }) => `a position begins with "${prefix}"`,
  'position-unreadable': ({ code }: { code: string }) => `this line is no position that can be read: ${code}`,
  'no-position': () => 'a position is taken down between decisions: here a roll waits, or the battle is over',
} satisfies Catalogue;

const sizeOf = ([least, most]: readonly [number, number | null], w: Writer) => {
  if (most === null) return `${least} models or more`;
  return least === most ? w.plural(least, 'model') : `${least} to ${most} models`;
};

const COVERAGE: { readonly [figure in CoverageFigure]: string } = {
  units: 'units',
  rules: 'rules',
  counted: 'counted',
  switches: 'switches',
  notCounted: 'not counted',
  notJudged: 'not judged',
  noDice: 'no dice',
  share: 'counted or offered',
};

const leftOut = (dropped: number, w: Writer) =>
  dropped > 0 ? `, at most ${w.number(dropped.toExponential(1))} of probability left out` : '';
