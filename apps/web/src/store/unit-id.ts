// What a unit saved from its sheet is called on the shelf: one of the same name is replaced.

/** `system`: where a game has several with units of one name. */
export function unitId(game: string, name: string, system?: string): string {
  return system === undefined ? `${game}-unit:${name}` : `${game}-unit:${system}:${name}`;
}
