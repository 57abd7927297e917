// Bodies of the API as schemas: the documentation is generated from them, and tests hold every answer against them.
import { fact, LANGUAGES, STEP_REROLLS } from '@oddsmith/games';
import * as z from 'zod';

const chance = z.number().min(0).max(1);

export const problem = z
  .strictObject({
    code: z
      .string()
      .meta({ description: 'Scope and fact, to program against.', examples: ['fantasy/to-hit-out-of-range'] }),
    path: z
      .string()
      .meta({ description: 'Dotted path into the input; empty for the whole.', examples: ['profiles[0].toHit'] }),
    message: z.string().meta({ description: 'A sentence to show.' }),
    nearest: z
      .string()
      .optional()
      .meta({ description: 'The name that was probably meant instead of one that is not known.' }),
  })
  .meta({ title: 'Problem', description: 'What is wrong, as data.' });

const errors = z
  .array(problem)
  .optional()
  .meta({ description: 'All problems of an input that was refused; the first of them is `error`.' });

export const refusal = z
  .strictObject({
    type: z.string().meta({
      description: 'The code as a name of its own: `urn:oddsmith:problem:` and the code.',
      examples: ['urn:oddsmith:problem:fantasy/to-hit-out-of-range'],
    }),
    title: z.string().meta({ description: 'Of the status.' }),
    status: z.int().meta({ description: 'The status of the reply.' }),
    detail: z.string().meta({ description: 'The sentence of the first problem.' }),
    error: problem.meta({ description: 'The first problem.' }),
    errors: z.array(problem).min(1).meta({ description: 'All problems, in the order of the fields.' }),
  })
  .meta({
    title: 'Refusal',
    description: 'The body of every answer that is not a success: problem details (RFC 9457).',
  });

export const distribution = z
  .strictObject({
    min: z.int().meta({ description: 'The least possible outcome.' }),
    max: z.int().meta({ description: 'The greatest possible outcome.' }),
    probabilities: z.array(chance).meta({ description: 'P(X = min) to P(X = max).' }),
    atLeast: z.array(chance).meta({ description: 'P(X >= n) for the same outcomes.' }),
    atMost: z.array(chance).meta({ description: 'P(X <= n) for the same outcomes.' }),
    mean: z.number(),
    stdDev: z.number().min(0).meta({ description: 'Population standard deviation.' }),
    median: z.int(),
    mode: z.int().meta({ description: 'The likeliest outcome, the least one of several.' }),
    percentiles: z
      .strictObject({ '25': z.int(), '50': z.int(), '75': z.int(), '95': z.int() })
      .meta({ description: 'The least n with P(X <= n) at least that share.' }),
  })
  .meta({ title: 'Distribution', description: 'Every outcome of a whole number with its chance.' });

export const advice = z
  .strictObject({
    code: z.string(),
    severity: z.enum(['info', 'warning']),
    path: z.string().meta({ description: 'The input it speaks of; empty for the whole.' }),
    message: z.string(),
  })
  .meta({ title: 'Advice', description: 'A remark on input that does nothing or contradicts itself.' });

const stepRoll = z
  .strictObject({
    needs: z.int().meta({ description: 'The D6 succeeds on this face and above; 7 never does.' }),
    reroll: z.enum(STEP_REROLLS).optional(),
    critical: z.int().optional().meta({ description: 'With notCritical: the face from which a roll is kept.' }),
  })
  .meta({ title: 'StepRoll', description: 'The die behind the chance of a step.' });

const cause = z
  .strictObject({
    rule: z.string(),
    name: z.string().meta({ description: 'What the rule is called in the language of the answer.' }),
    field: z.string().meta({ description: 'What it changed.' }),
    by: z.number().optional().meta({ description: 'Where it adds up.' }),
    kept: z.literal(false).optional().meta({ description: 'Cancelled, or cut off by a limit.' }),
  })
  .meta({ title: 'Cause', description: 'Something that changed a number.' });

