import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Nodes, readAbilities, readLeader, readStates, readUrl } from "./nodes.ts";

describe("the answers of a program that controls nodes", () => {
  it("are read with their blank lines and line ends", () => {
    expect(readUrl("esdb://a:1,b:2?tls=false\n")).toBe("esdb://a:1,b:2?tls=false");
    expect([...readStates("1 follower\r\n2  leader\n3 away\n\n")]).toEqual([
      [1, "follower"],
      [2, "leader"],
      [3, "away"],
    ]);
    expect([readLeader("2\n"), readLeader("\n"), readLeader("")]).toEqual([2, undefined, undefined]);
    expect(readAbilities("fill 3\ncertificate\n")).toEqual({ fill: [3], certificate: true });
    expect(readAbilities("")).toEqual({ fill: [], certificate: false });
  });

  it.each([
    ["url", () => readUrl("http://a:1")],
    ["url", () => readUrl("")],
    ["url", () => readUrl("esdb://a\nesdb://b")],
    ["states", () => readStates("1 leader\n2 follower\n")],
    ["states", () => readStates("1 leader\n1 follower\n2 follower\n3 follower")],
    ["states", () => readStates("1 leader\n2 follower\n3 unknown")],
    ["leader", () => readLeader("none")],
    ["leader", () => readLeader("1\n2")],
    ["can", () => readAbilities("fill")],
    ["can", () => readAbilities("certificate\ncertificate")],
  ])("are refused by the name of the question: %s", (asked, read) => {
    expect(read).toThrow(`answered ${asked} with`);
  });
});

describe("a program that controls nodes", () => {
  const folder = mkdtempSync(join(tmpdir(), "nodes-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  const programOf = (script: string): Nodes => {
    const path = join(folder, `${Math.random().toString(36).slice(2)}.sh`);
    writeFileSync(path, `#!/bin/sh\n${script}\n`);
    chmodSync(path, 0o755);
    return new Nodes(path);
  };

  it("is run with an act and a node as its arguments", async () => {
    const acts = join(folder, "acts");
    await programOf(`echo "$@" > ${acts}`).act("kill", 2);
    expect(readFileSync(acts, "utf8")).toBe("kill 2\n");
  });

  it("is asked until one node leads and the others follow", async () => {
    const count = join(folder, "count");
    const nodes = programOf(
      `echo >> ${count}; [ $(wc -l < ${count}) = 1 ] && first=away; printf "1 leader\\n2 follower\\n3 \${first:-follower}\\n"`,
    );
    expect(await nodes.areWhole(10_000)).toBe(true);
    expect(readFileSync(count, "utf8")).toBe("\n\n");
  });

  it.each(["1 leader\\n2 follower\\n3 away", "1 leader\\n2 leader\\n3 follower"])("is not believed to be whole: %s", async (states) => {
    expect(await programOf(`printf "${states}"`).areWhole(0)).toBe(false);
  });

  it("is named with what it printed when it fails", async () => {
    await expect(programOf("echo no such node >&2; exit 1").act("start", 9)).rejects.toThrow("start 9: no such node");
  });
});
