// Gear that is not a weapon, and gear that brings a weapon with it, by the names lists use.

/** Items whose weapon has a name of its own on the datasheet. */
export const carriedWeapons: { readonly [item: string]: string } = {
  'gun drone': 'Twin pulse carbine',
  'missile drone': 'Missile pod',
  'mv15 gun drone': 'Twin pulse blaster',
  'recon drone': 'Drone burst cannon',
};

/** Words in the names of gear that never attacks: shields, banners, sensors, marks and tokens. */
export const wargearWords: readonly string[] = [
  'shield',
  'drone',
  'icon',
  'banner',
  'instrument',
  'token',
  'beacon',
  'support system',
  'generator',
  'collar',
  'mine',
  'brayhorn',
  'forceshield',
  'dark blessing',
  'vexilla',
  'standard',
  'helix',
  'medi',
  'tools',
  'auspex',
  'vox',
  'relic',
  'amulet',
  'halo',
  'array',
  'uplink',
  'pack',
];
