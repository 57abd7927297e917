// Factions of Grimdark Future and the rule that most units of each have: names only, from the army books of version 3.5.3.

export interface Faction {
  readonly id: string;
  readonly name: string;
  /** Name of the rule in the packs. */
  readonly armyWideRule: string;
}

const ARMY_WIDE_RULES: { readonly [faction: string]: string } = {
  'Alien Hives': 'Hive Bond',
  'Battle Brothers': 'Battleborn',
  'Blessed Sisters': 'Devout',
  'Blood Brothers': 'Bloodborn',
  'Blood Prime Brothers': 'Bloodborn',
  'Change Disciples': 'Changebound',
  'Custodian Brothers': 'Guardian',
  'DAO Union': 'Targeting Visor',
  'Dark Brothers': 'Darkborn',
  'Dark Elf Raiders': 'Harassing',
  'Dark Prime Brothers': 'Darkborn',
  'Dwarf Guilds': 'Sturdy',
  'Elven Jesters': 'Rapid Blink',
  'Eternal Dynasty': 'Clan Warrior',
  'Goblin Reclaimers': 'Mischievous',
  'Havoc Brothers': 'Havocbound',
  'High Elf Fleets': 'Highborn',
  'Human Defense Force': 'Hold the Line',
  'Human Inquisition': 'Inquisitorial Agent',
  'Infected Colonies': 'Infected',
  Jackals: 'Scrapper',
  'Knight Brothers': 'Knightborn',
  'Knight Prime Brothers': 'Knightborn',
  'Lust Disciples': 'Lustbound',
  'Machine Cults': 'Machine-Fog',
  'Orc Marauders': 'Ferocious',
  'Plague Disciples': 'Plaguebound',
  'Prime Brothers': 'Primeborn',
  'Ratmen Clans': 'Scurry',
  'Rebel Guerrillas': 'Guerrilla',
  'Robot Legions': 'Self-Repair',
  'Saurian Starhost': 'Primal',
  'Soul-Snatcher Cults': 'Fanatic',
  'Titan Lords Change Disciples': 'Changebound',
  'Titan Lords Lust Disciples': 'Lustbound',
  'Titan Lords Plague Disciples': 'Plaguebound',
  'Titan Lords War Disciples': 'Warbound',
  'Titan Lords': 'Honor Code',
  'War Disciples': 'Warbound',
  'Watch Brothers': 'Watchborn',
  'Watch Prime Brothers': 'Watchborn',
  'Wolf Brothers': 'Wolfborn',
  'Wolf Prime Brothers': 'Wolfborn',
  'Wormhole Daemons of Change': 'Changebound',
  'Wormhole Daemons of Lust': 'Lustbound',
  'Wormhole Daemons of Plague': 'Plaguebound',
  'Wormhole Daemons of War': 'Warbound',
};

export const factions: readonly Faction[] = Object.entries(ARMY_WIDE_RULES).map(([name, armyWideRule]) => ({
  id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  name,
  armyWideRule,
}));
