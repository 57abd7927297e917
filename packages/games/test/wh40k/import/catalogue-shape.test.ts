// The shapes that real BSData files have, in files of our own: constraints, conditions, costs on options, borrowed sheets.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Datasheet } from '../../../src/wh40k/data/datasheet.ts';
import { buildCatalogue } from './built-catalogue.ts';

const SYSTEM = 'sys-352e-adc2-7639-d6a9';
const GAME = `<gameSystem id="${SYSTEM}" name="Warhammer 40,000 10th Edition"><sharedRules><rule id="fnp" name="Feel No Pain"/></sharedRules></gameSystem>`;

type Values = { readonly [name: string]: string };
const profile = (name: string, typeName: string, values: Values, extra = ''): string =>
  `<profile id="p-${name}" name="${name}" typeName="${typeName}" hidden="false">${extra}<characteristics>${Object.entries(
    values,
  )
    .map(([key, text]) => `<characteristic name="${key}" typeId="t-${key}">${text}</characteristic>`)
    .join('')}</characteristics></profile>`;
const line = (name: string): string =>
  profile(name, 'Unit', { M: '6&quot;', T: '4', SV: '3+', W: '2', LD: '6+', OC: '2' });
const gun = (name: string, extra = ''): string =>
  profile(
    name,
    'Ranged Weapons',
    { Range: '24&quot;', A: '2', BS: '3+', S: '4', AP: '-1', D: '1', Keywords: '-' },
    extra,
  );
const limits = (least: number, most: number): string =>
  `<constraints><constraint type="min" value="${least}" field="selections" scope="parent"/><constraint type="max" value="${most}" field="selections" scope="parent"/></constraints>`;
const points = (value: number): string => `<costs><cost name="pts" typeId="pts" value="${value}"/></costs>`;
const condition = (type: string, scope: string, childId: string, value = 1): string =>
  `<conditions><condition type="${type}" value="${value}" field="selections" scope="${scope}" childId="${childId}"/></conditions>`;
const modifier = (field: string, value: string, inner = '', more = ''): string =>
  `<modifiers><modifier type="set" value="${value}" field="${field}" ${more}>${inner}</modifier></modifiers>`;

function catalogue(name: string, id: string, content: string): { name: string; data: string } {
  return {
    name: `${name}.cat`,
    data: `<catalogue id="${id}" name="Imperium - ${name}" library="false" gameSystemId="${SYSTEM}">${content}</catalogue>`,
  };
}

function sheets(...files: { name: string; data: string }[]): readonly Datasheet[] {
  return buildCatalogue([{ name: 'game.gst', data: GAME }, ...files], '').file.datasheets;
}

const unit = (name: string, content: string): string =>
  `<selectionEntries><selectionEntry id="u-${name}" name="${name}" type="unit" hidden="false">${content}</selectionEntry></selectionEntries>`;

