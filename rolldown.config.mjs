import { defineConfig } from "rolldown";

/** True for our own sources, which are bundled; Node loads the packages of others from where they are. */
const ours = (id) =>
  id.startsWith(".") || id.startsWith("/") || id.startsWith("@tablee/") || id.startsWith("@oxc-project/runtime") || id.startsWith("\0");

const bundle = (name, entries) =>
  defineConfig({
    input: entries,
    platform: "node",
    tsconfig: "tsconfig.json",
    external: (id) => !ours(id),
    resolve: { conditionNames: ["import", "node", "default"] },
    output: { dir: `${name}/build`, format: "esm", sourcemap: true, cleanDir: true, entryFileNames: "[name].js" },
  });

export default [
  bundle("apps/api", { main: "apps/api/src/main.ts" }),
  bundle("workers", { main: "workers/src/main.ts" }),
  bundle("tools/demo", { main: "tools/demo/src/main.ts" }),
];
