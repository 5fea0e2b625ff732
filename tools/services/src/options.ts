import { resolve } from "node:path";
import { parseArgs } from "node:util";

export interface ServerOptions {
  readonly port: number;
  readonly data: string;
  readonly fresh: boolean;
  readonly demo: boolean;
  readonly customers: number;
  /** Weeks of history that the demo season gets. */
  readonly weeks: number;
  /** Households of one kind that sign up on the season's last day, for tests. */
  readonly spares: number;
}

const usage = "script/server [--port N] [--data DIR] [--fresh] [--no-demo] [--customers N] [--weeks N] [--spares N]";

/** @throws Error with one sentence and how the command is used */
export function readOptions(args: readonly string[]): ServerOptions {
  const { values } = parse(args);
  const port = Number(values.port);
  const customers = Number(values.customers);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port takes a number from 1 to 65535. ${usage}`);
  if (!Number.isInteger(customers) || customers < 1) throw new Error(`--customers takes a number from 1. ${usage}`);
  const weeks = Number(values.weeks);
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > 40) throw new Error(`--weeks takes a number from 1 to 40. ${usage}`);
  const spares = Number(values.spares);
  if (!Number.isInteger(spares) || spares < 0) throw new Error(`--spares takes a number from 0. ${usage}`);
  return { weeks, spares, port, data: resolve(values.data), fresh: values.fresh, demo: !values["no-demo"], customers };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: "string", default: process.env.PORT ?? "3000" },
        data: { type: "string", default: ".data" },
        fresh: { type: "boolean", default: false },
        "no-demo": { type: "boolean", default: false },
        customers: { type: "string", default: "200" },
        weeks: { type: "string", default: "8" },
        spares: { type: "string", default: "0" },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} ${usage}`);
  }
}
