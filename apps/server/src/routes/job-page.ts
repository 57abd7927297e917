// A part of a large result: so many of its rows, and how many there are.

/** The lists a result may be long in; those that run beside each other are cut alike. */
const LISTS = [['rows', 'cells'], ['points'], ['changes'], ['moves']] as const;

export function pageOf(result: Record<string, unknown>, from: number, count: number): object {
  const names = LISTS.find(([name]) => Array.isArray(result[name]));
  if (names === undefined || !Number.isInteger(from) || !Number.isInteger(count)) return result;
  const page: Record<string, unknown> = { ...result };
  const cut = (list: unknown) => (Array.isArray(list) ? list.slice(from, from + count) : list);
  for (const name of names) page[name] = cut(result[name]);
  if (names[0] === 'rows' && Array.isArray(result.layers))
    page.layers = result.layers.map((layer) => ({ ...layer, cells: cut(layer.cells) }));
  return { ...page, total: (result[names[0]] as unknown[]).length };
}
