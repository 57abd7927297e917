import type { Translation, Writer } from '@oddsmith/words';
import { UNITS, type UnitId } from '../../units.ts';
import type { checks as en } from '../en/checks.ts';
import type * as values from '../values.ts';

const several = (id: UnitId, w: Writer): string => w.word(UNITS.find((unit) => unit.id === id)?.plural ?? id);

const PLACES: { readonly [place in values.Terrain]: string } = { sea: 'auf See', land: 'an Land' };
const ACTS: { readonly [act in values.OutOfPlace['act']]: string } = {
  fight: 'kämpfen',
  attack: 'angreifen',
  defend: 'verteidigen',
};

const LAND_ONLY: { readonly [field in values.LandOnly]: string } = {
  takes: '„takes“ ist für Schlachten an Land: Auf See wird kein Gebiet eingenommen',
  aaLast: '„aaLast“ ist für Schlachten an Land: Auf See gibt es keine Flak',
  winMeans: '„takes“ in „winMeans“ ist für Schlachten an Land: Auf See wird kein Gebiet eingenommen',
};

export const checks: Translation<typeof en> = {
  'unit-cannot': ({ unit, act, place }, w) => `${several(unit, w)} können ${PLACES[place]} nicht ${ACTS[act]}`,
  'sea-only': ({ field }) => `„${field}“ ist für Schlachten auf See`,
  'land-only': ({ field }) => LAND_ONLY[field],
  'owners-first-wave': () => 'wem was gehört, wird von den Verteidigern der ersten Welle gesagt',
  'owned-too-many': ({ unit, owned, there }, w) =>
    `${several(unit, w)}: Die Eigentümer haben ${owned}, und ${there} verteidigen`,
  'owners-not-optimal': () => 'eine gesuchte Reihenfolge kennt keine Eigentümer: Nenne eine',
  'no-conqueror': () => 'vor der ersten Welle gibt es keinen Eroberer',
  'nobody-to-leave': () => 'vor der ersten Welle ist niemand, der abziehen könnte',
  'more-hits-than-dice': ({ dice, hits }, w) =>
    `${w.plural(dice, 'Würfel kann', 'Würfel können')} nicht ${hits}-mal treffen`,
  'criterion-land-only': () => 'auf See wird kein Gebiet eingenommen: Frag nach Räumen oder Überleben',
  'defenders-only': () => 'mehrere Gebiete sind für den Verteidiger',
  'hold-too-many': ({ territories }) => `höchstens die ${territories} Gebiete können gehalten werden`,
  'goal-not-for-territories': () => 'auf mehrere Gebiete wird für die Chance verteilt, sie zu halten',
  'from-the-sea': ({ unit }, w) =>
    `${several(unit, w)} kommen von See: Schiffe gehören in sea.attack, was sie tragen, in cargo`,
  'too-much-cargo': ({ loads, transports }, w) =>
    `es gibt ${w.plural(loads, 'Ladung', 'Ladungen')} für ${w.plural(transports, 'Transporter', 'Transporter')}`,
  'cargo-does-not-fit': () =>
    'ein Transporter trägt höchstens zwei Einheiten, davon nur eine, die keine Infanterie ist',
};
