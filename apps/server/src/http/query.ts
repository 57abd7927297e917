// Parameters of an address, which anybody may write twice.

/** The first of those given, and nothing where there is none. */
export function textOf(given: string | readonly string[] | undefined): string {
  return (typeof given === 'string' ? given : given?.[0]) ?? '';
}
