// Rules of whole armies that are printed on every datasheet: what a player switches on for one unit holds for the next ones too.
export const armyWide: ReadonlySet<string> = new Set([
  'Acts of Faith',
  'Blessings of Khorne',
  'Dark Pacts',
  'Deadly Unity (Aura)',
  'Doctrina Imperatives',
  'For The Greater Good',
  "Martial Ka'tah",
  "Nurgle's Gift (Aura)",
  'Oath of Moment',
  'Orders',
  'Prioritised Efficiency',
  'Synapse',
  'Templar Vows',
  'Voice Of Command',
  'Waaagh!',
]);
