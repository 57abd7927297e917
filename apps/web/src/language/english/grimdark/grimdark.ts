// The Grimdark Future page: one attack, one duel, and the results of a pairing.
import { inLanguage } from '../../in-language.ts';

export const grimdark = inLanguage('grimdark', {
  tabs: { armies: 'Armies', attack: 'Attack', duel: 'Duel' },
  wounds: 'Wounds',
  woundsDealt: 'wounds dealt',
  slain: 'Models slain',
  modelsSlain: 'models slain',
  hits: 'Hits',
  hitsAxis: 'hits',
  wholeUnit: (models: number) => `whole unit of ${models}`,
  destroyed: 'destroyed',
  slainAndDestroyed: (models: number, chance: string) => `of ${models} models slain on average; destroys it ${chance}`,
  verbs: { shooting: 'shoots', melee: 'strikes', duel: 'duels' },
  letters: { quality: 'Q', defense: 'D', tough: 'Tough', range: 'Range', distance: 'Distance', attacks: 'A' },
  duelWin: 'the attacker wins, averaged over the chosen scenarios',
  shares: { win: 'attacker wins', draw: 'draw', loss: 'defender wins' },

  units: 'Units',
  unit: 'Unit',
  chooseUnit: { attacker: 'Attacker: choose a unit', defender: 'Defender: choose a unit' },
  choose: { attacker: 'Choose attacker', defender: 'Choose defender' },

  notes: {
    rulesOf: (unit: string) => `Rules of ${unit}`,
    counted: 'Counted',
    switches: 'Switches',
    switched: (rule: string, when: string, on: boolean) => `${rule} (${when}: ${on ? 'on' : 'off'})`,
    notCounted: 'Not counted',
    withoutEffect: 'No effect in this battle',
  },

  pairing: {
    cannot: (why: string) => `This pairing cannot be calculated: ${why}.`,
    calculating: 'Calculating…',
    exact: 'Exact: counted over every way the dice can fall.',
    battles: (iterations: string, seed: number) =>
      `${iterations} battles of each scenario, seed ${seed}; ± is the 95% margin`,
    simulated: (how: string) => `Simulated: ${how}.`,
    simulatedBecause: (why: string, how: string) => `Simulated, because ${why}: ${how}.`,
    tooManyStates: 'its units can be in too many states to count',
    tooManySteps: (limit: string) => `counting it takes more steps than expected and this page stops at ${limit}`,
    tooLarge: (steps: string, limit: string) =>
      `counting it takes about ${steps} steps and this page stops at ${limit}`,
    wins: 'wins',
    draw: 'draw',
    loses: 'loses',
    winMargin: (margin: string) => `win chance ${margin} percentage points`,
  },

  detail: {
    caption: 'What becomes of both units',
    atTheEnd: 'At the end',
    destroyed: 'Destroyed',
    routed: 'Routed',
    shaken: 'Shaken',
    half: 'Half strength or worse',
    pointsLost: 'Points lost on average',
    holds: 'Holds the objective alone',
    contested: (contested: string, nobody: string) => `The objective is contested ${contested}, nobody’s ${nobody}.`,
    theAttacker: 'The attacker',
    woundsTaken: 'wounds taken',
    woundsOf: (unit: string) => `${unit}: wounds taken`,
    modelsLeft: 'models left',
    modelsOf: (unit: string) => `${unit}: models left`,
    points: (amount: string) => `${amount} points`,
    even: 'Both sides trade evenly.',
    up: (unit: string, points: string) => `${unit} trades up: it takes ${points} more than it loses.`,
    down: (unit: string, points: string) => `${unit} trades down: it loses ${points} more than it takes.`,
  },
});
