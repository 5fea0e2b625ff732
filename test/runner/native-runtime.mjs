import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import Runtime from "jest-runtime";
import { sourceMaps } from "./sources.ts";

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

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
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
