import fc from "fast-check";

/** The seed of random inputs in specs. It is always the same, except in `script/test all`, which draws one and prints it. */
export const runSeed = Number(process.env.TABLEE_SEED ?? 2_113_336_832);

fc.configureGlobal({ seed: runSeed });
