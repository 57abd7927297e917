// Texts and settings as the published BSData files write them, in files of our own: saves hidden in joined words, sheets hidden by a toggle.
import { describe, expect, test } from 'vitest';
import { loadBuiltInCatalogue } from '../../../src/wh40k/data/built-in.ts';
import type { Datasheet } from '../../../src/wh40k/data/datasheet.ts';
import { withKnownDetails } from '../../../src/wh40k/import/catalogue-build.ts';
import { printedKeyword } from '../../../src/wh40k/rules/keyword.ts';
import { unitOfDatasheet } from '../../../src/wh40k/units/index.ts';
import { buildCatalogue } from './built-catalogue.ts';

const GAME = { name: 'game.gst', data: '<gameSystem id="g" name="Warhammer 40,000 10th Edition"/>' };
const NBSP = '\u00a0';

function catalogue(name: string, content: string, library = false): { name: string; data: string } {
  return {
    name: `${name}.cat`,
    data: `<catalogue id="c-${name}" name="Chaos - ${name}" library="${library}" gameSystemId="g">${content}</catalogue>`,
  };
}

const built = (...files: { name: string; data: string }[]): readonly Datasheet[] =>
  buildCatalogue([GAME, ...files], '').file.datasheets;

const line = (name: string, more = ''): string =>
  `<profile name="${name}" typeName="Unit"><characteristics><characteristic name="M">6"</characteristic><characteristic name="T">4</characteristic><characteristic name="SV">4+</characteristic><characteristic name="W">2</characteristic>${more}</characteristics></profile>`;
const ability = (name: string, text: string): string =>
  `<profile name="${name}" typeName="Abilities"><characteristics><characteristic name="Description">${text}</characteristic></characteristics></profile>`;
const unit = (name: string, profiles: string, more = ''): string =>
  `<selectionEntry id="u-${name}" name="${name}" type="unit"><profiles>${profiles}</profiles>${more}</selectionEntry>`;

describe('saves in the words of the files', () => {
  const feelNoPain = `<infoLinks><infoLink name="Feel No Pain" type="rule" targetId="x"><modifiers><modifier type="append" value="6+" field="name" join=",${NBSP}"/></modifiers></infoLink></infoLinks>`;
  test.each<[string, string, string, Partial<Datasheet['models'][number]>]>([
    ['a number joined by a comma and a no-break space (Hearthkyn)', '', feelNoPain, { fnp: 6 }],
    [
      'a note under the number (Judiciar)',
      ability('Invulnerable Save*', `4+\n* This model has a 4+ invulnerable save against${NBSP}melee attacks.`),
      '',
      { invuln: 4, invulnVs: 'melee' },
    ],
    [
      'an ability instead of a rule (Aberrants)',
      ability('Feel No Pain 5+', 'This unit has a 5+ Feel No Pain'),
      '',
      { fnp: 5 },
    ],
    [
      'under the name of the model (Acheron)',
      ability('Knight', 'This model has a 5+ invulnerable save against ranged attacks only.'),
      '',
      { invuln: 5, invulnVs: 'ranged' },
    ],
    ['misspelt (Deredeo)', ability('Invunerable Save', 'This model has a 5+ invulnerable save.'), '', { invuln: 5 }],
    [
      'two sentences (Wyches)',
      ability(
        'Invulnerable Save',
        'This unit has a 6+ Invulnerable save.\nThis unit has a 4+ Invulnerable save against melee attacks.',
      ),
      '',
      { invuln: 6, invulnMelee: 4 },
    ],
    [
      'improved in melee (Banshees)',
      ability(
        'Invulnerable Save',
        `This unit has a 5+ Invulnerable Save. This invulnerable save is improved to 4+ against${NBSP}melee attacks.`,
      ),
      '',
      { invuln: 5, invulnMelee: 4 },
    ],
  ])('%s', (_, profiles, more, saves) => {
    const [sheet] = built(
      catalogue('Testers', `<selectionEntries>${unit('Knight', line('Knight') + profiles, more)}</selectionEntries>`),
    );
    const { invuln, invulnVs, invulnMelee, fnp } = sheet.models[0];
    expect({ invuln, invulnVs, invulnMelee, fnp }).toEqual({
      invuln: undefined,
      invulnVs: undefined,
      invulnMelee: undefined,
      fnp: undefined,
      ...saves,
    });
  });

  test('a star in the column of the 11th edition leads to the ability', () => {
    const profiles =
      line('Knight', '<characteristic name="InSv">5+*</characteristic>') +
      ability('*Invulnerable Save', 'This model has a 5+ invulnerable save against ranged attacks.');
    const [sheet] = built(catalogue('Testers', `<selectionEntries>${unit('Knight', profiles)}</selectionEntries>`));
    expect(sheet.models[0]).toMatchObject({ invuln: 5, invulnVs: 'ranged' });
    const written = line('Titan', '<characteristic name="InSv">5+ (Ranged)</characteristic>');
    const [titan] = built(catalogue('Testers', `<selectionEntries>${unit('Titan', written)}</selectionEntries>`));
    expect(titan.models[0]).toMatchObject({ invuln: 5, invulnVs: 'ranged' });
  });

  test('curly apostrophes, items beside weapons, and powers used once', () => {
    const item = (name: string, text: string) =>
      `<selectionEntry id="i-${name}" name="${name}" type="upgrade"><profiles>${ability(name, text)}<profile name="${name} blade" typeName="Melee Weapons"><characteristics><characteristic name="A">3</characteristic><characteristic name="WS">3+</characteristic><characteristic name="S">4</characteristic><characteristic name="AP">0</characteristic><characteristic name="D">1</characteristic></characteristics></profile></profiles></selectionEntry>`;
    const items = [
      item('Drone', 'Add 1 to the bearer’s Wounds characteristic.'),
      item('Buckler', 'The bearer has a Wounds characteristic of 4.'),
      item('Gauntlet', 'Models in the bearer’s unit have the Feel No Pain 6+ ability.'),
      item('Collar', 'The bearer has the Feel No Pain 3+ ability against **[PSYCHIC]** attacks.'),
      item('Grot', 'Once per battle, until the end of the phase, models in this unit have a 5+ invulnerable save.'),
    ];
    const [sheet] = built(
      catalogue(
        'Testers',
        `<selectionEntries>${unit('Squad', line('One'), `<selectionEntries>${items.join('')}</selectionEntries>`)}</selectionEntries>`,
      ),
    );
    expect(sheet.wargear).toEqual([
      { name: 'Drone', wBonus: 1 },
      { name: 'Buckler', w: 4 },
      { name: 'Gauntlet', fnp: 6, unit: true },
      { name: 'Collar', fnpVs: 'psychic', fnpValue: 3 },
    ]);
  });

  test('a platform that shields the unit shields every model', () => {
    const platform = `<selectionEntries><selectionEntry id="pl" name="Platform" type="model"><profiles>${line('Platform')}${ability('Shield', 'Models in the bearer’s unit have a 5+ invulnerable save.')}</profiles></selectionEntry></selectionEntries>`;
    const [sheet] = built(
      catalogue('Testers', `<selectionEntries>${unit('Guardians', line('Guardian'), platform)}</selectionEntries>`),
    );
    expect(sheet.models.map(({ name, invuln }) => [name, invuln])).toEqual([
      ['Guardian', 5],
      ['Platform', 5],
    ]);
  });
});

