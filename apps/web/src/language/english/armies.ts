// The Armies page: slots, matrix, the opened pair, plan, worth and lists.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../in-language.ts';

/** Who met whom, how often it ends how, and how that is known; all written out. */
type Outcome = Readonly<Record<'ours' | 'theirs' | 'win' | 'draw' | 'loss' | 'about', string>>;

export const armies = inLanguage('armies', {
  heading: 'Armies: which unit answers which?',
  headingOfDuels: 'Armies: which unit beats which?',
  armyAgainstArmy: 'Army against army',
  answer: 'Answer',
  setting: 'Armies and settings',
  results: 'Results',
  tools: 'Armies',
  print: 'Print',
  reset: 'Reset to the sample armies',

  notOpened: (why: string) => `This link could not be opened: ${why}.`,
  settingsUnknown: 'its settings are not understood',
  otherBuild: (theirs: string, ours: string) =>
    `What you see may differ from what was shared: the link is of build ${theirs}, this page of build ${ours}.`,
  armyUnknown: 'An army of this link is not in it, and this browser does not know it. You see a sample army instead.',
  army: 'Army',
  fromLink: 'from a link: the units that were chosen',

  figure: 'Figure',
  situation: 'Situation',
  unitsAgainst: (ours: string, theirs: string) => `${ours} units against ${theirs}`,
  /** A title in the middle of a sentence. */
  within: (title: string) => title.toLowerCase(),

  figures: {
    share: 'Share of the unit destroyed',
    wipeChance: 'Chance to destroy',
    meanSlain: 'Models slain',
    damage: 'Wounds lost',
    points: 'Points destroyed',
    perPoint: 'Points destroyed per point',
    killChance: 'Kill chance',
    meanDamage: 'Damage',
    critChance: 'Chance of a critical',
    deathChance: 'Chance to die',
    bothSurvive: 'Both live',
  },

  /** What a unit does to another, by the figure that is shown. */
  does: {
    share: (value: string) => `destroys ${value} of it`,
    wipeChance: (value: string) => `destroys it ${value} of the time`,
    meanSlain: (value: string) => `slays ${value} models on average`,
    damage: (value: string) => `takes ${value} wounds on average`,
    points: (value: string) => `destroys ${value} points on average`,
    perPoint: (value: string) => `destroys ${value} points per point`,
    killChance: (value: string) => `kills it ${value} of the time`,
    meanDamage: (value: string) => `does ${value} damage on average`,
    critChance: (value: string) => `has a critical ${value} of the time`,
    deathChance: (value: string) => `dies ${value} of the time`,
    bothSurvive: (value: string) => `leaves both alive ${value} of the time`,
  },

  situations: {
    shooting: 'Shooting',
    cover: 'Shooting, target in cover',
    halfRange: 'Shooting at half range',
    stationary: 'Shooting, stationary at half range',
    advanced: 'Shooting after an Advance',
    melee: 'Melee',
    charged: 'Melee after a charge',
    open: 'In the open',
    inCover: 'Target in cover',
    twoSaves: 'Target in cover with two saves',
    fight: 'Fight',
  },

  pasteWh40k: 'From the official app, New Recruit, ListForge, BattleScribe … or drop a .ros, .rosz or .json file here',
  pasteKillTeam: 'One operative a line, such as “2x Kommando Boy”, or the name of a team',

  panel: {
    names: { attacker: 'Your army', defender: 'Their army' },
    units: (chosen: number, all: number, points: number) =>
      `${chosen} of ${all} units${points > 0 ? `, ${plural(points, 'point')}` : ''}`,
    chooseUnits: 'Choose units',
    change: 'Change',
    changeWhich: { attacker: 'your army', defender: 'their army' },
    reading: 'Reading …',
    more: (count: number) => `and ${count} more`,
    typicalTargets: 'Typical targets',
    rival: (army: string) => `${army} in fights`,
    example: 'Example',
    entries: 'Entries',
    remarks: (count: number) => `${plural(count, 'remark')} on this list`,
    warning: 'Warning',
    note: 'Note',
    points: (points: number) => plural(points, 'point'),
    details: (unit: string) => `Details of ${unit}`,
    chooseNone: 'Choose none',
    chooseAll: (units: number) => `Choose all ${units}`,
    unreadable: 'The list could not be read:',
  },

  list: {
    description: 'Paste an army list, choose files, or take a sample army',
    paste: 'Paste an army list',
    hint: 'Army Forge: “Share as text”, or the contents of a save file or shared list (JSON). Plain text works too.',
    use: 'Use this list',
    files: 'Choose files',
    drop: 'Or drop a file here. Nothing leaves your browser.',
    dropSeveral:
      'Or drop files here. A save file names its units only: choose it together with its army books. Nothing leaves your browser.',
    samples: 'Sample armies',
    seen: 'Seen in this browser',
    units: (units: number) => `${units} units`,
    forget: (army: string) => `Forget ${army}`,
    team: 'Team',
    chooseTeam: 'Choose a team …',
  },

  scenarios: (count: number) => plural(count, 'scenario'),
  over: (count: number) => `over ${count} scenarios`,
  inScenario: (title: string) => `in ${title.toLowerCase()}`,
  scenario: 'Scenario',
  allAveraged: (count: number) => `All ${count}, averaged`,
  scenariosAndIterations: 'Scenarios and iterations',
  exact: 'exact',
  simulated: 'simulated',
  iterations: (count: string) => `${count} iterations`,
  howCalculated: 'How it is calculated',

  settings: {
    heading: 'Scenarios and settings',
    title: 'Settings',
  },

  run: {
    description: 'Choose the scenarios, and whether they are counted exactly or simulated',
    descriptionOfMethod: 'Choose whether pairings are counted exactly or simulated',
    method: 'Method',
    exact: 'Exact',
    exactWords: 'Every way the dice can fall is counted. The figure is the chance itself and has no margin.',
    simulate: 'Simulate',
    simulateWords: 'Battles are rolled and counted, as at a table. Every figure comes with its 95% margin.',
    iterations: 'Iterations',
    onlyLarge: (times: string, margin: string) =>
      `Only pairings too large to count are rolled, ${times} times in each scenario: a win chance is then at most ${margin} percentage points off, 19 times out of 20.`,
    each: (times: string, margin: string) =>
      `Each pairing is rolled ${times} times in each scenario: a win chance is then at most ${margin} percentage points off, 19 times out of 20.`,
    ownNumber: 'Own number',
    seed: 'Seed',
    newDice: 'New dice',
    sameSeed: 'The same seed rolls the same battles, on every machine.',
    between: (low: string, high: string) => `${low} to ${high}`,
  },

  matrix: {
    /** After a chance. */
    winsAverage: 'wins the average pairing',
    average: (figure: string) => `${figure} in the average pairing`,
    averageByPoints: (figure: string) => `${figure} in the average pairing, by points`,
    chooseUnits: 'Choose at least one unit of each army.',
    calculating: 'Calculating…',
    points: (margin: string) => `${margin} percentage points, `,
    wins: (army: string) => `${army} wins the average pairing`,
    winsByPoints: (army: string) => `${army} wins the average pairing, by points`,
    shares: { win: 'A wins', draw: 'draw', loss: 'B wins' },
    pairings: (rows: number, columns: number) => `${rows} × ${columns} pairings`,
    pairingsByPoints: (rows: number, columns: number) => `${rows} × ${columns} pairings by points`,
    /** Where not all units of both armies are chosen. */
    subset: (ours: number, allOurs: number, theirs: number, allTheirs: number) =>
      `${ours} of ${allOurs} units against ${theirs} of ${allTheirs}`,
    simulated: (margin: string) => `simulated, ${margin} percentage points at 95%`,
    partlySimulated: (margin: string) => `partly simulated, ${margin} percentage points at 95%`,
    /** `about`: pairings, scenarios and method. */
    sentence: ({ ours, theirs, win, draw, loss, about }: Outcome) =>
      `${ours} wins ${win}, draws ${draw} and loses ${loss} against ${theirs} in the average pairing (${about}).`,
    sentenceFigure: (ours: string, theirs: string, figure: string, value: string, about: string) =>
      `${ours} against ${theirs}: ${figure.toLowerCase()} ${value} in the average pairing (${about}).`,
    weigh: 'Weigh by points',
    failed: (why: string) => `The matrix could not be computed: ${why}.`,
    stopped: (done: string, total: string) => `Stopped after ${done} of ${total} pairings.`,
    goOn: 'Go on',
    computed: 'Pairings computed',
    done: (done: string, total: string) => `${done} of ${total}`,
    title: 'Who beats whom',
    region: 'Matrix',
    caption: (ours: string, theirs: string) =>
      `Chance that a unit of ${ours} (rows) beats a unit of ${theirs} (columns)`,
    /** Of the one, and what the other answers with where it had a choice. */
    weapons: (attack: string, answer: string | undefined) =>
      answer === undefined ? attack : `${attack} against ${answer}`.trim(),
    with: (value: string, weapons: string) => (weapons === '' ? value : `${value} with ${weapons}`),
    weaponColumn: 'with',
    captionFigure: (figure: string) => `${figure}: your units in rows, theirs in columns`,
    mean: 'Mean',
    cellSimulated: (margin: string) => `simulated, ${margin} percentage points`,
    cell: ({ ours, theirs, win, draw, loss, about }: Outcome) =>
      `${ours} against ${theirs}: wins ${win}, draws ${draw}, loses ${loss}, ${about}`,
    cellFigure: (unit: string, target: string, value: string) => `${unit} against ${target}: ${value}`,
    /** The ends of the scale of colours. */
    never: (army: string) => `${army} never wins`,
    always: 'always wins.',
    legend: 'The number is how often the unit on the left wins. Choose a cell for the details.',
    allExact: 'Every figure is exact: counted over all ways the dice can fall.',
    battles: (iterations: string, seed: number) =>
      `${iterations} battles for each scenario, seed ${seed}; ± is the 95% margin in percentage points`,
    battlesOfPair: (iterations: string, seed: number) =>
      `${iterations} battles for each pairing, seed ${seed}; ± is the 95% margin in percentage points`,
    allSimulated: (how: string) => `Simulated: ${how}.`,
    allTooLarge: (how: string) =>
      `All pairings are too large to count and simulated instead (${how}). Figures without ± are exact.`,
    someTooLarge: (large: number, all: number, how: string) =>
      `${large} of ${all} pairings ${large === 1 ? 'is' : 'are'} too large to count and simulated instead (${how}). Figures without ± are exact.`,
    order: 'Order',
    orders: { listed: 'as listed', name: 'by name', mean: 'by mean' },
    noteOfList: 'Each of your units with what it does best against. Choose a line to open the pair.',
    note: 'Your units stand in rows, theirs in columns. Choose a cell to open the pair.',
    size: (rows: number, columns: number) =>
      `${rows} units down, ${columns} across. Point at a cell, or use the arrow keys, to read it.`,
    canvas: (figure: string, rows: number, columns: number) =>
      `${figure}: ${rows} units against ${columns}. Read cells with the arrow keys, open one with Enter.`,
    /** Over a column of a file: the numbers are no percentages. */
    chanceColumn: (figure: string) => `${figure} (0 to 1)`,
  },

  counters: {
    title: 'Best answer to each enemy',
    against: 'Against',
    open: (unit: string, enemy: string, chance: string) => `${unit} wins ${chance} against ${enemy}: open the pairing`,
    openFigure: (unit: string, enemy: string, figure: string) =>
      `${unit} against ${enemy}, ${figure}: open the pairing`,
  },

  problem: {
    title: (enemy: string) => `The problem: ${enemy}`,
    /** Before and after the chance that our units win. */
    before: (enemy: string, beats: number, units: number) =>
      `${enemy} beats ${beats} of your ${units} units more often than not; against it your units win`,
    after: (loss: string, unit: string, chance: string) =>
      `and lose ${loss} on average. The best answer is ${unit} with ${chance}.`,
    why: 'Why:',
  },

  verdict: {
    problem: (target: string, unit: string, figure: string) =>
      `Hardest for you: ${target}. Best against it: ${unit} (${figure}).`,
    problemTied: (target: string, unit: string, others: number, figure: string) =>
      `Hardest for you: ${target}. Best against it: ${unit}, as good as ${plural(others, 'other')} (${figure}).`,
    noAnswerTo: (target: string, figure: string) =>
      `Hardest for you: ${target}. No unit of yours can do anything (${figure}).`,
    onAverage: (target: string, value: string) => `Against ${target} your units manage ${value} on average.`,
    answers: (unit: string, figure: string) => `The best answer is ${unit}: it ${figure}.`,
    destroysMost: (unit: string, value: string) => `${unit} destroys most over all targets: ${value} on average.`,
    killsMost: (unit: string, value: string) => `${unit} kills most over all targets: ${value} on average.`,
  },

  somePairs: (why: string) => `Some pairs have no answer: ${why}.`,
  noAnswer: (why: string) => `No answer: ${why}.`,

  pair: {
    name: 'Pairing',
    against: 'against',
    close: 'Close this pairing',
    openInCalculator: 'Open in the calculator',
    steps: 'Step by step',
  },

  plan: {
    title: 'Plan the phase',
    action: 'Plan',
    running: 'Working out every shot and every answer to it …',
    purpose: 'What the phase is for',
    objectives: {
      points: 'Points destroyed',
      unitPoints: 'Points of destroyed units',
      units: 'Units destroyed',
      kill: 'Chance to destroy one target',
    },
    which: 'Which target',
    who: (shooters: string, targets: string) => `${shooters} at ${targets}`,
    first: (shooters: number, targets: number, who: string) =>
      `The first ${shooters} shooters and ${targets} targets that are ticked: ${who}.`,
    nextBest: (shooter: string, target: string, value: string) =>
      `The next best start: ${shooter} at ${target}, ${value}.`,
    asGood: (shooter: string, target: string) => `As good a start, a tie: ${shooter} at ${target}.`,
    asGoodHolds: (shooter: string) => `As good a start, a tie: ${shooter} holds.`,
    nextBestHolds: (shooter: string, value: string) => `The next best start: ${shooter} holds, ${value}.`,
    seeing: (more: string, fixed: string, proven: boolean) =>
      `Seeing the dice is worth ${more} more than the best plan ${proven ? 'made' : 'found'} before them (${fixed}).`,
    reroll: (worth: string) => `One Command Re-roll is worth ${worth}.`,
    /** For the tab. */
    worth: (value: string, objective: string) => `Plan: ${value} ${objective.toLowerCase()}`,
    proven: 'Proven best of all policies.',
    gap: (gap: string) => `At most ${gap} from the best possible.`,
    whatToDo: 'What to do',
    fates: 'Their fate',
    /** After the name of the target. */
    fate: (destroyed: string, wounds: string) => `: destroyed ${destroyed}, ${wounds} wounds lost on average`,
  },

  policy: {
    name: 'Policy',
    nothingMore: (value: string) => `Nothing more: ${value}.`,
    holds: (shooter: string) => `${shooter} holds its fire`,
    fires: (shooter: string, target: string) => `${shooter} fires at ${target}`,
    expected: (value: string) => `${value} expected`,
    otherwise: (chance: string) => `Anything else: ${chance}`,
    next: 'Then',
    destroyed: 'If that destroys it:',
    left: (wounds: number) => `If ${plural(wounds, 'wound is', 'wounds are')} left:`,
    /** Before `left` and `leftBetween`. */
    ofLeader: (wounds: number) => (wounds === 0 ? 'Leader slain.' : `Leader at ${wounds}.`),
    leftBetween: (least: number, most: number) => `If ${least} to ${most} wounds are left:`,
  },

  worth: {
    title: 'What is worth its points',
    action: 'Work it out',
    notePriced: 'Points destroyed for each point, yours against theirs and theirs against yours.',
    noteUnpriced:
      'Points destroyed for each unit, yours against theirs and theirs against yours. Not all units have points, so each counts as one.',
    answers: 'Your answer to each of theirs',
    target: 'Target',
    best: 'Best answer',
    perPoint: 'Destroyed per point',
    perUnit: 'Destroyed per unit',
    threats: 'Their threat to each of yours',
    unit: 'Unit',
    worst: 'Worst threat',
    lostToIt: 'Lost to it',
    lostToAny: 'Lost to any',
  },

  lists: {
    title: 'Which list to bring',
    action: 'Compare lists',
    note: 'Set lists aside as you load them above. Every unit fires once, at the target it destroys most of: a yardstick, not a game.',
    yours: 'Your lists',
    addYours: 'Add your army',
    theirs: 'Their lists',
    addTheirs: 'Add their army',
    list: (title: string, units: number) => `${title}, ${units} units`,
    remove: 'Remove',
    mine: 'Yours',
    bring: 'Bring',
  },

  share: {
    title: 'Share',
    description: 'Share these armies as a link, a sentence, a table or a picture',
    copyThis: 'Copy this link:',
    copied: 'Link (copied to your clipboard)',
    shortened: 'So many units do not fit into a link: it opens in this browser only. Choose fewer units to share it.',
    holds: 'It holds the chosen units. Whoever opens it sees exactly this; nothing is stored on a server.',
    sentenceCopied: 'Sentence copied',
    copySentence: 'Copy sentence',
    saveCsv: 'Save CSV',
    savePicture: 'Save picture',
    foot: 'How often the unit on the left wins.',
    made: 'Made with Oddsmith.',
    csv: {
      attacker: 'attacker',
      defender: 'defender',
      win: 'win',
      draw: 'draw',
      loss: 'loss',
      method: 'method',
      margin: 'win margin 95%',
      exact: 'exact',
      simulated: 'simulated',
    },
  },
});
