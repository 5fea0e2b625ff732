import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import Runtime from "jest-runtime";
import { sourceMaps } from "./sources.ts";

/** A spec file may prepare a stage while it is loaded: as long as a hook may take. */
const LOADED_WITHIN_MS = 180_000;
const frameworkSymbols = /EVENT_HANDLERS|^Symbol\(JEST_STATE/;
const framework = /jest-circus\/build\/jestAdapterInit/;

/**
 * Runs each spec with the modules that its process has loaded already, by Node itself. Jest's own runtime evaluates all modules again
 * for each spec file, which takes longer than most specs. In exchange specs share the state of modules, so there are no module mocks.
 */
export default class NativeRuntime extends Runtime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    const late = new AbortController();
    const tooLong = sleep(LOADED_WITHIN_MS, undefined, late).then(() => Promise.reject(new Error(`${path} was not loaded in time`)));
    tooLong.catch(() => {});
    return Promise.race([import(pathToFileURL(path).href), tooLong]).finally(() => late.abort());
  }

  getSourceMaps() {
    return sourceMaps;
  }

  /** Each file gets a framework of its own: hooks and tests of the previous file are its state. */
  requireInternalModule(path) {
    const require = createRequire(path);
    for (const loaded of Object.keys(require.cache)) if (framework.test(loaded)) delete require.cache[loaded];
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) if (frameworkSymbols.test(String(symbol))) delete globalThis[symbol];
    return require(path);
  }
}
