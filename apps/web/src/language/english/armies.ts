// The Armies page of games whose units shoot at each other: slots, matrix, plan, worth and lists.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../in-language.ts';

export const armies = inLanguage('armies', {
  heading: 'Armies: which unit answers which?',
  setting: 'Armies and situation',
  answer: 'Answer',
  results: 'Results',
  figure: 'Figure',
  situation: 'Situation',
  weighted: 'Means count units by their points',
  print: 'Print',
  noUnits: 'No units on one of the sides yet.',
  unitsAgainst: (ours: string, theirs: string) => `${ours} units against ${theirs}`,
  /** A title in the middle of a sentence. */
  within: (title: string) => title.toLowerCase(),
  problem: (target: string, unit: string, figure: string) =>
    `Your problem: ${target}. Your best answer: ${unit}, ${figure}.`,
  problemTied: (target: string, unit: string, others: number, figure: string) =>
    `Your problem: ${target}. Your best answer: ${unit}, tied with ${plural(others, 'other')}, ${figure}.`,
  noAnswerTo: (target: string, figure: string) =>
    `Your problem: ${target}. No unit of yours can do anything: ${figure}.`,
  onAverage: (target: string, value: string) => `Against ${target} your units manage ${value} on average.`,
  destroysMost: (unit: string, value: string) => `${unit} destroys most over all targets: ${value} on average.`,
  killsMost: (unit: string, value: string) => `${unit} kills most over all targets: ${value} on average.`,
  pairsCalculated: 'Pairs calculated',
  pairs: (done: string, total: string) => `${done} of ${total} pairs`,
  cancelled: 'Cancelled.',
  again: 'Calculate again',
  cannot: (why: string) => `The matrix cannot be calculated: ${why}.`,
  somePairs: (why: string) => `Some pairs have no answer: ${why}.`,

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
  situations: {
    shooting: 'Shooting',
    cover: 'Shooting, target in cover',
    halfRange: 'Shooting at half range',
    stationary: 'Shooting, stationary at half range',
    melee: 'Melee',
    charged: 'Melee after a charge',
    open: 'In the open',
    inCover: 'Target in cover',
    twoSaves: 'Target in cover with two saves',
    fight: 'Fight',
  },
  pasteWh40k: 'From the official app, New Recruit, ListForge, BattleScribe … or drop a .ros, .rosz or .json file here',
  pasteKillTeam: 'One operative a line, such as “2x Kommando Boy”, or the name of a team',

  slot: {
    names: { attacker: 'Your army', defender: 'Their army' },
    /** After "Change", for those who hear the page. */
    change: 'Change',
    changeWhich: { attacker: 'your army', defender: 'their army' },
    reading: 'Reading …',
    chooseUnits: 'Choose units',
    attackers: (chosen: number, all: number) => `${chosen} of ${all} attackers`,
    targets: (chosen: number, all: number) => `${chosen} of ${all} targets`,
    points: (points: number) => `, ${points} points`,
    unitPoints: (points: number) => plural(points, 'point'),
    remarks: (count: number) => `${plural(count, 'remark')} on this list`,
    more: (count: number) => `and ${count} more`,
    all: 'All',
    none: 'None',
    description: 'Paste an army list, open a file or choose a team',
    team: 'Team',
    chooseTeam: 'Choose a team …',
    paste: 'Paste an army list',
    typicalTargets: 'Typical targets',
    example: 'Example',
    entries: 'Entries',
    unreadable: (why: string) => `This list cannot be read: ${why}.`,
  },

  matrix: {
    order: 'Order',
    orders: { listed: 'as listed', name: 'by name', mean: 'by mean' },
    tickOne: 'Tick at least one unit on each side.',
    note: 'Your units stand in rows, theirs in columns. Choose a cell to open the pair.',
    region: 'Matrix',
    caption: (figure: string) => `${figure}: your units in rows, theirs in columns`,
    /** Of the one, and what the other answers with where it had a choice. */
    weapons: (attack: string, answer: string | undefined) =>
      answer === undefined ? attack : `${attack} against ${answer}`.trim(),
    with: (value: string, weapons: string) => (weapons === '' ? value : `${value} with ${weapons}`),
    weaponColumn: 'with',
    mean: 'Mean',
    cell: (unit: string, target: string, value: string) => `${unit} against ${target}: ${value}`,
    openCell: (cell: string, exact: string) => `${cell} (${exact}). Open in the calculator.`,
    size: (rows: number, columns: number) =>
      `${rows} units down, ${columns} across. Point at a cell, or use the arrow keys, to read it.`,
    canvas: (figure: string, rows: number, columns: number) =>
      `${figure}: ${rows} units against ${columns}. Read cells with the arrow keys, open one with Enter.`,
    /** Over a column of a file: the numbers are no percentages. */
    chanceColumn: (figure: string) => `${figure} (0 to 1)`,
    file: (game: string, figure: string, situation: string) => `${game}: ${figure}, ${situation}`,
  },

  noAnswer: (why: string) => `No answer: ${why}.`,

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
    fates: 'What becomes of them',
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
    notePriced: 'Points destroyed per point, ours at theirs and theirs at ours.',
    noteUnpriced:
      'Points destroyed per unit, ours at theirs and theirs at ours; not all units have points, so every unit counts as one.',
    answers: 'What of ours destroys it',
    target: 'Target',
    best: 'Best answer',
    perPoint: 'Destroyed per point',
    perUnit: 'Destroyed per unit',
    threats: 'What of theirs threatens us',
    unit: 'Unit',
    worst: 'Worst threat',
    lostToIt: 'Lost to it',
    lostToAny: 'Lost to any',
  },

  lists: {
    title: 'Which list to bring',
    action: 'Compare lists',
    note: 'Put lists aside as you load them above. Every unit fires once at what it destroys most of: a yardstick, not a game.',
    yours: 'Your lists',
    addYours: 'Add your army',
    theirs: 'Their lists',
    addTheirs: 'Add their army',
    list: (title: string, units: number) => `${title}, ${units} units`,
    remove: 'Remove',
    mine: 'Yours',
    bring: 'Bring',
  },
});