describe('sheets of libraries', () => {
  const toggled = `<modifiers><modifier type="set" value="true" field="hidden"><conditions><condition type="lessThan" value="1" field="selections" scope="roster" childId="show-daemons"/></conditions></modifier></modifiers>`;
  const library = catalogue(
    'Daemons Library',
    `<sharedSelectionEntries>${unit('Nurglings', line('Nurgling'))}</sharedSelectionEntries><entryLinks><entryLink id="l" name="Nurglings" type="selectionEntry" targetId="u-Nurglings">${toggled}</entryLink></entryLinks>`,
    true,
  );
  const army = (name: string) =>
    catalogue(
      name,
      '<catalogueLinks><catalogueLink targetId="c-Daemons Library" type="catalogue" importRootEntries="true"/></catalogueLinks>',
    );

  test('what a show or hide toggle of the roster hides is shown, at home where its file says', () => {
    const sheets = built(army('Berserkers'), army('Chaos Daemons'), library);
    expect(sheets.map(({ name, faction, factions }) => [name, faction, factions])).toEqual([
      ['Nurglings', 'Chaos Daemons', undefined],
    ]);
  });

  test('armies that file copies of a sheet under other categories share it, with the keywords they agree on', () => {
    const copy = (category: string): string =>
      `<selectionEntries>${unit('Rhino [Legends]', line('Rhino [Legends]'), `<categoryLinks><categoryLink name="Vehicle" targetId="v"/><categoryLink name="${category}" targetId="k"/></categoryLinks>`).replace('id="u-', `id="${category}-`)}</selectionEntries>`;
    const sheets = built(catalogue('Alpha', copy('Khorne')), catalogue('Beta', copy('Nurgle Non-Battleline')));
    expect(sheets).toMatchObject([
      { name: 'Rhino', set: 'Legends', factions: ['Alpha', 'Beta'], keywords: ['Vehicle'] },
    ]);
    expect(sheets[0].models[0].name).toBe('Rhino');
  });
});

