// What the abilities of the library do to dice, judged by name against the texts of BSData/wh40k-killteam bee230c4 (2026-07-05).

/** Fields that turn an ability on, by the part of the operative they belong to. */
export type AbilitySets = {
  readonly [part in 'attacker' | 'first' | 'defender']?: { readonly [field: string]: unknown };
};

/** Abilities that touch dice of attack or defence; null: in a way that no field says. Grenades of the equipment hit on 4+. */
export const diceAbilities: { readonly [name: string]: AbilitySets | null } = {
  'Achillan Eye': {
    attacker: {
      saturate: true,
    },
  },
  'Aerial Guidance (1AP)': {
    attacker: {
      lethal: 5,
      saturate: true,
    },
    first: {
      lethal: 5,
    },
  },
  'Alight (1AP)': {
    attacker: {
      reroll: 'ceaseless',
    },
    first: {
      reroll: 'ceaseless',
    },
  },
  'Appetite for Cruelty': {
    attacker: {
      lethal: 4,
    },
    first: {
      lethal: 4,
    },
  },
  Apprehend: null,
  'Attack Pattern': {
    attacker: {
      reroll: 'relentless',
    },
    first: {
      reroll: 'relentless',
    },
  },
  'Augment Weapon (1 AP)': {
    attacker: {
      lethal: 5,
      abilities: ['rending', 'severe'],
      saturate: true,
    },
    first: {
      lethal: 5,
      abilities: ['rending', 'severe'],
    },
  },
  'Banshee Mask': null,
  'Boons of Damnation': null,
  'Bring it Down!': {
    attacker: {
      abilities: ['punishing'],
    },
    first: {
      abilities: ['punishing'],
    },
  },
  'Brutal Assault': {
    attacker: {
      reroll: 'ceaseless',
    },
    first: {
      abilities: ['brutal'],
      reroll: 'ceaseless',
    },
  },
  'Calibrate Voltagheist (0AP)': {
    attacker: {
      lethal: 4,
    },
    first: {
      lethal: 4,
    },
  },
  'Call The Kill': {
    attacker: {
      reroll: 'balanced',
    },
    first: {
      reroll: 'balanced',
    },
  },
  'Camo Cloak': {
    defender: {
      coverNormals: 2,
    },
  },
  'Canticle of Elimination': {
    attacker: {
      abilities: ['punishing'],
    },
    first: {
      abilities: ['punishing'],
    },
  },
  'Canticle of the Glow': null,
  'Chaos Champion': {
    attacker: {
      reroll: 'balanced',
      abilities: ['punishing', 'severe'],
    },
    first: {
      reroll: 'balanced',
      abilities: ['brutal', 'punishing', 'severe', 'shock'],
    },
  },
  'Chronometron (1 AP)': null,
  'Cold-blooded': {
    attacker: {
      lethal: 5,
      abilities: ['rending'],
    },
    first: {
      lethal: 5,
      abilities: ['rending'],
    },
  },
  'Combat Drugs': null,
  Cruel: {
    attacker: {
      reroll: 'relentless',
    },
    first: {
      reroll: 'relentless',
    },
  },
  'Cruel Tormenter': {
    attacker: {
      lethal: 5,
    },
    first: {
      lethal: 5,
    },
  },
  'Defence Tactics': {
    attacker: {
      reroll: 'balanced',
    },
    first: {
      reroll: 'balanced',
    },
  },
  Disciplinarian: {
    attacker: {
      reroll: 'ceaseless',
    },
    first: {
      reroll: 'ceaseless',
    },
  },
  'Distend Dorsal Sac (1AP)': {
    attacker: {
      lethal: 5,
    },
    first: {
      lethal: 5,
    },
  },
  'Electrochaff Launcher': null,
  Emboldened: null,
  'Energise (1AP)': {
    attacker: {
      lethal: 5,
    },
    first: {
      lethal: 5,
    },
  },
  "Familiar's Soulsight (1AP)": {
    attacker: {
      reroll: 'balanced',
    },
    first: {
      reroll: 'balanced',
      abilities: ['brutal'],
    },
  },
  "Faolchú's Bond": null,
  'Fierce Temperament': {
    attacker: {
      abilities: ['severe'],
    },
    first: {
      abilities: ['severe'],
    },
  },
  'Glorious Hymnal': {
    attacker: {
      abilities: ['severe'],
    },
    first: {
      abilities: ['severe'],
    },
  },
  'Gong Knell (1AP)': null,
  'Grapnel Assault': {
    attacker: {
      lethal: 3,
    },
    first: {
      lethal: 3,
    },
  },
  'Grav-inhibiter': null,
  Grenadier: { attacker: { hit: 3 } },
  'Grenadier Specialist': { attacker: { hit: 3 } },
  Gunfight: null,
  'Heavy Weapon Bipod': {
    attacker: {
      reroll: 'relentless',
    },
    first: {
      reroll: 'relentless',
    },
  },
  'Heroic Inspiration': {
    attacker: {
      abilities: ['severe'],
    },
    first: {
      abilities: ['severe'],
    },
  },
  Hunter: {
    first: {
      abilities: ['brutal'],
    },
  },
  "Hunter's Senses (1AP)": {
    attacker: {
      abilities: ['severe'],
    },
  },
  'Inquisitorial Tomes': null,
  'Lie in Wait': null,
  'Long-Sight (1AP)': {
    attacker: {
      lethal: 5,
    },
    first: {
      lethal: 5,
    },
  },
  Markerlight: {
    attacker: {
      abilities: ['severe'],
    },
    first: {
      abilities: ['severe'],
    },
  },
  Merciless: {
    attacker: {
      reroll: 'ceaseless',
    },
    first: {
      reroll: 'ceaseless',
    },
  },
  'Multi-Threat Eliminator': null,
  Necrodermis: {
    defender: {
      piercingReduction: 1,
    },
  },
  'Neuropredatory Crest': null,
  'Null Field': null,
  Omen: null,
  'Omniscanner (1AP)': {
    attacker: {
      reroll: 'ceaseless',
    },
    first: {
      reroll: 'ceaseless',
    },
  },
  'Optics (1AP)': {
    attacker: {
      lethal: 5,
    },
    first: {
      lethal: 5,
    },
  },
  'Pan Spectral Scan (1AP)': {
    attacker: {
      autoNormals: 1,
      saturate: true,
    },
    first: {
      autoNormals: 1,
    },
  },
  'Pareidolic Projection (1AP)': null,
  Prescience: {
    defender: {
      ignoreDice: {
        count: 1,
        dice: 'normal',
      },
    },
    first: {
      ignoreDice: {
        count: 1,
        dice: 'normal',
      },
    },
  },
  'Psiren Caster': {
    attacker: {
      reroll: 'balanced',
    },
    first: {
      reroll: 'balanced',
    },
  },
  'Psychic Null': null,
  'Pulse Accelerator (1 AP)': {
    attacker: {
      lethal: 5,
      abilities: ['severe'],
    },
    first: {
      lethal: 5,
      abilities: ['severe'],
    },
  },
  'Rad-Saturation': null,
  'Ravage Destiny (1AP)': null,
  'Rooftop Stalker': {
    attacker: {
      reroll: 'relentless',
    },
    first: {
      reroll: 'relentless',
    },
  },
  'Ruinous Icon (1AP)': {
    defender: {
      damageReduction: {
        minDamage: 4,
      },
    },
    first: {
      damageReduction: {
        minDamage: 4,
      },
    },
  },
  'Shadow Warrior': null,
  Shokkwave: null,
  'Slow and Purposeful': {
    attacker: {
      reroll: 'ceaseless',
    },
    first: {
      reroll: 'ceaseless',
    },
  },
  "Sniper's Vantage": {
    attacker: {
      abilities: ['severe'],
    },
    first: {
      abilities: ['severe'],
    },
  },
  'Spiritual Leader': {
    defender: {
      piercingReduction: 1,
    },
  },
  'Spread the Word of the God-Emperor': {
    attacker: {
      abilities: ['severe'],
    },
    first: {
      abilities: ['severe'],
    },
  },
  'Suppressive Fire': null,
  Tactician: {
    attacker: {
      reroll: 'balanced',
    },
    first: {
      reroll: 'balanced',
    },
    defender: {
      reroll: 'balanced',
    },
  },
  'Target Designation': {
    attacker: {
      lethal: 5,
    },
    first: {
      lethal: 5,
    },
  },
  'Target Vulnerability (1AP)': {
    attacker: {
      lethal: 5,
    },
    first: {
      lethal: 5,
    },
  },
  'Targeting Protocol': {
    attacker: {
      lethal: 5,
    },
    first: {
      lethal: 5,
    },
  },
  "Tempest's Fury": {
    attacker: {
      abilities: ['punishing'],
    },
    first: {
      abilities: ['punishing'],
    },
  },
  Tracker: {
    attacker: {
      abilities: ['punishing'],
    },
    first: {
      abilities: ['punishing'],
    },
  },
  'Veriscant (1AP)': {
    attacker: {
      lethal: 5,
      abilities: ['severe'],
    },
    first: {
      lethal: 5,
      abilities: ['severe'],
    },
  },
  'Vicious Knife Fighter': {
    first: {
      abilities: ['doubleStrike'],
    },
  },
  'Victory Shriek': {
    attacker: {
      reroll: 'balanced',
    },
    first: {
      reroll: 'balanced',
    },
  },
  'Voltaghiest Array': {
    defender: {
      reroll: 'balanced',
    },
  },
  'Warrior Instincts': {
    attacker: {
      autoNormals: 1,
    },
    first: {
      autoNormals: 1,
    },
  },
  'Weapon Assist': {
    attacker: {
      reroll: 'balanced',
    },
    first: {
      reroll: 'balanced',
    },
  },
  'Whip Control': null,
  'Uplifting Primer': null,
  'Zealous Dedication': null,
  'Zealous Ultimatum': null,
};

