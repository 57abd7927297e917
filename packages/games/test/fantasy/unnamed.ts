// Rules that change figures without a step that names them. A list that only becomes shorter.
export const UNNAMED: { readonly [calculator: string]: readonly string[] } = {
  'fantasy/attack': [
    'armourBane',
    'divine',
    'flaming',
    'flammable',
    'fury',
    'impactHits',
    'killingBlow',
    'lethalStrike',
    'monsterSlayer',
    'multipleWounds',
    'poison',
    'stomp',
    'sunder',
    'toxic',
  ],
  'fantasy/battle': ['construct', 'flammableCard', 'parryRule'],
};
