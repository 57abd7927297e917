// Landings of Axis & Allies: both fleets, cargo, both armies ashore.

import { plural } from '@oddsmith/games/wording';
import { inLanguage } from '../../in-language.ts';

export const axisLanding = inLanguage('axisLanding', {
  attackerAtSea: 'Attacker at sea',
  defenderAtSea: 'Defender at sea',
  attackerOnLand: 'Attacker on land',
  defenderOnLand: 'Defender on land',
  retreatAtSea: 'Retreat at sea',
  retreatOnLand: 'Retreat on land',
  rulesAtSea: 'Rules at sea',
  rulesOnLand: 'Rules on land',
  situation: 'Situation',
  houseRules: 'House rules',
  cargo: {
    title: 'Cargo',
    loaded: (loads: number, transports: number) => `${loads} of ${plural(transports, 'transport')} loaded`,
    about: 'A load goes down with its transport: empty transports first, then the loads in this order.',
    remove: (load: number) => `Remove load ${load}`,
    add: 'Load a transport',
    load: 'load',
  },
  figures: {
    label: 'Figures',
    clears: 'Clears the zone',
    ashore: 'Comes ashore',
    takes: 'Takes the territory',
    cargoLost: 'Cargo lost, IPC',
    profit: 'Profit, IPC',
    stages: 'Stage by stage',
    atSea: 'At sea',
    onLand: 'On land',
    attackerOnly: 'Only the attacker is left',
    defenderOnly: 'Only the defender is left',
    both: 'Both are left',
    neither: 'Nobody is left',
    attackerLoses: 'Attacker loses, IPC',
    defenderLoses: 'Defender loses, IPC',
    rounds: 'Rounds',
    about: 'Losses at sea contain the cargo; the value of the territory is taken off those on land.',
  },
});
