// The question before something saved gives way to another of its name.
import type * as english from '../../english/library/replace.ts';

export const replace: typeof english.replace = {
  title: (name) => `„${name}“ ersetzen?`,
  description: 'Was mit dem geschehen soll, was unter diesem Namen gespeichert ist',
  text: (name) => `Unter „${name}“ hast du schon etwas anderes gespeichert.`,
  replace: 'Ersetzen',
  both: 'Beide behalten',
};
