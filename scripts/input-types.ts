// `npm run input-types`: writes the input of every calculator as named, documented interfaces, read from its schema.
// Editors show them on hover and the compiler names a misspelt field; a test holds each to its schema in both directions.
import { writeFileSync } from 'node:fs';
import { interfaceFiles } from './input-types/interfaces.ts';

for (const { file, source } of await interfaceFiles()) writeFileSync(file, source);
