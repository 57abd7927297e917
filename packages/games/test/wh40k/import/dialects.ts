// One small army of our own in every dialect the importer reads.

export const OFFICIAL_APP = `Morning Patrol (255 points)

Space Marines
Gladius Task Force
Incursion (1000 points)


CHARACTERS

Captain (80 points)
  • Warlord
  • 1x Bolt pistol
    1x Close combat weapon
    1x Master-crafted bolter
  • Enhancement: Artificer Armour


BATTLELINE

Intercessor Squad (80 points)
  • 1x Intercessor Sergeant
    • 1x Bolt pistol
      1x Bolt rifle
      1x Power fist
  • 4x Intercessor
    • 4x Bolt pistol
      4x Bolt rifle
      4x Close combat weapon


OTHER DATASHEETS

Hellblaster Squad (95 points)
  • 1x Hellblaster Sergeant
    • 1x Bolt pistol
      1x Close combat weapon
      1x Plasma incinerator
  • 4x Hellblaster
    • 4x Bolt pistol
      4x Close combat weapon
      4x Plasma incinerator

Exported with App Version: v1.40.1 (1), Data Version: v675`;

/** As pasted from a web page: small bullets for gear, no indentation, no blank lines. */
export const LOST_INDENTATION = OFFICIAL_APP.replace(/^ {4}• /gm, '◦ ')
  .replace(/^ {6}/gm, '◦ ')
  .replace(/^ {4}/gm, '• ')
  .replace(/^ {2}/gm, '')
  .replace(/\n\n+/g, '\n');

/** As a chat or a form leaves it: the bullets of models and of gear are the same, nothing is indented. */
export const FLAT = OFFICIAL_APP.replace(/^ +/gm, '').replace(/\n\n+/g, '\n');

export const FRENCH = OFFICIAL_APP.replace('Warlord', 'Seigneur de Guerre')
  .replace('Enhancement:', 'Optimisation :')
  .replace('Incursion (1000 points)', 'Incursion (1000 points)')
  .replace('Exported with App Version', "Exporté avec la Version de l'Appli");

const PLUS_BLOCK = `+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Imperium - Adeptus Astartes - Space Marines
+ DETACHMENT: Gladius Task Force
+ TOTAL ARMY POINTS: 255pts
+
+ WARLORD: Char1: Captain
+ ENHANCEMENT: Artificer Armour (on Char1: Captain)
+ NUMBER OF UNITS: 3
+++++++++++++++++++++++++++++++++++++++++++++++
`;

export const WTC_COMPACT = `${PLUS_BLOCK}
Char1: 1x Captain (80 pts): Warlord, Bolt pistol, Close combat weapon, Master-crafted bolter
Enhancement: Artificer Armour (+10 pts)

5x Intercessor Squad (80 pts)
• 1x Intercessor Sergeant: Bolt pistol, Bolt rifle, Power fist
• 4x Intercessor: 4 with Bolt pistol, Bolt rifle, Close combat weapon
5x Hellblaster Squad (95 pts)
• 1x Hellblaster Sergeant: Bolt pistol, Close combat weapon, Plasma incinerator
• 4x Hellblaster
    4 with Bolt pistol, Close combat weapon, Plasma incinerator`;

export const WTC_FULL = `${PLUS_BLOCK}
CHARACTER

1x Captain (80 pts)
• 1x Bolt pistol
• 1x Close combat weapon
• 1x Master-crafted bolter
• Warlord
• Artificer Armour (+10 pts)

BATTLELINE

5x Intercessor Squad (80 pts)
• 1x Intercessor Sergeant
    • 1x Bolt pistol
    • 1x Bolt rifle
    • 1x Power fist
• 4x Intercessor
    • 4x Bolt pistol
    • 4x Bolt rifle
    • 4x Close combat weapon

OTHER DATASHEETS

5x Hellblaster Squad (95 pts)
• 1x Hellblaster Sergeant
    • 1x Bolt pistol
    • 1x Close combat weapon
    • 1x Plasma incinerator
• 4x Hellblaster
    • 4x Bolt pistol
    • 4x Close combat weapon
    • 4x Plasma incinerator`;

export const LISTFORGE_TEXT = `Morning Patrol - Space Marines - Gladius Task Force (255 Points)

Character:
Captain (80 pts)
  • Bolt pistol
  • Close combat weapon
  • Master-crafted bolter
  • E: Artificer Armour
  • Warlord

Battleline:
Intercessor Squad (80 pts)
  • Intercessor Sergeant
    • Bolt pistol
    • Bolt rifle
    • Power fist
  • 4x Intercessor
    • 4x Bolt pistol
    • 4x Bolt rifle
    • 4x Close combat weapon

Infantry:
Hellblaster Squad (95 pts)
  • Hellblaster Sergeant
    • Bolt pistol
    • Close combat weapon
    • Plasma incinerator
  • 4x Hellblaster
    • 4x Bolt pistol
    • 4x Close combat weapon
    • 4x Plasma incinerator`;

export const WAR_ORGAN = `Morning Patrol [255 points]
Space Marines
Battle Size: Incursion (1000 point limit)

Detachments: Gladius Task Force

Captain [80 points]
	• Warlord
	• Bolt pistol, Close combat weapon, Master-crafted bolter and Artificer Armour [+10 points]

Intercessor Squad [80 points]
	• 1 Intercessor Sergeant with Bolt pistol, Bolt rifle and Power fist
	• 4 Intercessors with Bolt pistol, Bolt rifle and Close combat weapon

Hellblaster Squad [95 points]
	• 1 Hellblaster Sergeant with Bolt pistol, Close combat weapon and Plasma incinerator
	• 4 Hellblasters with Bolt pistol, Close combat weapon and Plasma incinerator

Created with WarOrgan (https://warorgan.com)`;

