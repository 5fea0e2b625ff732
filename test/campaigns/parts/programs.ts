import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type Environment = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, "../../..");
let built = false;

/** A campaign never starts an old bundle. */
function buildServers(): void {
  if (!built) execFileSync(join(root, "script/build"), ["server"], { stdio: "ignore" });
  built = true;
}

function launch(args: readonly string[], env: Environment) {
  buildServers();
  // Only the search path of this process's environment: the rest names other servers.
  const { PATH } = process.env;
  const child = spawn(process.execPath, args, { cwd: root, env: { PATH, ...env }, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  // An interrupted campaign leaves none of them behind.
  const end = () => void child.kill();
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

export interface Started {
  stop(signal?: NodeJS.Signals): Promise<void>;
}

function listenTo(child: ReturnType<typeof launch>) {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream!.on("data", (bytes) => (said += bytes));
  const ended = once(child, "close");
  // Programs that it has started may hold its output open for longer.
  const exited = once(child, "exit");
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await exited;
    clearTimeout(timer);
  };
  return { said: () => said, ended, stop };
}

/** Starts a program of ours. @throws Error with its output when it ends before it is ready */
export async function start(script: string, env: Environment): Promise<Started> {
  const child = launch(["--enable-source-maps", script], env);
  const { said, ended, stop } = listenTo(child);
  const early = ended.then(() => {
    throw new Error(`${script} ended: ${said()}`);
  });
  early.catch(() => {});
  await Promise.race([once(child, "message"), early]);
  return { stop };
}

/** Starts a program that prints a line once it is ready. @throws Error with its output when it ends before, or after `ms` milliseconds */
export async function startUntil(args: readonly string[], env: Environment, line: string, ms: number): Promise<Started> {
  const child = launch(args, env);
  const { said, ended, stop } = listenTo(child);
  const heard = new Promise<"heard">((resolve) => child.stdout!.on("data", () => said().includes(line) && resolve("heard")));
  const timer = setTimeout(() => void stop("SIGINT"), ms);
  const how = await Promise.race([heard, ended]);
  clearTimeout(timer);
  if (how !== "heard") throw new Error(`it did not say "${line}" but: ${said().slice(-500)}`);
  return { stop };
}
