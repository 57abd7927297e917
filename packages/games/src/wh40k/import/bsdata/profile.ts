// BSData profiles with the changes that depend only on who carries them.
import { plainText } from '../../data/name.ts';
import type { RosterProfile } from '../roster.ts';
import { type Situation, settledModifiers } from './condition.ts';
import { type Element, inside } from './tree.ts';

/** A change that an entry makes to the profiles below it: "self.entries.recursive.profiles.Ranged Weapons". */
export interface ProfileChange {
  readonly modifier: Element;
  /** '' changes profiles of every type. */
  readonly typeName: string;
}

/** Changes an entry or link makes to profiles of its own and of what is in it. */
export function profileChanges(element: Element, situation: Situation): ProfileChange[] {
  return settledModifiers(element, situation).flatMap((modifier) => {
    const { affects, scope = 'self' } = modifier.attributes;
    const type =
      affects === undefined ? null : /^(?:self\.)?(?:entries\.(?:recursive\.)?)?profiles(?:\.(.+))?$/.exec(affects);
    return type === null || scope !== 'self' ? [] : [{ modifier, typeName: type[1] ?? '' }];
  });
}

/** Reads a profile; `link` is the infoLink that leads to it. */
export function readProfile(
  profile: Element,
  link: Element | undefined,
  changes: readonly ProfileChange[],
  situation: Situation,
): RosterProfile {
  const typeName = profile.attributes.typeName ?? '';
  const modifiers = [
    ...settledModifiers(profile, situation),
    ...(link === undefined ? [] : settledModifiers(link, situation)),
    ...changes
      .filter((change) => change.typeName === '' || change.typeName === typeName)
      .map(({ modifier }) => modifier),
  ];
  const read = (field: string, text: string): string =>
    modifiers.reduce(
      (value, { attributes }) => (attributes.field === field ? changed(value, attributes) : value),
      text,
    );
  return {
    name: printedName(read('name', profile.attributes.name ?? '')),
    typeName,
    characteristics: inside(profile, 'characteristics').map(({ attributes, text }) => ({
      name: attributes.name,
      text: read(attributes.typeId, text),
    })),
  };
}

/** Straight quotes and single spaces, however the file writes them. */
export function printedName(name: string): string {
  return plainText(name).replace(/\s+/g, ' ').trim();
}

/** "Feel No Pain" and the "5+" that a modifier of its link appends. */
export function ruleName(link: Element, situation: Situation): string {
  return settledModifiers(link, situation).reduce(
    (name, { attributes }) => (attributes.field === 'name' ? changed(name, attributes) : name),
    link.attributes.name ?? '',
  );
}

function changed(text: string, { type, value = '', join = ' ' }: Element['attributes']): string {
  if (value === '' && type !== 'set') return text;
  switch (type) {
    case 'set':
      return value;
    case 'append':
      // An empty keyword list is written as a dash.
      return text === '' || text === '-' ? value : `${text}${join}${value}`;
    case 'prepend':
      return `${value}${join}${text}`;
    case 'increment':
      return shifted(text, Number(value));
    case 'decrement':
      return shifted(text, -Number(value));
    default:
      return text;
  }
}

/** The last number of a stat moves: 3+ becomes 2+, D6+1 becomes D6+2; D6 becomes D6+1. */
function shifted(text: string, by: number): string {
  if (/^\d*D\d+$/i.test(text)) return by < 0 ? `${text}${by}` : `${text}+${by}`;
  return text.replace(/-?\d+(?=\D*$)/, (number) => String(Number(number) + by));
}
