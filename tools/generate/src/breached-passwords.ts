import { readFileSync } from "node:fs";
import { Bloom, MIN_WORD } from "@tablee/gateways/password-check/bloom";

const source = "@zxcvbn-ts/language-common";

/** breached.gen.ts: the common passwords of zxcvbn-ts (MIT) that a password of ten or more characters can be, or be made of. */
export function breachedPasswords(): string {
  const list: readonly string[] = JSON.parse(readFileSync(new URL(import.meta.resolve(`${source}/src/passwords.json`)), "utf8"));
  const bloom = Bloom.of(list.filter((password) => password.length >= MIN_WORD));
  return [
    "// Made by `node tools/generate/src/main.ts`; not edited by hand.",
    `// A bloom filter of the common passwords of ${source}, MIT, (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts.`,
    `export const breached = "${bloom.toBase64()}";`,
    "",
  ].join("\n");
}
