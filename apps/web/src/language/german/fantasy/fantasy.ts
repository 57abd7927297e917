// The pages of Fantasy: tabs, charts and large figures of all three.
import type * as english from '../../english/fantasy/fantasy.ts';

export const fantasy: typeof english.fantasy = {
  units: {
    first: 'Erste Einheit',
    second: 'Zweite Einheit',
    yours: 'Deine Einheit',
    enemy: 'Feindliche Einheit',
    ally: 'Ihr Verbündeter',
  },
  tabs: { attack: 'Attacken', combat: 'Kampf', battle: 'Schlacht', multiple: 'Zwei gegen eine' },
  charts: {
    wounds: 'Verwundungen',
    woundsDealt: 'Verwundungen verursacht',
    slain: 'Ausgeschaltete Modelle',
    slainAxis: 'Modelle ausgeschaltet',
    wholeUnit: (models) => `ganze Einheit, ${models}`,
    firstLoses: 'Die erste Einheit verliert',
    firstLosesAxis: 'Lebenspunkte der ersten Einheit verloren',
    secondLoses: 'Die zweite Einheit verliert',
    secondLosesAxis: 'Lebenspunkte der zweiten Einheit verloren',
    enemyLoses: 'Der Feind verliert',
    enemyLosesAxis: 'Modelle des Feinds verloren',
    youLose: 'Deine Einheit verliert',
    youLoseAxis: 'Modelle deiner Einheit verloren',
    allyLoses: 'Der Verbündete verliert',
    allyLosesAxis: 'Modelle des Verbündeten verloren',
  },
  big: {
    wounds: 'Verwundungen im Mittel',
    slain: (models) => `von ${models} Modellen im Mittel ausgeschaltet`,
    slays: 'schaltet das Ziel aus',
    moreWounds: 'die erste Einheit fügt mehr Verwundungen zu, als sie verliert',
    firstAhead: 'die erste vorn',
    even: 'gleich',
    secondAhead: 'die zweite vorn',
    wins: (breaks) => `du gewinnst diesen Kampf und brichst sie in ${breaks}`,
    youWin: 'du gewinnst',
    theyWin: 'sie gewinnen',
  },
};
