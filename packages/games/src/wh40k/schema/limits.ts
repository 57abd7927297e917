// Limits that the readers of lists must know without loading the schema.

/** Groups of models in one target. */
export const MOST_GROUPS = 20;
