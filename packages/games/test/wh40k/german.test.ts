// What the game calls its fields and rules has German words.
import { describeGermanNames } from '../german-names.ts';

await describeGermanNames('wh40k');
