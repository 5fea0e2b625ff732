import type { Call } from "@tablee/contracts/call";
import { ErrorBody, REQUIRE_LOGIN } from "@tablee/contracts/errors";

const STACK = /\bat .{1,200}\.(ts|js|mjs):\d+|node_modules|node:internal/;

/** Finds the fault of an answer: it broke, it shows the program's inside, or it has no form that the contract knows. */
export function faultOf(call: Call, status: number, text: string): string | undefined {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (STACK.test(text)) return `shows a stack trace: ${text.slice(0, 300)}`;
  const json = parsed(text);
  if (status === 200) {
    const { error } = call.output.safeParse(json);
    return error && `answered what the contract does not know: ${error.issues[0]!.path.join(".")} ${error.issues[0]!.message}`;
  }
  if (status === 401 && text === REQUIRE_LOGIN) return undefined;
  return ErrorBody.safeParse(json).success ? undefined : `answered ${status} without a body of errors: ${text.slice(0, 300)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
