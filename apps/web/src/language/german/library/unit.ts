// The sheet that every name of a unit opens.
import type * as english from '../../english/library/unit.ts';

export const unit: typeof english.unit = {
  about: 'Was mit dieser Einheit geschehen soll',
  use: { attacker: 'Als Angreifer einsetzen', defender: 'Als Verteidiger einsetzen' },
  save: 'Speichern',
  saved: 'Gespeichert',
  compare: 'Vergleichen',
  inLibrary: (name) => `${name} ist gespeichert und steht in der Sammlung`,
  inTray: (name) => `${name} liegt in der Ablage: öffne Vergleichen auf der Seite dazu`,
  trayFull: 'Die Ablage ist voll: nimm unter Vergleichen zuerst eine Lage heraus',
  useless: 'Keine Seite kann diese Einheit aufnehmen.',
};
