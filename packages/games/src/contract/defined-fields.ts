// Lists, datasheets and requests leave out what is not known rather than writing undefined.

/** The fields that have a value. */
export function known<Fields extends object>(
  fields: Fields,
): { [name in keyof Fields]?: Exclude<Fields[name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}
