// What only the Armies page of Grimdark Future has: coverage of rules, the opened pairing, a battle to watch.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const grimdarkArmies = inLanguage('grimdarkArmies', {
  rules: 'Rules',
  howItWorks: 'How it works',

  sample: (faction: string) => `${faction}, a sample army`,
  version: (version: string) => `version ${version}`,

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

  over: (count: number) => `over ${count} scenarios`,
  inScenario: (title: string) => `in ${title.toLowerCase()}`,

  settings: {
    apart: (inches: number) => `${inches}" apart`,
    inCover: 'in cover',
    noCover: 'no cover',
    rules: (version: string) => `rules ${version}`,
  },

  pairing: {
    tabs: { result: 'Result', factors: 'What decides it', replay: 'Watch a battle' },
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
