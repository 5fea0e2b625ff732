import { connect } from "node:net";
import type { Call } from "@tablee/contracts/call";
import type { Visitor } from "../../stage/people.ts";

/** The answer to a request that was written by hand. */
export interface Answer {
  readonly status: number;
  /** `done` for 200, or the code of the refusal. */
  readonly code: string;
  readonly headers: Headers;
  readonly text: string;
}

const cookieOf = ({ jar }: Pick<Visitor, "jar">): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

/** The cookies, the token and a fresh idempotency key, as the sender has them. */
export const headersOf = (by: Pick<Visitor, "jar" | "csrf">): Record<string, string> => ({
  "content-type": "application/json",
  "x-csrf-token": by.csrf(),
  "idempotency-key": crypto.randomUUID(),
  cookie: cookieOf(by),
});

/** Makes a call with these headers only; a text is sent as it is. */
export async function send(url: string, call: Pick<Call, "method" | "path">, input: object | string, headers: Record<string, string> = {}) {
  if (call.method === "GET")
    return answered(await fetch(`${url}${call.path}?${new URLSearchParams(input as Record<string, string>)}`, { headers }));
  const body = typeof input === "string" ? input : JSON.stringify(input);
  return answered(await fetch(`${url}${call.path}`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body }));
}

export async function answered(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, code: response.ok ? "done" : codeOf(text), headers: response.headers, text };
}

/** The code of an error's body; the text itself if it has none. */
export function codeOf(text: string): string {
  try {
    return (JSON.parse(text) as { code?: string }).code ?? text.slice(0, 100);
  } catch {
    return text.slice(0, 100);
  }
}

/** Writes to a new connection; answers all that is read from it until it is closed, or for `ms` milliseconds. */
export function converse(url: string, said: string, ms = 1_500): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const heard: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(said));
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.on("data", (bytes) => heard.push(bytes));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(Buffer.concat(heard).toString());
    });
  });
}
