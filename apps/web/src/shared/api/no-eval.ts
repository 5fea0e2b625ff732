/**
 * zod compiles its parsers with `new Function`, which the content security policy forbids: it must not even try. Set where zod
 * looks for its configuration rather than through zod, which would add it to the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
