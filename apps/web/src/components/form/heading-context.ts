// The heading a field stands under: a label that only repeats it is kept for screen readers alone.
import { createContext } from 'react';

export const HeadingContext = createContext('');