test('one of several whole compositions is chosen', () => {
  const limits = (count: number) =>
    `<constraints><constraint type="min" value="${count}" field="selections" scope="parent"/><constraint type="max" value="${count}" field="selections" scope="parent"/></constraints>`;
  const composition = (troopers: number) =>
    `<selectionEntry id="s${troopers}" name="${troopers} Troopers" type="upgrade"><selectionEntries><selectionEntry id="m${troopers}" name="Trooper" type="model">${limits(troopers)}</selectionEntry></selectionEntries></selectionEntry>`;
  const group = `<selectionEntryGroups><selectionEntryGroup id="g" name="Unit Composition">${limits(1)}<selectionEntries>${composition(10)}${composition(20)}</selectionEntries></selectionEntryGroup></selectionEntryGroups>`;
  const [sheet] = built(
    catalogue('Testers', `<selectionEntries>${unit('Troopers', line('Trooper'), group)}</selectionEntries>`),
  );
  expect(sheet.size).toEqual([10, 20]);
});

test('a sheet that carries what the built-in one carries has its loadout, options and abilities', async () => {
  const builtIn = await loadBuiltInCatalogue();
  const known = builtIn.find('Redemptor Dreadnought')?.datasheet;
  if (known === undefined) throw new Error('the built-in catalogue has a Redemptor');
  const { faction, name, keywords, factionKeywords, models, weapons } = known;
  const bare: Datasheet = { faction, name, keywords, factionKeywords, models, weapons };
  const other: Datasheet = { ...bare, weapons: weapons.slice(0, 1) };
  const file = { format: 'oddsmith/wh40k-catalogue', version: 1, edition: '10', source: '' } as const;
  const whole = withKnownDetails({ ...file, datasheets: [bare, other] }, builtIn);
  expect(whole.known).toBe(1);
  expect(unitOfDatasheet(whole.file.datasheets[0])).toMatchObject({
    weapons: unitOfDatasheet(known).weapons,
    abilities: unitOfDatasheet(known).abilities,
  });
  expect(whole.file.datasheets[1].loadout).toBeUndefined();
});

describe('printed as datasheets print it', () => {
  test.each([
    ['TWIN LINKED', 'Twin-linked'],
    ['Sustained hits 1', 'Sustained Hits 1'],
    ['[anti-VEHICLE 4+]', 'Anti-Vehicle 4+'],
    ['anti epic hero 2', 'Anti-Epic Hero 2+'],
    ['Rapid fire d6+3', 'Rapid Fire D6+3'],
    ['dead choppy', 'Dead Choppy'],
  ])('%s', (typed, keyword) => expect(printedKeyword(typed)).toBe(keyword));

  const weapon = (name: string, typeName: string, range: string, skill: string) =>
    `<profile name="${name}" typeName="${typeName}"><characteristics><characteristic name="Range">${range}</characteristic><characteristic name="A">2</characteristic><characteristic name="${skill}">3+</characteristic><characteristic name="S">4</characteristic><characteristic name="AP">0</characteristic><characteristic name="D">1</characteristic></characteristics></profile>`;
  const sheet = (profiles: string, more = '') =>
    built(catalogue('Testers', `<selectionEntries>${unit('Gaunt’s  Gunners', profiles, more)}</selectionEntries>`))[0];

  test('names have straight quotes and single spaces, and keep the quote in front', () => {
    const { name, weapons } = sheet(line('Gunner') + weapon('➤ ’Eavy  gun', 'Ranged Weapons', '24&quot;', 'BS'));
    expect([name, weapons[0].name]).toEqual(["Gaunt's Gunners", "'Eavy gun"]);
  });

  test('a melee weapon among the ranged ones is told by its range', () => {
    const { weapons } = sheet(line('Gunner') + weapon('Probe', 'Ranged Weapons', 'Melee', 'BS'));
    expect(weapons).toMatchObject([{ kind: 'melee', range: 'Melee', skill: 3 }]);
  });

  test('a group called Crusaders is no Crusade, and a character inside makes the unit one', () => {
    const leader = `<selectionEntryGroups><selectionEntryGroup id="g" name="Crusaders"><selectionEntries><selectionEntry id="m" name="Brother" type="model"><categoryLinks><categoryLink name="Character" targetId="ch"/></categoryLinks><profiles>${line('Brother')}</profiles></selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups>`;
    const { models, keywords } = sheet('', leader);
    expect([models.map(({ name }) => name), keywords]).toEqual([['Brother'], ['Character']]);
  });

  test('a unit that lists no models is one model', () => {
    expect(sheet(line('Strider')).size).toEqual([1, 1]);
  });

  test('a sheet and its namesake of the Legends take the details of their own', async () => {
    const builtIn = await loadBuiltInCatalogue();
    const scouts = builtIn.file.datasheets.filter(({ name }) => /^Wolf Scouts( \(Legends\))?$/.test(name));
    const name = 'Wolf Scouts';
    const bare = scouts.map(({ faction, set, keywords, factionKeywords, models, weapons }) => ({
      ...{ name, faction, keywords, factionKeywords, models, weapons },
      ...(set === undefined ? {} : { set }),
    }));
    const { file } = withKnownDetails({ ...builtIn.file, datasheets: bare }, builtIn);
    expect(scouts).toHaveLength(2);
    expect(file.datasheets.map(({ loadout }) => loadout)).toEqual(scouts.map(({ loadout }) => loadout));
  });
});