export const step = z
  .strictObject({
    title: z.string(),
    text: z.string(),
    roll: stepRoll.optional(),
    chance: chance.optional().meta({ description: 'Chance of a single roll, where there is one.' }),
    causes: z
      .array(cause)
      .optional()
      .meta({ description: 'Rules, situations and modifiers that changed the number of this step.' }),
  })
  .meta({ title: 'Step', description: 'One line of why the number is what it is.' });

export const simulation = z
  .strictObject({
    iterations: z.int().min(1),
    seed: z.int().min(0),
    standardError: z.number().min(0).meta({ description: 'Of the headline figure.' }),
  })
  .meta({ title: 'Simulation', description: 'How a simulated answer came about.' });

export const answer = z
  .looseObject({
    calculator: z.string(),
    language: z.enum(LANGUAGES).meta({ description: 'Of everything it says.' }),
    method: z.enum(['exact', 'simulated']),
    simulation: simulation.optional(),
    errorBound: z.number().min(0).meta({ description: '0, or the probability dropped by pruning.' }),
    distributions: z.record(z.string(), distribution).meta({ description: 'By name.' }),
    summary: z.record(z.string(), z.number()).meta({ description: 'Figures a player looks at first, by name.' }),
    advice: z.array(advice),
    sentence: z.string().meta({ description: 'The result in one sentence.' }),
    steps: z.array(step),
  })
  .meta({ title: 'Answer', description: 'What a calculator found. Calculators may add fields of their own.' });

const id = z.union([z.string(), z.number(), z.null()]).meta({ description: 'As given; null when none was.' });

export const entryReply = z
  .union([z.strictObject({ id, result: answer }), z.strictObject({ id, error: problem, errors })])
  .meta({ title: 'Entry reply', description: 'The answer to one entry of a batch.' });

export const batchReply = z
  .array(entryReply)
  .meta({ title: 'Batch reply', description: 'One reply for each entry, in the same order.' });

const rule = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    category: z.string(),
    summaryIn: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'The summary by edition, where an edition plays the rule otherwise.' }),
    excludes: z.string().optional().meta({ description: 'At most one of the rules with the same word can be chosen.' }),
  })
  .meta({ title: 'Rule', description: 'An ability, keyword or special rule the calculator knows.' });

const preset = z
  .strictObject({ id: z.string(), title: z.string(), note: z.string() })
  .meta({ title: 'Preset', description: 'A ready battle.' });

export const calculatorSummary = z
  .strictObject({
    id: z.string().meta({ examples: ['fantasy/attack'] }),
    title: z.string(),
    question: z.string().meta({ description: 'The question it answers.' }),
    game: z.strictObject({ id: z.string(), title: z.string() }),
    rules: z.array(rule),
    presets: z.array(preset),
  })
  .meta({ title: 'Calculator', description: 'A calculator at a glance.' });

export const calculatorList = z
  .strictObject({ calculators: z.array(calculatorSummary) })
  .meta({ title: 'Calculators', description: 'Everything this server can calculate.' });

const anyInput = z.record(z.string(), z.unknown());

export const calculatorDetails = calculatorSummary
  .extend({
    presets: z.array(preset.extend({ input: anyInput })),
    input: anyInput.meta({ description: 'JSON Schema (draft 2020-12) of the input: limits, defaults and titles.' }),
    example: z
      .strictObject({ calculator: z.string(), input: anyInput })
      .meta({ description: 'A request that works, for POST /api/v1/calculate.' }),
  })
  .meta({ title: 'Calculator details', description: 'All that is needed to fill in a request.' });

