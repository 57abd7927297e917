// How much one request for units may ask: apart from the service, which only threads load.
export const USUAL_UNITS = 20;
export const MOST_UNITS = 100;
export const LONGEST_WORDS = 100;
