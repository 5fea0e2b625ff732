/** Bugs, whose stack is worth logging; any other error that keeps a program from starting is logged as one sentence. */
const bugs = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Starts a program, reports that it is ready (on stdout, and to a parent that listens), and ends it in order on SIGTERM and SIGINT. A
 * program that cannot start logs why in one sentence and exits with code 1, for its supervisor to start it again.
 */
export async function startProgram(name: string, start: () => Promise<{ readonly ready: string; stop(): Promise<void> }>): Promise<void> {
  try {
    const { ready, stop } = await start();
    process.stdout.write(`${ready}\n`);
    // A parent that was killed in the meantime receives nothing; that is no reason to stop.
    process.send?.("ready", undefined, undefined, () => {});
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
  } catch (error) {
    process.stderr.write(`${name} cannot start: ${reasonOf(error)}\n`);
    process.exit(1);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (bugs.some((kind) => error instanceof kind)) return error.stack ?? error.message;
  const { code } = error as NodeJS.ErrnoException;
  // When several addresses were tried, Node gives only the code.
  const text = error.message || code || error.name;
  const address = addressOf(error);
  return `${text}${address && !text.includes(address) ? ` at ${address}` : ""}${/[.!?]$/.test(text) ? "" : "."}`;
}

/** The address that did not answer, from Node's connection errors. */
function addressOf(error: Error): string | undefined {
  const { address, port } = ((error as AggregateError).errors?.[0] ?? error) as { address?: string; port?: number };
  return address && port ? `${address}:${port}` : undefined;
}
