import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Files that declare calls, schemas and the lists that schemas are made of. */
const stating = /[\\/]libs[\\/](contracts[\\/]src[\\/]calls[\\/][\w-]+|domain[\\/]src[\\/](?:[\w-]+[\\/])+(vocabulary|region))\.ts$/;
const errors = /[\\/]libs[\\/]contracts[\\/]src[\\/]errors\.ts$/;
const ours = /[\\/]libs[\\/](contracts|domain)[\\/]src[\\/]/;
const whole = "?whole";

/** The calls of the first load. Those beside them in their files come with the screens that make them. */
const ofFirstLoad = [
  ...(["sessionData", "checkSettingsAuthenticated", "saveDiscountAndReferral", "setLanguage"] as const),
  ...(["currentStep", "getStartedData"] as const),
];
const [first, rest] = ["?first", "?rest"];
const ofPart = /^(.*)(\?first|\?rest)$/;

/** Replaces the schema of an answer: the server has already validated it by the same contract. */
const trusted = "{ parse: (value) => value }";

/** The fields that the client reads from the body of a failed call. */
const errorBody = `{
  safeParse: (body) =>
    typeof body?.code === "string" && typeof body.message === "string" ? { success: true, data: body } : { success: false },
}`;

interface Light {
  readonly method: string;
  readonly path: string;
  readonly idempotent?: true;
  readonly unsettled?: object;
  readonly reads?: readonly string[];
  readonly writes?: readonly string[];
  readonly beside?: readonly string[];
}

const isCall = (value: unknown): value is Light =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "output" in value;

/** A text, a finite number, or a list without gaps or table of such values: JSON keeps all of it. Schemas and functions are none. */
const isData = (value: unknown): boolean =>
  typeof value === "string" ||
  Number.isFinite(value) ||
  typeof value === "boolean" ||
  (Array.isArray(value) && Array.from(value).every(isData)) ||
  (typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData));

/**
 * Reduces one export: a call to the fields that the client and its queries use, data to themselves; anything else is imported from
 * the whole file.
 */
function lightened(id: string, name: string, value: unknown): string {
  if (isCall(value)) {
    const { method, path, idempotent, unsettled, reads, writes, beside } = value;
    return `export const ${name} = ${JSON.stringify({ method, path, idempotent, unsettled, reads, writes, beside }).slice(0, -1)},"output":${trusted}};`;
  }
  if (isData(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(`${id}${whole}`)};`;
}

/**
 * The built app contains of each call only the fields that the typed client and its queries use. A schema that a screen uses by
 * name (an address, a phone number) is loaded with that screen; those of answers would be 27 kB of the first load, for a check
 * that the server already makes on everything it sends. In development nothing is replaced, so that a drift between the two shows
 * at once. The build fails for a call of the first load that no file exports: it would come with all calls of its file.
 */
export const lightContracts = (calls: readonly string[] = ofFirstLoad): Plugin => {
  const firstCalls = new Set(calls);
  const missing = new Set(calls);
  return {
    name: "tablee:light-contracts",
    apply: "build",
    enforce: "pre",
    // Keeps the modules of whole files apart from those that screens import from the same files, or every screen would load both.
    async resolveId(source, importer, options) {
      if (source.endsWith(whole) || ofPart.test(source)) return { id: source, moduleSideEffects: false };
      if (!importer?.endsWith(whole)) return null;
      const found = await this.resolve(source, importer.slice(0, -whole.length), { ...options, skipSelf: true });
      return found && ours.test(found.id) ? { id: `${found.id}${whole}`, moduleSideEffects: false } : found;
    },
    async load(id) {
      if (id.endsWith(whole)) return readFile(id.slice(0, -whole.length), "utf8");
      if (errors.test(id)) return `export const REQUIRE_LOGIN = "require_login";\nexport const ErrorBody = ${errorBody};`;
      const [, file = id, part] = ofPart.exec(id) ?? [];
      if (!stating.test(file)) return null;
      const module: Record<string, unknown> = await import(pathToFileURL(file).href);
      for (const name of Object.keys(module)) missing.delete(name);
      const isSplit = Object.keys(module).some((name) => firstCalls.has(name));
      const exported = Object.entries(module).filter(([name]) => part === undefined || firstCalls.has(name) === (part === first));
      const lines =
        isSplit && part === undefined
          ? [first, rest].map((each) => `export * from ${JSON.stringify(file + each)};`)
          : exported.map(([name, value]) => lightened(file, name, value));
      return { code: lines.join("\n"), moduleSideEffects: false };
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`no contract exports ${[...missing].join(", ")}: the first load would have every call of its file`);
    },
  };
};
