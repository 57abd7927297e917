// A catalogue from BSData files of our own: links across files, libraries, groups, appended rule values, shared sheets.
import { describe, expect, test } from 'vitest';
import { Catalogue } from '../../../src/wh40k/data/catalogue.ts';
import { catalogueFile } from '../../../src/wh40k/data/datasheet.ts';
import { buildCatalogue as buildAny } from '../../../src/wh40k/import/catalogue-build.ts';
import { buildCatalogue } from './built-catalogue.ts';

const characteristics = (values: Record<string, string>): string =>
  `<characteristics>${Object.entries(values)
    .map(([name, text]) => `<characteristic name="${name}">${text}</characteristic>`)
    .join('')}</characteristics>`;
const unit = (name: string, values: Record<string, string>): string =>
  `<profile name="${name}" typeName="Unit">${characteristics(values)}</profile>`;
const STATS = { M: '6&quot;', T: '4', SV: '3+', W: '2', LD: '6+', OC: '2' };

const SYSTEM = `<gameSystem id="sys" name="Warhammer 40,000 10th Edition"><sharedRules><rule id="fnp" name="Feel No Pain"/></sharedRules></gameSystem>`;
const LIBRARY = `<catalogue id="lib" name="Testers - Library" library="true">
<sharedSelectionEntries>
<selectionEntry id="gun" name="Long gun" type="upgrade"><profiles><profile id="gp" name="Long gun" typeName="Ranged Weapons">${characteristics({ Range: '36&quot;', A: 'D6+1', BS: '3+', S: '9', AP: '-2', D: 'D3', Keywords: 'Heavy, Twin Linked' })}</profile></profiles></selectionEntry>
<selectionEntry id="squad" name="Gun Squad" type="unit">
<categoryLinks><categoryLink name="Infantry"/><categoryLink name="Faction: Testers"/></categoryLinks>
<costs><cost name="pts" value="120"/></costs>
<infoLinks><infoLink name="Feel No Pain" type="rule" targetId="fnp"><modifiers><modifier type="append" field="name" value="5+"/></modifiers></infoLink><infoLink type="profile" targetId="inv" name="Invulnerable Save"/></infoLinks>
<profiles>${unit('Gunner', STATS)}</profiles>
<selectionEntryGroups><selectionEntryGroup id="grp" name="Weapons"><entryLinks><entryLink type="selectionEntry" targetId="gun" name="Long gun"/></entryLinks></selectionEntryGroup>
<selectionEntryGroup id="enh" name="Enhancements"><selectionEntries><selectionEntry id="e1" name="Relic gun" type="upgrade"><profiles><profile id="ep" name="Relic gun" typeName="Ranged Weapons">${characteristics({ Range: '12&quot;', A: '9', BS: '2+', S: '9', AP: '-9', D: '9', Keywords: '-' })}</profile></profiles></selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups>
<selectionEntries><selectionEntry id="m1" name="Gunner" type="model"/><selectionEntry id="h1" name="Hidden" type="model" hidden="true"><profiles>${unit('Hidden one', STATS)}</profiles></selectionEntry></selectionEntries>
</selectionEntry>
</sharedSelectionEntries>
<sharedProfiles><profile id="inv" name="Invulnerable Save" typeName="Abilities">${characteristics({ Description: 'This unit has a 4+ invulnerable save.' })}</profile></sharedProfiles>
<entryLinks><entryLink type="selectionEntry" targetId="squad" name="Gun Squad"/></entryLinks>
</catalogue>`;
const first = (name: string, id: string): string => `<catalogue id="${id}" name="Xenos - ${name}">
<catalogueLinks><catalogueLink targetId="lib" type="catalogue" importRootEntries="true"/></catalogueLinks>
<selectionEntries><selectionEntry id="${id}-opt" name="Detachment" type="upgrade"/></selectionEntries></catalogue>`;

const sources = [
  { name: 'a.gst', data: SYSTEM },
  { name: 'first.cat', data: first('Testers', 'c1') },
  { name: 'second.cat', data: first('Allies', 'c2') },
  { name: 'lib.cat', data: LIBRARY },
];

