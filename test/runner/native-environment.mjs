import { relative } from "node:path";
import vm from "node:vm";
import { ModuleMocker } from "jest-mock";
import { keepCost } from "./counts.ts";

/** The process's own globals: specs share them, and the modules that they load. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  #context = vm.createContext();
  #exit = process.exit;
  #path;
  #used = process.cpuUsage();

  constructor({ projectConfig }, { testPath }) {
    this.#path = relative(projectConfig.rootDir, testPath);
  }

  getVmContext() {
    return this.#context;
  }

  exportConditions() {
    return ["node", "node-addons"];
  }

  async setup() {}

  async teardown() {
    const { user, system } = process.cpuUsage(this.#used);
    keepCost(this.#path, (user + system) / 1_000_000);
    // Jest wraps it for each file.
    process.exit = this.#exit;
  }
}