export const NEW_RECRUIT_SIMPLE = `# ++ Army Roster ++ [255 pts]
## Character [80 pts]
Captain [80 pts]: Warlord, Bolt pistol, Close combat weapon, Master-crafted bolter

## Battleline [80 pts]
Intercessor Squad [80 pts]:
• 1x Intercessor Sergeant: Bolt pistol, Bolt rifle, Power fist
• 4x Intercessor: Bolt pistol, Bolt rifle, Close combat weapon

## Infantry [95 pts]
Hellblaster Squad [95 pts]:
• 1x Hellblaster Sergeant: Bolt pistol, Close combat weapon, Plasma incinerator
• 4x Hellblaster: Bolt pistol, Close combat weapon, Plasma incinerator`;

/** New Recruit's imitation of the app: a tournament header, no indentation to speak of, modes below their gun. */
export const NEW_RECRUIT_GW = `${PLUS_BLOCK}
CHARACTER

Captain (80 pts)
• 1x Bolt pistol
• 1x Close combat weapon
• 1x Master-crafted bolter
• Warlord
• Artificer Armour (+10 pts)

BATTLELINE

Intercessor Squad (80 pts)
• 1x Intercessor Sergeant
    • 1x Bolt pistol
    • 1x Bolt rifle
    • 1x Power fist
• 4x Intercessor
    • 4x Bolt pistol
    • 4x Bolt rifle
    • 4x Close combat weapon

OTHER DATASHEETS

Hellblaster Squad (95 pts)
• 1x Hellblaster Sergeant
    • 1x Bolt pistol
    • 1x Close combat weapon
    • 1x Plasma incinerator
        • ➤ Plasma incinerator - standard
        • ➤ Plasma incinerator - supercharge
• 4x Hellblaster
    • 4x Bolt pistol
    • 4x Close combat weapon
    • 4x ➤ Plasma incinerator - standard
    • 4x ➤ Plasma incinerator - supercharge`;

/** One line for a unit, points without a word. */
export const NEW_RECRUIT_SHORT = `Space Marines - Gladius Task Force - 255 pts
Captain (80): Warlord, Bolt pistol, Close combat weapon, Master-crafted bolter
Intercessor Squad x5 (80): 5x Bolt rifle, 5x Bolt pistol, 4x Close combat weapon, 1x Power fist
Hellblaster Squad x5 (95): 5x Plasma incinerator, 5x Bolt pistol, 5x Close combat weapon`;

export const BATTLEBASE = `Morning Patrol
Space Marines
Gladius Task Force
255/1000 Points

Characters
Captain (80pts)
- Warlord
- 1x Bolt pistol
- 1x Close combat weapon
- 1x Master-crafted bolter
- Enhancement: Artificer Armour

Battleline
5x Intercessor Squad (80pts)
- 1x Intercessor Sergeant
- 1x Power fist
- 1x Bolt pistol
- 1x Bolt rifle
- 4x Intercessors
- 4x Bolt pistol
- 4x Bolt rifle
- 4x Close combat weapon

Other
5x Hellblaster Squad (95pts)
- 5x Plasma incinerator
- 5x Bolt pistol
- 5x Close combat weapon`;

/** As a bot or a hand puts a list into a chat. */
export const DISCORD = `\`\`\`md
**Morning Patrol** *(255 pts)*
> **Captain** [80 pts]: Warlord, \`Bolt pistol\`, Close combat weapon, Master-crafted bolter
> **Intercessor Squad** [80 pts]:
> • 1x Intercessor Sergeant: Bolt pistol, Bolt rifle, Power fist
> • 4x Intercessor: Bolt pistol, Bolt rifle, Close combat weapon
> **Hellblaster Squad** ×5 [95 pts]: 5x Plasma incinerator, 5x Bolt pistol, 5x Close combat weapon
\`\`\``;

export const BATTLESCRIBE_TEXT = `++ Army Roster (Imperium - Space Marines) [160pts] ++

+ Configuration +

Battle Size: 1. Incursion

+ Character +

Captain [80pts]: Warlord
. Master-crafted bolter

+ Battleline +

Intercessor Squad [80pts]
. 4x Intercessor
. . 4x Bolt rifle
. Intercessor Sergeant
. . Power fist

++ Total: [160pts] ++
`;

const selections = [
  {
    name: 'Captain',
    type: 'model',
    number: 1,
    categories: [{ name: 'Character' }],
    costs: [{ name: 'pts', value: 80 }],
  },
];

function roster(generatedBy: string): string {
  const gameSystemName = 'Warhammer 40,000 10th Edition';
  const forces = [{ catalogueName: 'Imperium - Space Marines', selections }];
  return JSON.stringify({ roster: { name: 'Patrol', gameSystemName, generatedBy, forces } });
}

export const NEW_RECRUIT_JSON = roster('https://www.newrecruit.eu');
export const LISTFORGE_JSON = roster('List Forge');

export const BATTLESCRIBE_XML = `<?xml version="1.0"?><roster name="Patrol" gameSystemName="Warhammer 40,000 10th Edition" xmlns="http://www.battlescribe.net/schema/rosterSchema">
<forces><force catalogueName="Imperium - Space Marines"><selections>
<selection name="Captain" type="model" number="1"><costs><cost name="pts" value="80"/></costs>
<categories><category name="Character" primary="true"/></categories></selection>
</selections></force></forces></roster>`;
