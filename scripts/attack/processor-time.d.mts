/** Milliseconds since some moment that the main thread of this process was on a processor. */
export declare function mainThreadMs(): number;