describe('size and points', () => {
  test('models are counted from the constraints of entries and groups', () => {
    const squad = unit(
      'Squad',
      `<profiles>${line('Trooper')}</profiles>${points(80)}
      ${modifier('pts', '160', condition('atLeast', 'u-Squad', 'model', 6))}
      <selectionEntries><selectionEntry id="sgt" name="Sergeant" type="model" hidden="false">${limits(1, 1)}</selectionEntry></selectionEntries>
      <selectionEntryGroups><selectionEntryGroup id="g" name="4-9 Troopers" hidden="false">${limits(4, 9)}
      <selectionEntries><selectionEntry id="t1" name="Trooper" type="model" hidden="false"/>
      <selectionEntry id="t2" name="Gunner" type="model" hidden="false">${limits(0, 2)}</selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups>`,
    );
    expect(sheets(catalogue('Testers', 'c', squad))).toMatchObject([{ name: 'Squad', size: [5, 10], points: 80 }]);
  });

  test('a unit priced by its models costs the least that must be taken', () => {
    const destroyers = unit(
      'Destroyers',
      `<profiles>${line('Destroyer')}</profiles><selectionEntryGroups><selectionEntryGroup id="g" name="2-3 Destroyers" hidden="false">${limits(2, 3)}
      <selectionEntries><selectionEntry id="a" name="Destroyer with cannon" type="upgrade" hidden="false">${points(50)}<profiles>${gun('Cannon')}</profiles></selectionEntry>
      <selectionEntry id="b" name="Destroyer with gun" type="upgrade" hidden="false">${points(45)}<profiles>${gun('Gun')}</profiles></selectionEntry></selectionEntries>
      </selectionEntryGroup></selectionEntryGroups>`,
    );
    expect(sheets(catalogue('Testers', 'c', destroyers))).toMatchObject([{ size: [2, 3], points: 90 }]);
  });

  test('a price list by number of models is read for the smallest size', () => {
    const price = (value: number, type: string, models: number): string =>
      `<modifier type="set" field="51b2-306e-1021-d207" value="${value}"><conditions><condition type="${type}" value="${models}" field="selections" scope="u-Sisters" childId="model"/></conditions></modifier>`;
    const sisters = unit(
      'Sisters',
      `<modifierGroups><modifierGroup><modifiers>${price(50, 'atLeast', 5)}${price(100, 'greaterThan', 5)}</modifiers></modifierGroup></modifierGroups>
      <profiles>${line('Sister')}</profiles><selectionEntries><selectionEntry id="m" name="Sister" type="model" hidden="false">${limits(5, 10)}</selectionEntry></selectionEntries>`,
    );
    expect(sheets(catalogue('Testers', 'c', sisters))).toMatchObject([{ size: [5, 10], points: 50 }]);
  });

  test('a lone model is one model', () => {
    const hero = `<selectionEntries><selectionEntry id="h" name="Hero" type="model" hidden="false"><profiles>${line('Hero')}</profiles>${points(65)}</selectionEntry></selectionEntries>`;
    expect(sheets(catalogue('Testers', 'c', hero))).toMatchObject([{ size: [1, 1], points: 65 }]);
  });
});

describe('what depends on the bearer', () => {
  const pistol = `<selectionEntry id="pistol" name="Pistol" type="upgrade" hidden="false"><profiles>${gun(
    'Pistol',
    modifier('t-BS', '2+', condition('instanceOf', 'ancestor', 'cat-captain')),
  )}</profiles></selectionEntry>`;
  const bearer = (name: string, category: string): string =>
    `<selectionEntry id="${name}" name="${name}" type="model" hidden="false"><categoryLinks><categoryLink name="${name}" targetId="${category}"/></categoryLinks><profiles>${line(name)}</profiles><entryLinks><entryLink name="Pistol" type="selectionEntry" targetId="pistol" hidden="false"/></entryLinks></selectionEntry>`;

  test('a captain hits better with the same pistol', () => {
    const built = sheets(
      catalogue(
        'Testers',
        'c',
        `<sharedSelectionEntries>${pistol}</sharedSelectionEntries><selectionEntries>${bearer('Captain', 'cat-captain')}${bearer('Trooper', 'cat-line')}</selectionEntries>`,
      ),
    );
    expect(built.map(({ name, weapons }) => [name, weapons[0].skill])).toEqual([
      ['Captain', 2],
      ['Trooper', 3],
    ]);
  });

  test('an entry changes the profiles of what it carries, in any army or in its own', () => {
    const model = (id: string, conditions: string): string =>
      `<selectionEntry id="${id}" name="${id}" type="model" hidden="false">${modifier('t-A', '4', conditions, 'affects="self.entries.recursive.profiles.Ranged Weapons"')}<profiles>${line(id)}</profiles><selectionEntries><selectionEntry id="${id}-gun" name="Gun" type="upgrade" hidden="false"><profiles>${gun('Gun')}</profiles></selectionEntry></selectionEntries></selectionEntry>`;
    const built = sheets(
      catalogue(
        'Testers',
        'c',
        `<selectionEntries>${model('Always', '')}${model('Here', condition('instanceOf', 'primary-catalogue', 'c'))}${model('Elsewhere', condition('instanceOf', 'primary-catalogue', 'x'))}${model('Chosen', condition('atLeast', 'self', 'upgrade'))}</selectionEntries>`,
      ),
    );
    expect(Object.fromEntries(built.map(({ name, weapons }) => [name, weapons[0].attacks]))).toEqual({
      Always: 4,
      Here: 4,
      Elsewhere: 2,
      Chosen: 2,
    });
  });

  test('options that show only with another choice are not on the sheet', () => {
    const hidden = `<selectionEntryGroups><selectionEntryGroup id="g" name="Gifts" hidden="false">${modifier('hidden', 'true', condition('lessThan', 'roster', 'detachment'))}<selectionEntries><selectionEntry id="gift" name="Gift" type="upgrade" hidden="false"><profiles>${gun('Gift gun')}</profiles></selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups>`;
    expect(
      sheets(catalogue('Testers', 'c', unit('Squad', `<profiles>${line('Trooper')}</profiles>${hidden}`))),
    ).toMatchObject([{ weapons: [] }]);
  });
});

