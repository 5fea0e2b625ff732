import { parseArgs } from "node:util";
import { playInMemory } from "./model/memory.ts";
import { playOverServers } from "./model/servers.ts";
import { print } from "./parts/report.ts";
import { withServices } from "./parts/with-services.ts";

const { values } = parseArgs({
  options: {
    servers: { type: "boolean", default: false },
    histories: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 0x7fff_ffff) },
    json: { type: "boolean", default: false },
  },
});
const histories = Number(values.histories ?? (values.servers ? 2_000 : 100_000));
const seed = Number(values.seed);
const progress = (done: number) => void process.stderr.write(`${done} of ${histories} histories, seed ${seed}\n`);

const report = values.servers
  ? await withServices(() => playOverServers(histories, seed, progress))
  : await playInMemory(histories, seed, progress);
process.exit(print(report, values.json));
