import { readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { PROCESSES } from "@tablee/services/process-list";
import { eventually } from "../../stage/people.ts";
import { PROCESS_NAMES, Site } from "../parts/site.ts";
import { control, type Finding, first, type Scenario } from "./scenario.ts";

/** script/server, its processes and its data folder. */
export const servers: readonly Scenario[] = [
  { id: "M10a", severity: "medium", title: "each process under script/server killed: three servers, worker, API", play: killEach },
  { id: "L9", severity: "low", title: "what others of the machine can read and reach of script/server", play: lookInside },
];

function killEach(): Promise<Finding> {
  return Site.with(async (site) => {
    for (const name of PROCESS_NAMES) {
      const before = site.processes().get(name);
      if (before === undefined) return `proves nothing: ${name} does not run`;
      process.kill(before, "SIGKILL");
      const again = await eventually(
        async () => site.processes().get(name),
        (pid) => pid !== undefined && pid !== before,
        30,
      );
      if (again === undefined) return `${name} stays dead`;
      if (!(await site.isReady())) return `the site is not ready after ${name} was killed`;
    }
    return undefined;
  });
}

/** The folder keeps the mode that its owner gave it: the files with secrets protect themselves. */
function lookInside(): Promise<Finding> {
  return Site.with(async ({ data }) => {
    const open = ["services.json", PROCESSES].filter((name) => (statSync(join(data, name)).mode & 0o077) !== 0);
    const urls = Object.values(JSON.parse(readFileSync(join(data, "services.json"), "utf8")) as Record<string, string>);
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter((each) => each && !each.internal && each.family === "IPv4")
      .map((each) => each!.address);
    const ports = urls.map((url) => Number(new URL(url).port));
    const reached = (await Promise.all(outside.flatMap((host) => ports.map((port) => accepts(host, port))))).filter(Boolean);
    return first(
      control(
        "the servers on the loopback",
        String((await Promise.all(ports.map((port) => accepts("127.0.0.1", port)))).every(Boolean)),
        "true",
      ),
      open.length > 0 ? `others can read ${open.join(", ")}` : undefined,
      reached.length > 0 ? `${reached.length} servers listen beyond the loopback` : undefined,
    );
  });
}

function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const answer = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket
      .once("connect", () => answer(true))
      .once("error", () => answer(false))
      .once("timeout", () => answer(false));
  });
}
