// The mustering thread: reads lists and the catalogue into forces without holding up the page.
import { importArmyList } from '@oddsmith/games/lists';
import { unitOfDatasheet } from '@oddsmith/games/wh40k';
import { loadBuiltInCatalogue, UnitLibrary, unitOf } from '@oddsmith/games/wh40k/library';
import { forceFromArmy, setupUnitOf, skirmishSpeaker } from '@oddsmith/skirmish';
import { language } from '../../language/language.ts';
import type { Muster } from './muster.ts';

const library = new UnitLibrary(loadBuiltInCatalogue, language);

export const muster: Muster = {
  async search(text) {
    const { units } = await library.search(text, '10');
    return units.flatMap(({ key, name, detail }) =>
      key.from === 'catalogue' ? [{ name, detail, faction: key.faction }] : [],
    );
  },

  async unit(name, faction) {
    const found = (await loadBuiltInCatalogue('10')).find(name, faction);
    return found === undefined ? undefined : setupUnitOf(unitOfDatasheet(found.datasheet));
  },

  async list(data, language) {
    const speaker = await skirmishSpeaker(language);
    const read = await importArmyList(data, { game: 'wh40k', language });
    if (!read.ok) return { ok: false, why: read.problem.message };
    if (read.game !== 'wh40k') return { ok: false, why: 'this is no list of Warhammer 40,000' };
    const { remarks, unknown } = library.take(read.army);
    const units = read.army.units.flatMap((listed) => {
      const unit = unitOf(listed, read.army.faction);
      return unit === undefined ? [] : [{ ...unit, attached: listed.attached, enhancement: listed.enhancement }];
    });
    const { name, faction, edition } = read.army;
    const { force, remarks: own } = forceFromArmy({ name, faction, edition, units });
    return {
      ok: true,
      force,
      remarks: [
        ...unknown.map(({ name, reason }) => `${name}: ${reason}`),
        ...own.map(({ message }) => speaker.say(message)),
        ...remarks.map(({ text }) => text),
      ],
    };
  },
};
