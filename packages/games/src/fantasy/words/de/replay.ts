import type { Translation, Writer } from '@oddsmith/words';
import type { Outcome } from '../../card/ledger.ts';
import type { StrikeKind } from '../../card/strikes.ts';
import type { replay as english } from '../en/replay.ts';
import type * as values from '../values.ts';

const OUTCOMES: { readonly [O in Outcome]: string } = {
  bothDestroyed: 'beide Einheiten sind vernichtet',
  firstDestroyed: 'die erste Einheit ist vernichtet',
  secondDestroyed: 'die zweite Einheit ist vernichtet',
  draw: 'unentschieden, der Kampf geht weiter',
  firstHolds: 'die erste Einheit ist geschlagen und hält',
  firstFallsBack: 'die erste Einheit weicht geordnet zurück',
  firstBreaks: 'die erste Einheit flieht',
  secondHolds: 'die zweite Einheit ist geschlagen und hält',
  secondFallsBack: 'die zweite Einheit weicht geordnet zurück',
  secondBreaks: 'die zweite Einheit flieht',
};

const STRIKERS: { readonly [K in StrikeKind]: string } = {
  champion: 'Champion',
  rank: 'Glied',
  single: 'Glied ohne Kontakt',
  support: 'Unterstützung',
  crew: 'zweite Besatzung',
  crewSingle: 'zweite Besatzung ohne Kontakt',
  mount: 'Reittiere',
  mountSingle: 'Reittiere ohne Kontakt',
  character: 'Charaktermodell',
  characterMount: 'Reittier des Charaktermodells',
  impact: 'Aufpralltreffer',
  grind: 'Mahlattacken',
  rage: 'Raserei für verlorene Wunden',
  stomp: 'Niedertrampeln',
};

const PLACES = { first: 'erste Einheit', second: 'zweite Einheit' };

const called = ({ name, place }: values.Combatant, w: Writer) => w.name(name, PLACES[place]);

export const replay: Translation<typeof english> = {
  'note-round': ({ round }) => `Runde ${round}`,
  'note-outcome': ({ outcome, margin }) =>
    margin === null ? OUTCOMES[outcome] : `Kampfergebnis ${margin > 0 ? '+' : ''}${margin}: ${OUTCOMES[outcome]}`,
  'note-strikes': ({ unit, group, count }, w) =>
    `${called(unit, w)}, ${STRIKERS[group]}: ${count === 1 ? '1 schlägt zu' : `${count} schlagen zu`}`,
  'note-models-strike': ({ place, models }) =>
    `${PLACES[place]}: ${models} ${models === 1 ? 'Modell schlägt zu' : 'Modelle schlagen zu'}`,
  'note-fear': ({ unit }, w) => `${called(unit, w)} testet gegen Furcht`,
  'note-test': ({ unit, by }, w) => `${called(unit, w)} hat um ${by} verloren und testet`,
  'note-attacks': ({ attacks }, w) => w.plural(attacks, 'Attacke', 'Attacken'),
  'note-unsaved': ({ wounds }, w) => `nicht abgewehrt: ${w.plural(wounds, 'Verwundung', 'Verwundungen')}`,
  'note-challenge': () => 'die Herausforderung',
  'note-terror': ({ unit }, w) => `${called(unit, w)} testet gegen das Entsetzen vor dem Angreifer`,
  'note-volley': () => 'die Angegriffenen bleiben stehen und schießen',
  'note-charge': ({ distance }) => `Angriff über ${distance}"`,
  'note-charge-end': ({ range, arrives }) => `er trägt ${range}": ${arrives ? 'Er kommt an' : 'Er misslingt'}`,
  'note-caught': ({ feat }) =>
    feat === 'runsDown' ? 'sie wird eingeholt' : 'sie wird gestellt und muss wieder kämpfen',
};
