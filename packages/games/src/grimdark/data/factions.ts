// Factions of Grimdark Future: the army book of each, how many units it has, and the rule that most of them share. Names and counts only.

export interface Faction {
  readonly id: string;
  readonly name: string;
  /** Of the army book: save files refer to it. */
  readonly bookId: string;
  readonly version: string;
  readonly units: number;
  readonly spells: number;
  /** Name of the rule in the packs. */
  readonly armyWideRule: string;
  readonly unitsWithRule: number;
}

/** Faction, army book, version, units, army-wide rule, units that have it, spells. */
const ROWS: readonly (readonly [string, string, string, number, string, number, number])[] = [
  ['Alien Hives', 'w7qor7b2kuifcyvk', '3.5.3', 41, 'Hive Bond', 39, 6],
  ['Battle Brothers', '78qp9l5alslt6yj8', '3.5.3', 26, 'Battleborn', 26, 6],
  ['Blessed Sisters', '7oi8zeiqfamiur21', '3.5.3', 28, 'Devout', 28, 6],
  ['Blood Brothers', 'xnnqhh1775kvmz2r', '3.5.3', 28, 'Bloodborn', 28, 6],
  ['Blood Prime Brothers', '7ex2x15bpkmy1alv', '3.5.3', 32, 'Bloodborn', 32, 6],
  ['Change Disciples', 'r6hr29338u4micfw', '3.5.3', 25, 'Changebound', 25, 6],
  ['Custodian Brothers', 'ewbra8nv3nq3k27p', '3.5.3', 22, 'Guardian', 22, 6],
  ['DAO Union', 'z8205ez2boggzs22', '3.5.3', 18, 'Targeting Visor', 18, 6],
  ['Dark Brothers', 'xp5zwh73lg1uaym4', '3.5.3', 27, 'Darkborn', 27, 6],
  ['Dark Elf Raiders', 'q11la9v8h1heu9ja', '3.5.3', 26, 'Harassing', 24, 6],
  ['Dark Prime Brothers', 'gk7me4sgn9s740kw', '3.5.3', 32, 'Darkborn', 32, 6],
  ['Dwarf Guilds', 'fk1mkbp8apvltu0z', '3.5.3', 27, 'Sturdy', 27, 6],
  ['Elven Jesters', 'nyh41t82jugcdq8m', '3.5.3', 8, 'Rapid Blink', 8, 6],
  ['Eternal Dynasty', 'vux1Y5vvULmaxZ8P', '3.5.3', 26, 'Clan Warrior', 26, 6],
  ['Goblin Reclaimers', 'k5T0f2XIfpmPO28h', '3.5.3', 19, 'Mischievous', 19, 6],
  ['Havoc Brothers', '7o6om21wxlvvy3hq', '3.5.3', 26, 'Havocbound', 26, 6],
  ['High Elf Fleets', '7i7blhft75q9zfdc', '3.5.3', 28, 'Highborn', 27, 6],
  ['Human Defense Force', 'z65fgu0l29i4lnlu', '3.5.3', 28, 'Hold the Line', 26, 6],
  ['Human Inquisition', 'jpc0kyil0juwy602', '3.5.3', 20, 'Inquisitorial Agent', 20, 6],
  ['Infected Colonies', 'dnthspt7c0klhmt8', '3.5.3', 21, 'Infected', 21, 6],
  ['Jackals', 'BKi_hJaJflN8ZorH', '3.5.3', 16, 'Scrapper', 16, 6],
  ['Knight Brothers', 'w70ha3o85pa7nigq', '3.5.3', 16, 'Knightborn', 16, 6],
  ['Knight Prime Brothers', 'wopr4xvwa51xh3mc', '3.5.3', 32, 'Knightborn', 32, 6],
  ['Lust Disciples', 'drqw1iswxmuugp3d', '3.5.3', 22, 'Lustbound', 22, 6],
  ['Machine Cults', '7el7k3hgy5pb9o9i', '3.5.3', 20, 'Machine-Fog', 20, 6],
  ['Orc Marauders', '1wj1ysgxpuuz9bc7', '3.5.3', 30, 'Ferocious', 30, 6],
  ['Plague Disciples', 'jlray7cwf8mvw5sn', '3.5.3', 23, 'Plaguebound', 23, 6],
  ['Prime Brothers', 'oqnnu0gk8q6hyyny', '3.5.3', 32, 'Primeborn', 32, 6],
  ['Ratmen Clans', 'hk70l4d471plza00', '3.5.3', 26, 'Scurry', 24, 6],
  ['Rebel Guerrillas', '5wbcv465hacdwvkb', '3.5.3', 15, 'Guerrilla', 14, 6],
  ['Robot Legions', '4k5amkxoybdiqotm', '3.5.3', 31, 'Self-Repair', 31, 6],
  ['Saurian Starhost', 'U6hwlur14RpnInZr', '3.5.3', 23, 'Primal', 23, 6],
  ['Soul-Snatcher Cults', 'zz3kp5ry7ks6mxcx', '3.5.3', 19, 'Fanatic', 19, 6],
  ['Titan Lords Change Disciples', 'm0JXdcVTyo-WFrMF', '3.5.2', 9, 'Changebound', 9, 6],
  ['Titan Lords Lust Disciples', 'YYIAF_LCwgJiyXYa', '3.5.2', 9, 'Lustbound', 9, 6],
  ['Titan Lords Plague Disciples', 'bf20fNmJEyUS-PIX', '3.5.2', 9, 'Plaguebound', 9, 6],
  ['Titan Lords War Disciples', 'iV_3U33NE1_ZTXBB', '3.5.2', 9, 'Warbound', 9, 6],
  ['Titan Lords', '3j10zage1lddt6sr', '3.5.3', 9, 'Honor Code', 9, 6],
  ['War Disciples', '31xjrm9ivdimkjxp', '3.5.3', 24, 'Warbound', 24, 6],
  ['Watch Brothers', 'rvvb3kdn2x2pqkki', '3.5.3', 13, 'Watchborn', 13, 6],
  ['Watch Prime Brothers', 'rl7ympklz4r0ls38', '3.5.3', 29, 'Watchborn', 29, 6],
  ['Wolf Brothers', 'yxjboa8oma9bbdck', '3.5.3', 29, 'Wolfborn', 28, 6],
  ['Wolf Prime Brothers', 'e8mflytiz51kc4n6', '3.5.3', 33, 'Wolfborn', 32, 6],
  ['Wormhole Daemons of Change', '04z57ua0bwth37zh', '3.5.3', 21, 'Changebound', 21, 6],
  ['Wormhole Daemons of Lust', '9qvy1oufoangt2gl', '3.5.3', 17, 'Lustbound', 17, 6],
  ['Wormhole Daemons of Plague', 'fmuqw5lr5l6dq0mq', '3.5.3', 18, 'Plaguebound', 18, 6],
  ['Wormhole Daemons of War', 'prsajf5ot936qznk', '3.5.3', 16, 'Warbound', 16, 6],
];

export const factions: readonly Faction[] = ROWS.map(
  ([name, bookId, version, units, armyWideRule, unitsWithRule, spells]) => ({
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    name,
    bookId,
    version,
    units,
    spells,
    armyWideRule,
    unitsWithRule,
  }),
);

/** Rules that the army book of every faction uses. */
export const COMMON_RULES = ['AP', 'Blast', 'Deadly', 'Rending', 'Tough', 'Strider', 'Caster'] as const;

/** The faction whose army book has this id. */
export function factionOfBook(bookId: string): Faction | undefined {
  return factions.find((faction) => faction.bookId === bookId);
}
