// A 2,000-point army of our own, as the official app prints it and as a roster file with stats inside.
import type { ImportedArmy, ImportedUnit } from '@oddsmith/games/wh40k/library';

const UNITS: readonly string[] = [
  `Captain in Gravis Armour (95 points)
  • Warlord
  • 1x Boltstorm gauntlet
    1x Power fist
  • Enhancement: Artificer Armour`,
  `Librarian in Terminator Armour (100 points)
  • 1x Combi-weapon
    1x Force weapon
    1x Smite
  • Enhancement: Adept of the Codex`,
  `Lieutenant (80 points)
  • 1x Master-crafted power weapon
    1x Neo-volkite pistol
  • Enhancement: Fire Discipline`,
  squad('Intercessor Squad', 80, 'Intercessor', 4, ['Bolt pistol', 'Bolt rifle', 'Close combat weapon']),
  squad('Intercessor Squad', 80, 'Intercessor', 4, ['Bolt pistol', 'Bolt rifle', 'Close combat weapon']),
  squad('Assault Intercessor Squad', 75, 'Assault Intercessor', 4, ['Astartes chainsword', 'Heavy bolt pistol']),
  squad('Hellblaster Squad', 110, 'Hellblaster', 4, ['Bolt pistol', 'Close combat weapon', 'Plasma incinerator']),
  squad('Terminator Squad', 170, 'Terminator', 4, ['Power fist', 'Storm bolter']),
  squad('Bladeguard Veteran Squad', 80, 'Bladeguard Veteran', 2, ['Heavy bolt pistol', 'Master-crafted power weapon']),
  squad('Eradicator Squad', 90, 'Eradicator', 2, ['Bolt pistol', 'Close combat weapon', 'Melta rifle']),
  squad('Aggressor Squad', 95, 'Aggressor', 2, ['Flamestorm gauntlets', 'Twin power fist']),
  squad('Inceptor Squad', 120, 'Inceptor', 2, ['Close combat weapon', 'Plasma exterminators']),
  squad('Infiltrator Squad', 100, 'Infiltrator', 4, ['Bolt pistol', 'Close combat weapon', 'Marksman bolt carbine']),
  squad('Scout Squad', 70, 'Scout', 4, ['Bolt pistol', 'Boltgun', 'Close combat weapon']),
  `Redemptor Dreadnought (205 points)
  • 1x Heavy flamer
    1x Icarus rocket pod
    1x Macro plasma incinerator
    1x Redemptor fist
    1x Twin fragstorm grenade launcher`,
  `Ballistus Dreadnought (150 points)
  • 1x Armoured feet
    1x Ballistus lascannon
    1x Ballistus missile launcher
    1x Twin storm bolter`,
  `Gladiator Lancer (160 points)
  • 1x Armoured hull
    1x Icarus rocket pod
    1x Ironhail heavy stubber
    1x Lancer laser destroyer
    2x Storm bolter`,
  `Predator Destructor (140 points)
  • 1x Armoured tracks
    2x Heavy bolter
    1x Hunter-killer missile
    1x Predator autocannon
    1x Storm bolter`,
];

function squad(name: string, points: number, model: string, others: number, gear: readonly string[]): string {
  const carried = (count: number): string =>
    gear.map((item, index) => `    ${index === 0 ? '•' : ' '} ${count}x ${item}`).join('\n');
  return `${name} (${points} points)
  • 1x ${model} Sergeant
${carried(1)}
  • ${others}x ${model}
${carried(others)}`;
}

export const APP_LIST = `Border Watch (2000 points)

Space Marines
Gladius Task Force
Strike Force (2000 points)

OTHER DATASHEETS

${UNITS.join('\n\n')}

Exported with App Version: v1.30.0 (2), Data Version: v520
`;

/** The same army as BattleScribe and New Recruit write it. */
export function rosterXml(army: ImportedArmy): string {
  const costs = (points: number): string => `<costs>${element('cost', { name: 'pts', value: points })}</costs>`;
  const units = army.units.map((unit) => {
    const categories = unit.keywords.map((name) => element('category', { name })).join('');
    const models = unit.models.map(({ name, count }) => element('selection', { name, type: 'model', number: count }));
    return element(
      'selection',
      { name: unit.name, type: 'unit', number: 1 },
      `${costs(unit.points ?? 0)}<categories>${categories}</categories><profiles>${statLines(unit)}</profiles><selections>${models.join('')}${gear(unit)}</selections>`,
    );
  });
  const force = element(
    'force',
    { catalogueName: `Imperium - ${army.faction}` },
    `<selections>${units.join('')}</selections>`,
  );
  return element(
    'roster',
    { name: army.name ?? '', gameSystemId: 'sys-352e-adc2-7639-d6a9', gameSystemName: 'Warhammer 40,000 10th Edition' },
    `${costs(army.points ?? 0)}<forces>${force}</forces>`,
  );
}

function statLines(unit: ImportedUnit): string {
  return unit.models
    .flatMap(({ name, profile }) => (profile === undefined ? [] : [{ ...profile, name }]))
    .map(({ name, m, t, sv, w, ld, oc }) =>
      profileXml(name, 'Unit', { M: `${m}"`, T: t, SV: `${sv}+`, W: w, LD: `${ld}+`, OC: oc }),
    )
    .join('');
}

function gear(unit: ImportedUnit): string {
  return unit.weapons
    .map(({ name, count, profiles }) => {
      const lines = profiles.map(({ name: profile, kind, range, attacks, skill, strength, ap, damage, keywords }) =>
        profileXml(profile, kind === 'melee' ? 'Melee Weapons' : 'Ranged Weapons', {
          Range: typeof range === 'number' ? `${range}"` : 'Melee',
          A: attacks,
          [kind === 'melee' ? 'WS' : 'BS']: skill === null ? 'N/A' : `${skill}+`,
          S: strength,
          AP: ap,
          D: damage,
          Keywords: keywords.join(', ') || '-',
        }),
      );
      return element('selection', { name, type: 'upgrade', number: count }, `<profiles>${lines.join('')}</profiles>`);
    })
    .join('');
}

function profileXml(name: string, typeName: string, values: { readonly [name: string]: string | number }): string {
  const rows = Object.entries(values).map(([key, value]) => element('characteristic', { name: key }, escaped(value)));
  return element('profile', { name, typeName }, `<characteristics>${rows.join('')}</characteristics>`);
}

function element(tag: string, attributes: { readonly [name: string]: string | number }, content = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join('')}>${content}</${tag}>`;
}

function escaped(value: string | number): string {
  return String(value).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