describe('buildCatalogue', () => {
  const built = buildCatalogue(sources, 'our own files');

  test('a sheet of a library that two armies take is one row with numbers from all links', () => {
    expect(built.problems).toEqual([]);
    expect(built.file.datasheets).toEqual([
      {
        faction: 'Testers',
        name: 'Gun Squad',
        keywords: ['Infantry'],
        factionKeywords: ['Testers'],
        points: 120,
        models: [{ name: 'Gunner', m: 6, t: 4, sv: 3, w: 2, ld: 6, oc: 2, invuln: 4, fnp: 5 }],
        weapons: [
          {
            name: 'Long gun',
            kind: 'ranged',
            range: 36,
            attacks: 'D6+1',
            skill: 3,
            strength: 9,
            ap: -2,
            damage: 'D3',
            keywords: ['Heavy', 'Twin-linked'],
          },
        ],
      },
    ]);
  });

  test('it is in the format of the built-in catalogue and can be searched', () => {
    expect(catalogueFile.safeParse(built.file).error).toBeUndefined();
    expect(new Catalogue(built.file).find('gun squads', 'Allies')?.datasheet.points).toBe(120);
  });

  test('files that cannot be read are named', () => {
    const { problems } = buildCatalogue(
      [
        ...sources,
        { name: 'bad.cat', data: '<catalogue><oops' },
        { name: 'x.cat', data: '<svg/>' },
        { name: 'e.cat', data: '<!DOCTYPE a><a/>' },
      ],
      '',
    );
    expect(problems).toHaveLength(3);
    expect(problems[1]).toBe('x.cat: this is not a catalogue but <svg>');
  });

  test('links that lead round in circles end', () => {
    const loop = `<catalogue id="l" name="Loop"><selectionEntries><selectionEntry id="a" name="A" type="unit"><profiles>${unit('A', STATS)}</profiles><entryLinks><entryLink targetId="a" type="selectionEntry" name="A"/></entryLinks></selectionEntry></selectionEntries></catalogue>`;
    expect(buildCatalogue([{ name: 'loop.cat', data: loop }], '').file.datasheets).toHaveLength(1);
  });
});

describe('game systems and forms of files', () => {
  const system = (name: string) => `<gameSystem id="g" name="${name}"/>`;
  const catalogue = `<catalogue id="c" name="Testers" gameSystemId="g"><selectionEntries><selectionEntry id="s" name="Gunners" type="unit"><profiles><profile name="Gunner" typeName="Unit"><characteristics><characteristic name="T">4</characteristic><characteristic name="W">2</characteristic></characteristics></profile></profiles></selectionEntry></selectionEntries></catalogue>`;
  const json = JSON.stringify({
    catalogue: {
      id: 'c',
      name: 'Testers',
      gameSystemId: 'g',
      selectionEntries: [
        {
          id: 's',
          name: 'Gunners',
          type: 'unit',
          profiles: [
            {
              name: 'Gunner',
              typeName: 'Unit',
              characteristics: [
                { name: 'T', $text: '4' },
                { name: 'W', $text: '2' },
              ],
            },
          ],
        },
      ],
    },
  });

  test.each([
    'Apocalypse',
    'Warhammer 40,000 9th Edition',
    'Warhammer 40,000: Kill Team',
    'Age of Sigmar 4.0',
    'The Horus Heresy',
  ])('%s is refused by name', (name) => {
    const sources = [
      { name: 'a.gst', data: system(name) },
      { name: 'b.cat', data: catalogue },
    ];
    const built = buildAny(sources, 'a test');
    expect(built).toMatchObject({ ok: false, problem: { message: expect.stringContaining(name) } });
  });

  test('JSON and XML make the same catalogue, and progress is told', () => {
    const told: string[] = [];
    const gst = { name: 'a.gst', data: system('Warhammer 40,000 10th Edition') };
    const fromXml = buildAny([gst, { name: 'b.cat', data: catalogue }], 'a test', (_done, _total, name) =>
      told.push(name),
    );
    const fromJson = buildAny([gst, { name: 'b.json', data: json }], 'a test');
    expect(fromJson).toEqual(fromXml);
    expect(fromXml).toMatchObject({ ok: true, system: 'Warhammer 40,000 10th Edition' });
    expect(told).toEqual(['Testers']);
  });
});
