// How much one request may bring.

export const MAX_BATCH = 500;
