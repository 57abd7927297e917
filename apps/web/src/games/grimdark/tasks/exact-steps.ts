// Of exact work for one pairing, about a third of a second: what takes more is rolled.
export const EXACT_STEPS = 300_000_000;
