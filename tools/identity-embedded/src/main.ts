import { parseArgs } from "node:util";
import { startIdentityProviders } from "./server.ts";

// The library warns about properties that an embedded provider has on purpose: no TLS, and nothing kept.
console.warn = () => {};
console.info = () => {};

const { values } = parseArgs({ options: { port: { type: "string", default: "4011" } } });
const providers = await startIdentityProviders({ port: Number(values.port) });
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => providers.stop().then(() => process.exit(0)));
console.log(`ready ${providers.url}`);
