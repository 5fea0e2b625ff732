import { fileURLToPath } from "node:url";
import * as additions from "@tablee/contracts/calls/additions";
import * as settings from "@tablee/contracts/calls/settings-payment";
import { lightContracts } from "./light-contracts.ts";

const load = lightContracts().load as (id: string) => Promise<{ code: string }>;
const lightOf = async (name: string) =>
  (await load(fileURLToPath(new URL(`../../../libs/contracts/src/calls/${name}.ts`, import.meta.url)))).code.split("\n");

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
