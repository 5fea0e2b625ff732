import { type Call, isGuarded, isPersonal } from "@tablee/contracts/call";
import { allCalls } from "@tablee/contracts/calls";
import type { ErrorCode } from "@tablee/contracts/errors";

/** The facts that a call's requests touched: read models by name, categories of streams, the codes of refusals. */
export interface Touched {
  readonly read: Set<string>;
  readonly appended: Set<string>;
  readonly codes: Set<string>;
}

export const nameOf = ({ method, path }: Pick<Call, "method" | "path">): string => `${method} ${path}`;

/** Calls about no account: they show how far read models and queues are, so they wait for none and declare none. */
export const isOfOperations = ({ beside = [] }: Call): boolean => beside.includes("clock") || beside.includes("operations");

/**
 * The read models that the guard and the offers read for every caller, and no call waits for: a feature that was turned on a
 * moment ago.
 */
const askedEverywhere = ["flags"];

/** The codes that the server itself returns, for any call. */
const everywhere: readonly ErrorCode[] = [
  "input-invalid",
  "request-malformed",
  "request-not-json",
  "request-too-large",
  "request-too-slow",
  "server-error",
  "unavailable",
];

/** The codes with which a call may be refused: its own, and those that follow from who may make it and how. */
function codesOf(call: Call): ReadonlySet<string> {
  return new Set([
    ...everywhere,
    ...(call.refusals ?? []),
    ...(typeof call.who === "string" ? [] : ["forbidden"]),
    ...(call.who === "client-reauthenticated" ? ["reauthentication-required"] : []),
    ...(isPersonal(call) ? ["acting-refused"] : []),
    ...(isGuarded(call) ? ["csrf-refused", "conflict"] : []),
    ...(call.idempotent ? ["idempotency-key-missing", "idempotency-conflict"] : []),
  ]);
}

/** Describes what was touched and is not in the contract of the call. */
export const undeclared = (byCall: ReadonlyMap<string, Touched>): string[] =>
  allCalls.flatMap((call) => {
    const name = nameOf(call);
    const touched = byCall.get(name);
    if (!touched) return [];
    const { reads = [], writes = [] } = call;
    const more = (found: ReadonlySet<string>, declared: Iterable<string>) => {
      const known = new Set(declared);
      return [...found].filter((each) => !known.has(each));
    };
    return [
      ...(isOfOperations(call) ? [] : more(touched.read, [...reads, ...askedEverywhere])).map((model) => `${name} reads ${model}`),
      ...more(touched.appended, writes).map((category) => `${name} appends to ${category}`),
      ...more(touched.codes, codesOf(call)).map((code) => `${name} is refused with ${code}`),
    ];
  });

/** Describes what contracts declare and no request touched. */
export const untouched = (byCall: ReadonlyMap<string, Touched>): string[] =>
  allCalls.flatMap((call) => {
    const { read, appended } = byCall.get(nameOf(call)) ?? { read: new Set(), appended: new Set() };
    return [
      ...(call.reads ?? []).filter((model) => !read.has(model)).map((model) => `${nameOf(call)} reads ${model}`),
      ...(call.writes ?? []).filter((category) => !appended.has(category)).map((category) => `${nameOf(call)} appends to ${category}`),
    ];
  });