describe('saves', () => {
  const ability = (name: string, text: string): string => profile(name, 'Abilities', { Description: text });

  test('an item that gives a save is wargear; a mortal-only Feel No Pain is kept apart', () => {
    const built = sheets(
      catalogue(
        'Testers',
        'c',
        unit(
          'Guard',
          `<profiles>${line('Guard')}${line('Hound')}${ability('Invulnerable Save', 'Models in this unit (excluding the Hound) have a 5+ invulnerable save.')}${ability('Will', 'Models in this unit have the Feel No Pain 4+ ability against mortal wounds.')}</profiles>
          <selectionEntries><selectionEntry id="s" name="Storm shield" type="upgrade" hidden="false"><profiles>${ability('Storm shield', 'The bearer has a 4+ invulnerable save.')}</profiles></selectionEntry></selectionEntries>`,
        ),
      ),
    );
    expect(built[0].wargear).toEqual([{ name: 'Storm shield', invuln: 4 }]);
    expect(built[0].models.map(({ name, invuln, fnpMortal }) => [name, invuln, fnpMortal])).toEqual([
      ['Guard', 5, 4],
      ['Hound', undefined, 4],
    ]);
  });
});

test('rules and profiles in groups, own and linked, count like the rest', () => {
  const pain = (id: string, roll: string): string =>
    `<infoGroup id="${id}" name="Gifts" hidden="false"><infoLinks><infoLink name="Feel No Pain" type="rule" targetId="fnp" hidden="false"><modifiers><modifier type="append" field="name" value="${roll}"/></modifiers></infoLink></infoLinks></infoGroup>`;
  const [own, linked] = sheets(
    catalogue(
      'Testers',
      'c',
      `<sharedInfoGroups>${pain('shared', '6+')}</sharedInfoGroups><selectionEntries>
      <selectionEntry id="a" name="Aaron" type="model" hidden="false"><infoGroups>${pain('own', '5+')}</infoGroups><profiles>${line('Aaron')}</profiles></selectionEntry>
      <selectionEntry id="b" name="Berta" type="model" hidden="false"><infoLinks><infoLink name="Gifts" type="infoGroup" targetId="shared" hidden="false"/></infoLinks><profiles>${line('Berta')}</profiles></selectionEntry></selectionEntries>`,
    ),
  );
  expect([own.models[0].fnp, linked.models[0].fnp]).toEqual([5, 6]);
  const circle =
    '<infoGroup id="i" name="I"><infoLinks><infoLink type="infoGroup" targetId="i" name="I"/></infoLinks></infoGroup>';
  const hero = `<selectionEntries><selectionEntry id="h" name="Hero" type="model"><infoGroups>${circle}</infoGroups><profiles>${line('Hero')}</profiles></selectionEntry></selectionEntries>`;
  expect(sheets(catalogue('Testers', 'c', hero))).toHaveLength(1);
});

