// `npm run client-types`: what the client knows of the HTTP API, made from the document that the server hands out. A test says when it is old.
import { writeFileSync } from 'node:fs';
import { clientTypes } from './client-types/types.ts';

writeFileSync(new URL('../packages/client/src/api.generated.ts', import.meta.url), await clientTypes());