/** Abilities that touch none: actions, tokens, movement, points, or what lets another rule not count. */
export const otherAbilities: readonly string[] = (
  'A Ceaseless Scuttling|A Name Whispered In Blood|Absolution Through Destruction|Accelerate (1 AP)|Accelerated Appraisal (1AP)' +
  '|Accursed Mutant|Accursed Torment|Accusing Exorcist|Acute Focus|Adaptable Armoury|Adaptive Equipment|Adaptive Orders' +
  '|Administer Drug (1AP)|Advanced Omni-Scrambler|Aggressive Defence|Aggressive Defence Construct|Analyse' +
  '|Anti-PSYKER|Apoplectic Rejuvenation (2AP)|Apprentek Assistance|Art of War|Assassin|Assault shield|Astartes' +
  '|Attuned In Purpose|Auspex Scan (1AP)|Auspex Triangulation|Avalanche of Muscle|Bad-tempered|Battle Comms (1AP)' +
  '|Bayonet Charge|Beam|Beast|Berserker|Bipod|Blademaster|Blink pack|Blooded Icon|Bodyguard|Boom!|Brayhorn (0AP)' +
  '|Brazen Killer|Breach (1AP)|Breach Point (1AP)|Breachwall|Break Stuff (1AP)|Broodmind Devotion|Brutal Display' +
  '|Brute|Burrow (1AP)|Call the Attack|Canoptek Control (1AP)|Canoptek Repair (1 AP)|Canticle of Destruction' +
  "|Canticle of Shroudpsalm|Carving Blow (1AP)|Castigator's Arrest|Caustic Demise|Champion|Chapter Veteran" +
  "|Chasten (1AP)|Chem-enhanced|Chem-mask|Cherub|Chirurgeon's Tools (1AP)|Claim Skull|Cleaver Flurry (2AP)" +
  '|Climbing Picks|Close Quarters Vigilance|Command (1AP)|Command Breach|Commanding Declamation|Comms Array' +
  '|Commune|Communion Helm|Concealed Position|Consecrated Tome|Conspire|Control Protocol|Cool-Headed|Coordinate' +
  '|Countertemporal Nanomine (1 AP)|Covert Protocols|Cranial Overload (1AP)|Creeping Shadow|Crewmen|Crimson Duellist' +
  '|Cult Icon|Cunning|Cut Them Down|Daemonic Aura|Dakka Dash (1AP)|Dash and Spray (1AP)|Dat All You Got?' +
  '|Datacoronal Accumulator (1AP)|Death Korps Medic|Deathmarked|Defend the Faith|Deploy Nuncio-aquila (0AP)' +
  '|Devastating Onslaught|Devotion|Directive|Disconcerting Mimicry (1AP)|Disengage|Divine Acquisition|Doctrine Warfare' +
  '|Dominnering Presence|Drone|Drone Controller|Dynamic|Early Warning|Elusive|Enforce (1AP)|Engendered Focus' +
  '|Engineered|Engrammatic Logic|Erudite Hunter|Evade|Exarch|Expedient Repair (1AP)|Expendable|Expendable Construct' +
  '|Expert Gunslinger|Expert Swordsman|Explosive Demise|Explosives (1AP)|Extract Information|Eye of the Ancestors' +
  '|Favoured of the Dark Gods|Fearless on the Frontline|Feast|Fight Twice|Final Defiance|First in the Field' +
  '|Fist of the Patriarch|Flail (1AP)|Flay Them Alive|Fly|Focused Markerlight (1AP)|Fog of Dreams (1AP)|For the Greater Good' +
  '|Force Impact|From the Eye Above (1AP)|Gather (1AP)|Gaze of the Omnissiah (1AP)|Geomantic Disturbance (1AP)' +
  "|Get It Dun! (1AP)|Ghost Rig|Grandfather's Blessing|Grapnel Launcher|Grappling Hook|Grappling Hook (1AP)" +
  '|Grav-chute|Grav-chute Insertion|Grav-chute and Grapnel Launcher|Grisly Mark (2AP)|Group Activation|Gruelling Disciplinarian' +
  '|Guardian Protocols|Guidance and Experience|HY-Pex Mines|Handler|Harbinger of Despair (1 AP)|Harrowing Whispers' +
  '|Haunting Focus|Haywire Mine|Headhunter|Headtaker|Healing Balms (1AP)|Healing Serum (1AP)|Heinous Deluge (1AP)' +
  '|Helix Gauntlet (1AP)|Heroic Leader|Hidden Horrors|High-intensity Markerlight|Holy Defender|Holy Example' +
  '|Holy Relic|Homing Beacon|Horrifying Dismemberment|Horrifying Flaying|Horrifying Shrieking|Hulking|Hypersensory Hunter' +
  "|I Got a Plan, Ladz|I've Got It|Icon Bearer|Icon of Contagion|Imperial Cult Devotion|In the Eyes of the Gods" +
  '|Incentivise (1AP)|Incite Fury (1AP)|Incite Slaughter (1AP)|Incite Urgency (1AP)|Incite the Hunt|Indomitable Reanimation' +
  '|Inertial Dampener|Infernal Pact|Inspirational Example|Inspirational Pyre|Instinctive Predator|Intercept Communications (1AP)' +
  '|Interference Pulse (1AP)|Interstitial Command (1 AP)|Into Shadow (1AP)|Intrepid|Irrefutable Report|Issue Mission (0AP)' +
  "|Jam (2AP)|Jump Pack|Khorne's Favour|Knux Smash (1AP)|Kometitiva Streak|Krumpin' Time|Lead With Strength" +
  '|Lead the Performance|Lead the Procession|Light-fingered|Lightly Armed|Listen In (1AP)|Load Weapon (1AP)' +
  '|Lobotomised|Loyal Companion|Luck of the Laughing God|Lupine Guile|Machine|Malefic Vortex (1AP)|Mantle of Darkness (1AP)' +
  '|Mark (1AP)|Marked for the Hunt (1AP)|Markerlight (1 AP)|Mastermind|Mechanosuture Array|Medic!|Medikit (0AP)' +
  '|Medikit (1 AP)|Medikit (1AP)|Medkit (0AP)|Melta Mine|Mental Onslaught (1AP)|Merciless Castigation|Merciless Hunter' +
  '|Mighty Foe|Militant Faith|Mind Control (2AP)|Mine|Mine Layer|Minefield|Mirror of Minds (1AP)|Missionary of the Martian Creed' +
  '|Modified Vox-casters|Molecular Breach (1AP)|Monster|Multi-Dimensional Vision|Multi-dimensional vision (1 AP)' +
  '|Multispectrum Sensor Package|Munitorum Contacts|Mutant Appendage|Nanoscarab Beam (1AP)|Navis Gheistskull' +
  '|Network Override (1AP)|Neutron Fallout|No Escape|Normaliser Helm|Null Skull|Nullifying Ritual (1AP)|Nuncio-aquila' +
  '|Obelisk Node Control|Obsessive Bloodlust|One Step Ahead|Optics (AP1)|Overcharge (1AP)|Overthrow the Oppressors' +
  '|Pan Spectral Visor|Part Collector|Path to Damnation|Path to Glory|Photon Grenade Launcher (1AP)|Pinned Prey' +
  '|Pistol Barrage (1AP)|Pistolier|Plant Explosives|Poison Objective (1AP)|Poisonous Miasma (1AP)|Pounce' +
  '|Pox Bomb|Pre-Deploy|Predatory Xenoform|Premonition (1AP)|Prepared Killzone|Prowling Raiders|Proximity Mine' +
  '|Purge with Flame|Putrescent Vitality (1AP)|Quick Draw|Quick on the Trigger|Quicksilver Strike|R-VR Command (0AP)' +
  '|Raise Icon (1AP)|Rapid Insertion|Ready for Anything|Reanimate|Reanimate (1 AP)|Reconnoitre Killzone|Reconstitution Ritual' +
  '|Regular Dosage|Relay Orders|Relic Hunters|Relic Seeker|Remote Control (1AP)|Remote Pilot (1 AP)|Reputation to Maintain' +
  '|Riposte|STIMMs (1AP)|Sacrilegious Actuation (1AP)|Sadistic Competition|Sagacious|Sanctification Rack' +
  '|Savage|Savage Assault|Savage Brutality|Schola Progenium Disciplinarian|Scout Terrain|Scout Warrior|Scrivener' +
  '|Scuttler|Second in Command|Seeker of Diving Arcana|Shadow Portal|Shadow Vector|Shield|Shoot Twice|Shriek (1AP)' +
  '|Signal|Signal (1 AP)|Signal (1AP)|Simulacrum Nullificatus Icon Bearer|Skytorch Assault (2AP)|Slice the Veil' +
  '|Slicing Attack|Slingshot (1AP)|Slow-witted|Small|Snatch (1AP)|Sneaky Zogger|Sorcerous Automata|Soul Channel (1AP)' +
  '|Soul Gorge|Soul Harvest|Soul Heal (1AP)|Speak of Her Deeds (1AP)|Spiked Charger|Spiritual Chirurgy|Spiritual Mentor (1AP)' +
  '|Spot|Spot (1AP)|Spread the Glorious Gifts|Stalker|Steadfast|Stirring Rhetoric (1AP)|Stoopid|Storm-veiled Execution' +
  '|Strategic Command|Strategic Oversight|Strike From Above (1AP)|Stubborn Subjugator|Subterranean Ambush' +
  '|Sweeping Blow (1AP)|Swift Landing|Swipe|Synaptic Link|System Jam (1 AP)|System Jam (1/2AP)|System Jam (1AP)' +
  '|Tactical Advantage|Tactical Command (0AP)|Taktical Wot-notz|Telepathic Overload (1AP)|Tempestus Veteran' +
  '|Temporal Flux (1AP)|Tentacled Grasp|Terrorchem|Terrorchem Poison|Thrill of Flight|Timesplinter (1 AP)' +
  '|Torment Grenade (1AP)|Torturous Vision|Toxic lunge (1AP)|Track Enemy (1AP)|Track Target|Trained Assassin (1AP)' +
  '|Transfusion Ritual (1AP)|Tripwire|Turret|Uncompromising Attack (1AP)|Uncompromising Fire (1AP)|Unflinching Example' +
  '|Unholy Sustenance|Unnatural Agility|Vanguard|Veteran|Veteran Adventurer|Veteran Guardsman|Veteran Leadership' +
  '|Veteran Raider|Vicious Blows|Vigilant Marksman|Virge of Admonition Icon Bearer|Vision of Madness (1 AP)' +
  '|Vâyr-3 Utility Grenade|Warp Fold (1AP)|Warrior Frenzy|Wayfind (1AP)|Weapon Sentinel|Weapons Team|Weave Darkness (1AP)' +
  '|Weld Shut (1AP)|Well Stocked|Well Supplied|Whip Into Frenzy (1AP)|Wreathe in Balefire (1AP)|Wrecka Boss' +
  '|Wroughtlock Negotiation|XV26 Drone Controller|Zealous Rage'
).split('|');
