// The pages of Fantasy: tabs, charts and large figures of all three. What the battle and the combat show is fetched with them.
import { inLanguage } from '../../in-language.ts';

export const fantasy = inLanguage('fantasy', {
  units: {
    first: 'First unit',
    second: 'Second unit',
    yours: 'Your unit',
    enemy: 'Enemy unit',
    ally: 'Its ally',
  },
  tabs: { attack: 'Attack', combat: 'Combat', battle: 'Battle', multiple: 'Two against one' },
  charts: {
    wounds: 'Wounds',
    woundsDealt: 'wounds dealt',
    slain: 'Models slain',
    slainAxis: 'models slain',
    wholeUnit: (models: number) => `whole unit of ${models}`,
    firstLoses: 'First unit loses',
    firstLosesAxis: 'wounds the first unit loses',
    secondLoses: 'Second unit loses',
    secondLosesAxis: 'wounds the second unit loses',
    enemyLoses: 'The enemy loses',
    enemyLosesAxis: 'models the enemy loses',
    youLose: 'Your unit loses',
    youLoseAxis: 'models your unit loses',
    allyLoses: 'The ally loses',
    allyLosesAxis: 'models the ally loses',
  },
  big: {
    wounds: 'wounds on average',
    slain: (models: number) => `of ${models} models slain on average`,
    slays: 'slays the target',
    moreWounds: 'the first unit causes more wounds than it loses',
    firstAhead: 'first ahead',
    even: 'even',
    secondAhead: 'second ahead',
    wins: (breaks: string) => `you win this combat, and break them ${breaks}`,
    youWin: 'you win',
    theyWin: 'they win',
  },
});
