import { freePort } from "@tablee/services/ports";
import { start } from "../programs.ts";
import { atOnce, control, type Finding, first, type Scenario, type Scene, timed, unless } from "../scenario.ts";
import { PUBLIC_URL } from "./production.ts";

const DOCUMENTS = ["/api/docs", "/api/openapi.json"];
const ASKED = 60;
/** Milliseconds of the only thread for a stored document; rendering it for each request took 75 to 140. */
const MAX_MS = 25;
/** `/health/live` waited 2.7 s beside 60 of them on an idle machine; here, reading them takes a core as well. */
const LIVE_MS = 2_500;

/** The API's own page and its openapi.json, which were once rendered for every visitor. */
export const documents: readonly Scenario[] = [
  { id: "M8a", severity: "medium", title: "the API's documents and figures asked for in production", play: inProduction },
  { id: "M8b", severity: "medium", title: `each of the API's documents asked for ${ASKED} times at once, in full`, play: manyReaders },
];

async function inProduction(scene: Scene): Promise<Finding> {
  const { url, from } = await scene.production();
  const outside = from("198.51.100.9");
  const statusOf = async (path: string, headers = outside) => String((await fetch(`${url}${path}`, { headers })).status);
  return first(
    control("/health/live", await statusOf("/health/live"), "200"),
    control("/metrics inside the network", await statusOf("/metrics", {}), "200"),
    ...(await Promise.all([...DOCUMENTS, "/metrics"].map(async (path) => unless("404", await statusOf(path))))),
  );
}

/** A separate process answers, so that the time is not spent on reading a hundred megabytes here. */
async function manyReaders(scene: Scene): Promise<Finding> {
  const { environment } = await scene.production();
  const port = await freePort();
  const api = await start("apps/api/build/main.js", { ...environment, PORT: String(port), TABLEE_API_DOCS: "open" });
  const url = `http://127.0.0.1:${port}`;
  try {
    for (const path of DOCUMENTS) {
      await read(`${url}${path}`);
      const before = await cpuMs(url);
      const readers = atOnce(ASKED, () => read(`${url}${path}`));
      const live = await Promise.all([1, 2, 3].map(() => timed(() => fetch(`${url}/health/live`))));
      const answers = await readers;
      const spent = Math.round(((await cpuMs(url)) - before) / ASKED);
      const etag = answers[0]!.headers.get("etag") ?? "";
      const again = await read(`${url}${path}`, { "if-none-match": etag });
      const waited = Math.max(...live.map(({ ms }) => ms));
      const found = first(
        control(`${path}`, String(answers[0]!.status), "200"),
        control(`a whole ${path}`, String(answers.every(({ bytes }) => bytes > 100_000)), "true"),
        spent > MAX_MS ? `${spent} ms of the thread for each ${path}` : undefined,
        waited > LIVE_MS ? `/health/live waited ${waited} ms beside ${path}` : undefined,
        unless("304", String(again.status)),
      );
      if (found) return found;
    }
    return undefined;
  } finally {
    await api.stop();
  }
}

async function read(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: { ...headers, origin: PUBLIC_URL } });
  return { status: response.status, headers: response.headers, bytes: (await response.arrayBuffer()).byteLength };
}

/** The CPU time that the process has used so far. */
async function cpuMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_user_seconds_total (\S+)/m.exec(metrics)![1]) * 1_000;
}
