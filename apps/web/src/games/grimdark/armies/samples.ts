// The armies that come with the app.
import { createContext } from 'react';
import type { Army } from './army.ts';

export const SamplesContext = createContext<readonly Army[]>([]);
