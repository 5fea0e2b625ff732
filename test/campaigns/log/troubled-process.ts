import type { Faults } from "@tablee/eventstore-embedded/server";
import { startEventStore } from "@tablee/eventstore-embedded/server";

/** A request from the parent process: a trouble with its parameters. */
export type Asked = { readonly [Name in keyof Faults]: readonly [Name, ...Parameters<Faults[Name]>] }[keyof Faults];

// The embedded event store with troubles on demand: it sends its parent the connection string, then that each trouble has begun.
const dir = process.argv[2];
if (!dir || !process.send) throw new Error("troubled-process DIR, forked by a campaign");
const { connectionString, faults } = await startEventStore({ dir, sync: false, faults: true });
process.on("message", ([name, ...given]: Asked) => {
  (faults[name] as (...args: unknown[]) => void)(...given);
  process.send!(name);
});
process.once("disconnect", () => process.exit());
process.send(connectionString);
