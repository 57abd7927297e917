// Imported before anything that loads zod: it must not try whether code can be made from text, which our policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