export const health = z
  .strictObject({
    status: z.literal('ok'),
    version: z.string(),
    build: z.string().meta({ description: 'Hash of the code and data that calculate: same build, same numbers.' }),
    calculators: z.int().min(0).meta({ description: 'How many are served.' }),
    parallelism: z.int().min(1).meta({ description: 'Calculations worked on at the same moment.' }),
    uptimeSeconds: z.number().min(0),
    queue: z
      .strictObject({
        redis: z.enum(['up', 'down']),
        workers: z.int().min(0).meta({ description: 'Workers of the same build.' }),
        waiting: z.int().min(0).meta({ description: 'Chunks that wait for a worker.' }),
        writable: z.boolean().meta({ description: 'Whether Redis takes what is written: its memory may be full.' }),
        workersByBuild: z.record(z.string(), z.int().min(0)).meta({ description: 'All workers there are.' }),
        oldestWaitingMs: z
          .number()
          .min(0)
          .nullable()
          .meta({ description: 'How long the first job in line has waited.' }),
      })
      .nullable()
      .meta({ description: 'Null where jobs run on the threads of the server.' }),
  })
  .meta({ title: 'Health', description: 'The server is up.' });

const time = z.iso.datetime();

export const jobStatus = z
  .strictObject({
    id: z.string(),
    kind: z.string(),
    calculator: z.string().optional().meta({ description: 'Absent for a pairing.' }),
    state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
    progress: z.strictObject({ done: z.int().min(0), total: z.int().min(0) }),
    created: time,
    started: time.optional(),
    finished: time.optional(),
    expires: time.meta({ description: 'When the result is forgotten.' }),
    timeLeftMs: z.number().min(0).optional(),
    error: problem.optional(),
    build: z.string().optional().meta({ description: 'Hash of the code and data that calculate it.' }),
    note: z.string().optional().meta({ description: 'Why nothing happens: no worker has that build.' }),
  })
  .meta({ title: 'Job status', description: 'A job and how far it is.' });

export const jobList = z
  .strictObject({ jobs: z.array(jobStatus) })
  .meta({ title: 'Jobs', description: 'Jobs of a client.' });

export const jobTaken = z
  .strictObject({ job: jobStatus })
  .meta({ title: 'Job taken', description: 'The answer will be the result of this job.' });

export const jobResult = z
  .looseObject({})
  .meta({ title: 'Job result', description: 'What the command line prints for the same question.' });

export const importRequest = z
  .strictObject({
    content: z.string({ error: fact('list-as-text') }).meta({ description: 'The list: text, JSON or XML.' }),
    game: z
      .string()
      .optional()
      .meta({ description: 'Id of the game (grimdark, wh40k, killteam); told from the list when left out.' }),
    edition: z
      .enum(['10', '11'], { error: fact('either', { values: ['"10"', '"11"'] }) })
      .optional()
      .meta({ description: 'Whose datasheets of 40,000 to use; told from the list when left out.' }),
    books: z
      .array(z.string({ error: fact('army-book-as-text') }))
      .max(20, { error: fact('at-most-of', { most: 20, of: 'army books' }) })
      .optional()
      .meta({ description: 'Army books (JSON as text) that a One Page Rules save file refers to.' }),
  })
  .meta({ title: 'Import request', description: 'An army list in any format that is read.' });

const battleToShare = z
  .strictObject({
    calculator: z.string().meta({ description: 'Whose input it is.', examples: ['fantasy/attack'] }),
    input: z.unknown().meta({ description: 'As POST /api/v1/calculate takes it.' }),
  })
  .meta({ title: 'Battle', description: 'A calculator and its input.' });

const pairToShare = z
  .strictObject({
    list: z.string().min(1).meta({ description: 'The list of the unit that attacks, as text.' }),
    unit: z
      .string()
      .min(1)
      .meta({ description: 'That unit; "A + B" stand together.', examples: ['Hellblaster Squad'] }),
    against: z.string().optional().meta({ description: 'The unit that defends.' }),
    enemyList: z.string().optional().meta({ description: 'The list it is in; the same one if left out.' }),
    game: z.string().optional().meta({ description: 'Where the list itself does not tell.' }),
    phase: z.enum(['shooting', 'fight']).optional(),
    switches: z
      .array(z.strictObject({ name: z.string(), on: z.boolean() }))
      .max(100)
      .optional()
      .meta({ description: 'Abilities to turn on or off.' }),
  })
  .meta({ title: 'Pair', description: 'Two units of army lists.' });

