import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FlagName, flagNames } from "@tablee/domain/flag/vocabulary";

const root = join(import.meta.dirname, "../../../..");
const sources = globSync(["apps/{web,api}/src/**/*.{ts,tsx}", "libs/commands/src/flag/*.ts"], { cwd: root })
  .filter((path) => !/\.spec\.|\/i18n\//.test(path))
  .map((path) => readFileSync(join(root, path), "utf8"));

/** Read by its name, or picked from those of the session. */
const isRead = (flag: FlagName) => sources.some((source) => source.includes(`"${flag}"`) || source.includes(`.${flag}`));

describe("a feature's flag", () => {
  it.each(flagNames)("%s is asked for by the code", (flag) => {
    expect(isRead(flag)).toBe(true);
  });
});