describe('factions', () => {
  const agents = `<selectionEntries><selectionEntry id="agent" name="Agent" type="model" hidden="false">${modifier('hidden', 'true', condition('notInstanceOf', 'primary-catalogue', 'agents'))}<profiles>${line('Agent')}</profiles></selectionEntry><selectionEntry id="free" name="Freelancer [Legends]" type="model" hidden="false"><profiles>${line('Freelancer')}</profiles></selectionEntry></selectionEntries>`;
  const borrowing = `<catalogueLinks><catalogueLink targetId="agents" name="Imperium - Agents" type="catalogue" importRootEntries="true"/></catalogueLinks>`;

  test('an army that takes all entries of another file borrows its sheets; they keep their home and its price', () => {
    const dearer = `<modifiers><modifier type="increment" value="15" field="51b2-306e-1021-d207">${condition('notInstanceOf', 'primary-catalogue', 'agents')}</modifier></modifiers>`;
    const built = sheets(
      catalogue('Aardvarks', 'a', borrowing),
      catalogue(
        'Agents',
        'agents',
        agents.replace('[Legends]" type="model" hidden="false">', (text) => `${text}${points(50)}${dearer}`),
      ),
    );
    expect(
      built.map(({ faction, factions, name, set, points: price }) => [faction, factions, name, set, price]),
    ).toEqual([
      ['Agents', undefined, 'Agent', undefined, undefined],
      ['Agents', undefined, 'Freelancer', 'Legends', 50],
    ]);
  });

  test('an army that lists a sheet of another file shares it and may pay another price', () => {
    const shared = `<sharedSelectionEntries><selectionEntry id="free" name="Freelancer" type="model" hidden="false">${points(50)}<modifiers><modifier type="increment" value="15" field="51b2-306e-1021-d207">${condition('notInstanceOf', 'primary-catalogue', 'agents')}</modifier></modifiers><profiles>${line('Freelancer')}</profiles></selectionEntry></sharedSelectionEntries>`;
    const link = (id: string) =>
      `<entryLinks><entryLink id="${id}" name="Freelancer" type="selectionEntry" targetId="free"/></entryLinks>`;
    const [sheet] = sheets(
      catalogue('Aardvarks', 'a', link('l1')),
      catalogue('Agents', 'agents', `${shared}${link('l2')}`),
    );
    expect(sheet).toMatchObject({
      faction: 'Agents',
      factions: ['Agents', 'Aardvarks'],
      points: 50,
      pointsBy: { Agents: 50, Aardvarks: 65 },
    });
  });

  test('a file that is missing is said to be', () => {
    const { problems } = buildCatalogue([catalogue('Aardvarks', 'a', borrowing)], '');
    expect(problems).toEqual([
      'Imperium - Agents is not in the folder: what it holds is missing',
      'the game system (.gst) is not in the folder: what it holds is missing',
    ]);
  });
});

test('packed files are opened, and a damaged one is named', () => {
  const hero = `<selectionEntries><selectionEntry id="h" name="Hero" type="model"><profiles>${line('Hero')}</profiles></selectionEntry></selectionEntries>`;
  const { data } = catalogue('Testers', 'c', hero);
  const packed = zipSync({ 'Testers.cat': strToU8(data) });
  const { file, problems } = buildCatalogue(
    [
      { name: 'game.gstz', data: zipSync({ 'game.gst': strToU8(GAME) }) },
      { name: 'Testers.catz', data: packed },
      { name: 'cut.catz', data: packed.slice(0, 60) },
    ],
    '',
  );
  expect(file.datasheets.map(({ name }) => name)).toEqual(['Hero']);
  expect(problems).toEqual(['cut.catz: the archive is damaged or holds no catalogue']);
});

test('a sheet that no catalogue can hold is left out and named', () => {
  const tank = profile('Tank', 'Unit', { T: '12', SV: '2+', W: '0' });
  const { file, problems } = buildCatalogue(
    [{ name: 'game.gst', data: GAME }, catalogue('Testers', 'c', unit('Tank', `<profiles>${tank}</profiles>`))],
    '',
  );
  expect(file.datasheets).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/^Testers, Tank: left out, because of models\.0\.w: /)]);
});

test('a weapon whose numbers cannot be read is named', () => {
  const broken = profile('Oddity', 'Ranged Weapons', { Range: '24&quot;', A: '*', BS: '3+', S: '4', AP: '0', D: '1' });
  const { problems } = buildCatalogue(
    [
      { name: 'game.gst', data: GAME },
      catalogue('Testers', 'c', unit('Squad', `<profiles>${line('Trooper')}${broken}</profiles>`)),
    ],
    '',
  );
  expect(problems).toEqual(['Testers, Squad: the numbers of Oddity (Squad) cannot be read']);
});
