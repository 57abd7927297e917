// The pinned situation and the tray.
import type * as english from '../../english/results/compare.ts';

export const compare: typeof english.compare = {
  pinHint:
    'Hefte diese Situation an, ändere etwas und sieh beide nebeneinander: Ist der Angriff mit dem Banner besser?',
  pin: 'Diese Situation anheften',
  calculating: 'Die angeheftete Situation wird berechnet …',
  pinnedIs: 'Angeheftet:',
  swap: 'Tauschen',
  both: (title) => `${title}: angeheftet und jetzt`,
  figure: 'Größe',
  pinned: 'Angeheftet',
  now: 'Jetzt',
  difference: 'Unterschied',
  together: 'Beide zusammen',
  mean: 'Mittelwert',
  median: 'Median',
  atLeast: (outcome) => `Mindestens ${outcome}`,
  stays: (most) => `Bis zu ${most} benannte Situationen bleiben hier, auch morgen.`,
  full: 'Die Ablage ist voll: Nimm eine heraus, um diese Situation hinzuzufügen.',
  situation: (number) => `Situation ${number}`,
  nameOf: 'Name dieser Situation',
  known: 'Diese Situation ist in der Ablage',
  namePlaceholder: 'Name, etwa „mit dem Banner“',
  add: 'In die Ablage',
  sideBySide: 'Situationen nebeneinander',
  takenOut: 'Aus der Ablage genommen',
  takeOut: (name) => `${name} herausnehmen`,
  total: (count, mean, axis, median) => `Alle ${count} nacheinander: im Mittel ${mean} ${axis}, Median ${median}.`,
  meanOf: (figure) => `${figure}, Mittelwert`,
};
