import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as additions from "@tablee/contracts/calls/additions";
import * as settings from "@tablee/contracts/calls/settings-payment";
import { lightContracts } from "./light-contracts.ts";

const load = lightContracts().load as (id: string) => Promise<{ code: string }>;
const folder = fileURLToPath(new URL("../../../libs/contracts/src/calls", import.meta.url));
const lightOf = async (name: string) => (await load(`${folder}/${name}.ts`)).code.split("\n");

describe("a call of the built app", () => {
  it.each([
    ["additions", additions],
    ["settings-payment", settings],
  ])("keeps what the typed client and its queries look at: %s", async (file, calls) => {
    const lines = await lightOf(file);
    for (const [name, call] of Object.entries(calls)) {
      if (!("path" in call)) continue;
      const line = lines.find((each) => each.startsWith(`export const ${name} = `))!;
      expect(line).toContain(`"method":"${call.method}","path":"${call.path}"`);
      expect(line.includes('"idempotent":true')).toBe(call.idempotent === true);
      expect(line.includes('"unsettled":{')).toBe(call.unsettled !== undefined);
      for (const [field, list] of [
        ["reads", call.reads],
        ["writes", call.writes],
        ["beside", call.beside],
      ] as const)
        expect(line.includes(`"${field}":${JSON.stringify(list)}`)).toBe(list !== undefined);
    }
  });
});

describe("the calls of the first load", () => {
  /** The failures of a build that loads these files. */
  async function failuresOf(plugin: ReturnType<typeof lightContracts>, files: readonly string[]): Promise<readonly string[]> {
    for (const file of files) await (plugin.load as typeof load)(`${folder}/${file}`);
    const failures: string[] = [];
    (plugin.buildEnd as (error?: Error) => void).call({ error: (message: string) => failures.push(message) } as never);
    return failures;
  }

  it("are all exported by contracts", async () => {
    const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
    expect(await failuresOf(lightContracts(), files)).toEqual([]);
  });

  it("fail the build under a name that no contract exports", async () => {
    const failures = await failuresOf(lightContracts(["sessionData", "sessionFacts"]), ["sessions.ts"]);
    expect(failures).toEqual(["no contract exports sessionFacts: the first load would have every call of its file"]);
  });

  it("come apart from the calls beside them", async () => {
    expect(await lightOf("sessions")).toEqual([expect.stringMatching(/^export \* from .*\?first";$/), expect.stringMatching(/\?rest";$/)]);
    expect((await lightOf("additions")).join()).not.toContain("export *");
  });
});

describe("a list or a table of the built app", () => {
  const domain = async (file: string) =>
    (await load(fileURLToPath(new URL(`../../../libs/domain/src/${file}.ts`, import.meta.url)))).code.split("\n");

  it("comes without schemas, which only those who ask for one load", async () => {
    const lines = await domain("kernel/place/region");
    expect(lines.filter((line) => line.startsWith("export const "))).toHaveLength(2);
    expect(lines.filter((line) => line.includes("?whole"))).toEqual([
      expect.stringMatching(/^export { Language } from /),
      expect.stringMatching(/^export { Region } from /),
    ]);
  });

  it("keeps its values", async () => {
    expect(await domain("kernel/place/region")).toContain('export const regions = ["bc","ab","on","qc"];');
    expect((await domain("subscription/vocabulary")).find((line) => line.startsWith("export const dietsOf"))).toContain('"ready-to-eat":[');
  });
});
