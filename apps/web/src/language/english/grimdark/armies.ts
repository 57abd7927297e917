// The Armies page of Grimdark Future: armies, matrix, the opened pairing, settings.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

/** Who met whom, how often it ends how, and how that is known; all written out. */
type Outcome = Readonly<Record<'ours' | 'theirs' | 'win' | 'draw' | 'loss' | 'about', string>>;

export const grimdarkArmies = inLanguage('grimdarkArmies', {
  heading: 'Armies: which unit beats which?',
  armyAgainstArmy: 'Army against army',
  answer: 'Answer',
  setting: 'Armies and settings',
  results: 'Results',
  tools: 'Armies',
  undo: 'Undo (Ctrl Z)',
  redo: 'Redo (Ctrl Shift Z)',
  reset: 'Reset to the sample armies',
  rules: 'Rules',
  howItWorks: 'How it works',

  notOpened: (why: string) => `This link could not be opened: ${why}.`,
  settingsUnknown: 'its settings are not understood',
  armyUnknown: 'An army of this link is not in it, and this browser does not know it. You see a sample army instead.',
  army: 'Army',
  sample: (faction: string) => `${faction}, a sample army`,
  fromLink: 'from a link: the units that were chosen',
  version: (version: string) => `version ${version}`,

  panel: {
    army: { attacker: 'Army A', defender: 'Army B' },
    units: (chosen: number, all: number, points: number) => `${chosen} of ${all} units, ${points} points`,
    chooseUnits: 'Choose units',
    change: 'Change',
    /** After "Change", for those who hear the page. */
    changeWhich: { attacker: 'army A', defender: 'army B' },
    remarks: (count: number) => `${plural(count, 'remark')} on this list`,
    warning: 'Warning',
    note: 'Note',
    points: (points: number) => plural(points, 'point'),
    details: (unit: string) => `Details of ${unit}`,
    chooseNone: 'Choose none',
    chooseAll: (units: number) => `Choose all ${units}`,
    unreadable: 'The list could not be read:',
  },

  coverage: {
    lookingUp: 'Looking up its rules…',
    counted: (count: number) => `Rules: ${count} counted`,
    notModelled: (count: number) => `, ${count} not modelled`,
    titles: {
      counted: 'Counted',
      'read from text': 'Read from its text',
      'needs support': 'Needs context',
      'no effect': 'No effect here',
      'not modelled': 'Not modelled',
    },
    meanings: {
      counted: 'The figures take it into account.',
      'read from text': 'Understood from the description in your list.',
      'needs support': 'Given by another unit: add it under Support to count it.',
      'no effect': 'About movement, deployment or magic: it changes nothing in a duel.',
      'not modelled': 'Unknown to the rule packs: the figures leave it out.',
    },
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

  settings: {
    title: 'Settings',
    heading: 'Scenarios and settings',
    apart: (inches: number) => `${inches}" apart`,
    inCover: 'in cover',
    noCover: 'no cover',
    rules: (version: string) => `rules ${version}`,
  },

  matrix: {
    titleFigure: (win: string) => `${win} wins the average pairing`,
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
    weigh: 'Weigh pairings by points',
    failed: (why: string) => `The matrix could not be computed: ${why}.`,
    stopped: (done: number, total: number) => `Stopped after ${done} of ${total} pairings.`,
    goOn: 'Go on',
    computed: 'Pairings computed',
    done: (done: number, total: number) => `${done} of ${total}`,

    title: 'Who beats whom',
    region: 'Matrix',
    caption: (ours: string, theirs: string) =>
      `Chance that a unit of ${ours} (rows) beats a unit of ${theirs} (columns)`,
    mean: 'Mean',
    cellSimulated: (margin: string) => `simulated, ${margin} percentage points`,
    cell: ({ ours, theirs, win, draw, loss, about }: Outcome) =>
      `${ours} against ${theirs}: wins ${win}, draws ${draw}, loses ${loss}, ${about}`,
    /** The ends of the scale of colours. */
    never: (army: string) => `${army} never wins`,
    always: 'always wins.',
    legend: 'The number is how often the unit on the left wins. Choose a cell for the details.',

    allExact: 'Every figure is exact: counted over all ways the dice can fall.',
    battles: (iterations: string, seed: number) =>
      `${iterations} battles for each scenario, seed ${seed}; ± is the 95% margin in percentage points`,
    allSimulated: (how: string) => `Simulated: ${how}.`,
    allTooLarge: (how: string) =>
      `All pairings are too large to count and simulated instead (${how}). Figures without ± are exact.`,
    someTooLarge: (large: number, all: number, how: string) =>
      `${large} of ${all} pairings ${large === 1 ? 'is' : 'are'} too large to count and simulated instead (${how}). Figures without ± are exact.`,
  },

  counters: {
    title: 'Best answer to each enemy',
    against: 'Against',
    open: (unit: string, enemy: string, chance: string) => `${unit} wins ${chance} against ${enemy}: open the pairing`,
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

  pairing: {
    name: 'Pairing',
    against: 'against',
    close: 'Close this pairing',
    tabs: { result: 'Result', factors: 'What decides it', replay: 'Watch a battle' },
    openInDuel: 'Open in Duel',
  },

  factors: {
    tooLarge: 'This pairing is too large to try every change.',
    working: 'Switching every rule off and moving every stat…',
    note: (where: string) =>
      `Exact changes of the win chance ${where}: each rule against the same battle without it, each stat one better.`,
    fewer: 'Show fewer',
    all: (count: number) => `Show all ${count}`,
  },

  replay: {
    another: '(choose a scenario above to watch another)',
    seed: (seed: number) => `Seed ${seed}`,
    rollAgain: 'Roll again',
    typicalLoss: 'A typical loss',
    noLoss: (unit: string, battles: number) => `${unit} lost none of ${battles} battles.`,
    rolling: 'Rolling…',
    nothing: 'Nothing happens in this battle.',
    toolbar: 'Replay',
    toStart: 'To the start',
    previous: 'Previous event',
    pause: 'Pause',
    play: 'Play',
    next: 'Next event',
    toEnd: 'To the end',
    event: (at: number, all: number) => `Event ${at} of ${all}`,
    allEvents: 'All events',
    /** After the models that stand. */
    ofModels: (start: number) => `of ${plural(start, 'model')}`,
    wounds: (wounds: number) => `, ${wounds} wounds`,
    routed: 'routed',
    destroyed: 'destroyed',
    shaken: 'shaken',
  },
});