export const linkRequest = z.union([battleToShare, pairToShare]).meta({
  title: 'Link request',
  description: 'A battle to be shown: a calculator with its input, or two units of lists.',
});

export const linkReply = z
  .strictObject({
    address: z.string().meta({ description: 'Opens the battle in the web app of this server.' }),
    short: z.string().optional().meta({ description: 'Leads to the same; where the server keeps short addresses.' }),
    calculator: z.string(),
    input: z.unknown().meta({ description: 'What the address holds.' }),
    sentence: z.string().meta({ description: 'What it answers, in one sentence.' }),
    remark: z.string().optional().meta({ description: 'What a reader should know of the two units.' }),
    build: z.string().meta({ description: 'Hash of the code and data that came to the sentence.' }),
  })
  .meta({ title: 'Link', description: 'The address of a battle.' });

export const importReply = z
  .strictObject({
    game: z.string(),
    army: z.looseObject({ units: z.array(z.unknown()), diagnostics: z.array(z.unknown()) }),
    evidence: z
      .array(z.strictObject({ game: z.string(), weight: z.number(), signs: z.array(z.string()) }))
      .optional()
      .meta({ description: 'What spoke for each game, best first; left out where the game was named.' }),
  })
  .meta({
    title: 'Imported army',
    description:
      'Units with models and weapons, and what the reader noticed. A unit of 40,000 has `request`: `volley`, `attacker`, `target` and `context` of wh40k/attack for each phase; `unit` of One Page Rules is a side of grimdark/duel. Each says in `rules` which of its rules are counted, switches, or not counted.',
  });

const named = { name: z.string(), part: z.string().optional().meta({ description: 'What of the unit has it.' }) };
const parts = z
  .strictObject({
    attacker: anyInput.optional(),
    defender: anyInput.optional(),
    first: anyInput.optional(),
    target: anyInput.optional(),
  })
  .meta({ description: 'Parts of the inputs of the calculators of its game, with the printed loadout.' });

export const unitRules = z
  .strictObject({
    counted: z.array(z.strictObject({ ...named, except: z.string().optional() })),
    switches: z.array(
      z.strictObject({ ...named, on: z.boolean(), if: z.string().optional(), set: anyInput.optional() }),
    ),
    notCounted: z.array(
      z.strictObject({
        ...named,
        changesDice: z.boolean().nullable().meta({ description: 'Null: nobody has judged it yet.' }),
      }),
    ),
  })
  .meta({ title: 'Rules of a unit', description: 'Every rule and ability of a unit, in one of three lists.' });

export const libraryUnit = z
  .strictObject({
    game: z.string(),
    name: z.string(),
    group: z.string().meta({ description: 'Team, army or faction.' }),
    edition: z.string().optional(),
    system: z.string().optional(),
    points: z.number().optional(),
    size: z
      .tuple([z.int(), z.int().nullable()])
      .optional()
      .meta({ description: 'Models, from the fewest to the most; null where there is no limit.' }),
    parts,
    loadouts: z.array(z.strictObject({ name: z.string(), parts })).optional(),
    rules: unitRules,
    weaponsLeftOut: z.array(z.string()),
  })
  .meta({ title: 'Unit', description: 'A unit of the library of a game.' });

export const unitList = z
  .strictObject({
    found: z.int().min(0).meta({ description: 'How many units there are, also beyond the limit.' }),
    units: z.array(libraryUnit),
  })
  .meta({ title: 'Units', description: 'Units of a game.' });

export const unitBattle = z
  .strictObject({
    calculator: z.string(),
    input: anyInput.meta({ description: 'What the calculator is asked, as the pages ask it.' }),
    rules: z.strictObject({ attacker: unitRules, defender: unitRules }),
    remarks: z.array(z.string()).meta({ description: 'What was read as something else than it was typed.' }),
  })
  .meta({
    title: 'Battle of two units',
    description: 'Two units of the library against each other; `calculator` and `input` go to /calculate.',
  });

export const openApiDocument = z
  .looseObject({ openapi: z.string() })
  .meta({ title: 'OpenAPI document', description: 'Version 3.1.' });
