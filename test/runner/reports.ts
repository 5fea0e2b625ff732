import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failures, each with the beginning of its message. */
  readonly failures?: readonly string[];
}

const LINES = 14;

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Reads the output of Jest with `--json`. */
export function fromJest(file: string): Counts {
  const report = JSON.parse(readFileSync(file, "utf8")) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
      if (assertionResults.length === 0 && message) return [failure(name, message)];
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages.join("\n")));
    }),
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number; readonly skipped: number };
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

/** Reads the output of Playwright's JSON reporter. */
export function fromPlaywright(file: string): Counts {
  const { stats, errors = [], suites } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure("outside of a story", message)),
      ...failed.map(({ file, line, title, tests }) => {
        const said = tests.flatMap(({ results }) => results.flatMap((result) => result.errors.map(({ message }) => message)));
        return failure(`${file}:${line} ${title}`, said.join("\n"));
      }),
    ],
  };
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite["specs"] => [...specs, ...suites.flatMap(specsOf)];

function failure(name: string, message = "nothing was said of it"): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const said = lines.filter((line) => line.trim() !== "").slice(0, LINES);
  return [name, ...said.map((line) => `    ${line.slice(0, 300)}`)].join("\n");
}
