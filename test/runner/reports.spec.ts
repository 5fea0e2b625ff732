import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromJest, fromPlaywright } from "./reports.ts";

describe("what runners report", () => {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function reported(report: object): string {
    const file = join(folder, "report.json");
    writeFileSync(file, JSON.stringify(report));
    return file;
  }

  it("names Jest's failed tests, and the files that did not start, with what was said of them", () => {
    const counts = fromJest(
      reported({
        numPassedTests: 3,
        numFailedTests: 1,
        numPendingTests: 1,
        numTodoTests: 1,
        numRuntimeErrorTestSuites: 1,
        testResults: [
          {
            name: "a.spec.ts",
            message: "",
            assertionResults: [
              { fullName: "a box is skipped", status: "failed", failureMessages: ["\u001b[31mexpected\u001b[39m 1\n\nreceived 2"] },
              { fullName: "a box is kept", status: "passed", failureMessages: [] },
            ],
          },
          { name: "b.spec.ts", message: "Cannot find module", assertionResults: [] },
        ],
      }),
    );
    expect(counts).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: ["a box is skipped\n    expected 1\n    received 2", "b.spec.ts\n    Cannot find module"],
    });
  });

  it("names Playwright's failed stories, however deep they lie, and what failed around them", () => {
    const story = (title: string, ok: boolean, messages: readonly string[]) => ({
      title,
      file: "1-a.e2e.spec.ts",
      line: 7,
      ok,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const counts = fromPlaywright(
      reported({
        stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 2 },
        errors: [{ message: "The server ended" }],
        suites: [{ specs: [], suites: [{ specs: [story("a page", false, ["not found"]), story("another", true, [])] }] }],
      }),
    );
    expect(counts).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
      failures: ["outside of a story\n    The server ended", "1-a.e2e.spec.ts:7 a page\n    not found"],
    });
  });

  it("keeps the beginning of what is long", () => {
    const said = Array.from({ length: 40 }, (_, line) => `${line}${"x".repeat(400)}`).join("\n");
    const { failures } = fromJest(
      reported({
        numPassedTests: 0,
        numFailedTests: 0,
        numPendingTests: 0,
        numTodoTests: 0,
        numRuntimeErrorTestSuites: 1,
        testResults: [{ name: "a.spec.ts", message: said, assertionResults: [] }],
      }),
    );
    const lines = failures![0]!.split("\n");
    expect(lines).toHaveLength(15);
    expect(Math.max(...lines.map((line) => line.length))).toBe(304);
  });
});
