import { signIn } from "@tablee/contracts/calls/sessions";
import { converse } from "./requests.ts";
import { control, type Finding, first, type Scenario, type Scene, unless } from "./scenario.ts";
import { MARKER } from "./scenarios/production.ts";

/** Requests written by hand, below the level of any call. */
export const wire: readonly Scenario[] = [
  { id: "W9a", severity: "high", title: "a request smuggled behind another, in 6 ways", play: smuggle },
  { id: "W9b", severity: "high", title: "files beside the site, by 12 forms of path", play: traverse },
  { id: "W9c", severity: "medium", title: "line ends in what comes back in a header, and NUL in a path", play: injectHeaders },
  { id: "W9d", severity: "medium", title: "bodies of 300 kB and 30 MB", play: largeBodies },
];

const SMUGGLED = "GET /health/live HTTP/1.1\r\nhost: localhost\r\nx-smuggled: 1\r\n\r\n";

/** A smuggled request is answered too if the server accepts it as a request: two statuses arrive. */
async function smuggle({ stage }: Scene): Promise<Finding> {
  const head = `POST ${signIn.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
  const forms = {
    "both lengths and chunks": `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    "two lengths": `${head}content-length: 2\r\ncontent-length: ${2 + SMUGGLED.length}\r\n\r\n{}${SMUGGLED}`,
    "chunks misspelt": `${head}content-length: 2\r\ntransfer-encoding: xchunked\r\n\r\n{}${SMUGGLED}`,
    "chunks after a tab": `${head}transfer-encoding:\tchunked, identity\r\n\r\n0\r\n\r\n${SMUGGLED}`,
    "a space before the colon": `${head}content-length : 2\r\n\r\n{}${SMUGGLED}`,
    "a length with a sign": `${head}content-length: +2\r\n\r\n{}${SMUGGLED}`,
  };
  const statuses = async (said: string) =>
    [...(await converse(stage.url, said)).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  const pipelined = await statuses(`${SMUGGLED}${SMUGGLED}`);
  for (const [name, said] of Object.entries(forms)) {
    const heard = await statuses(said);
    if (heard.length !== 1 || heard[0] !== "400") return `${name} was answered ${heard.join(", ")}`;
  }
  return control("two requests of one connection", pipelined.join(", "), "200, 200");
}

async function traverse(scene: Scene): Promise<Finding> {
  const { url } = await scene.production();
  const get = (path: string) => converse(url, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const ups = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%252f", "..\\", "..%5c", "....//", "..;/", "%c0%ae%c0%ae/", ".%2e/", "/../"];
  for (const up of ups)
    for (const prefix of ["/assets/", "/admin/assets/"]) {
      const heard = await get(`${prefix}${up}beside.txt`);
      if (heard.includes(MARKER)) return `${prefix}${up} leads beside the site`;
    }
  return control("a file of the site", String((await get("/assets/app.js")).includes("export {}")), "true");
}

async function injectHeaders({ stage }: Scene): Promise<Finding> {
  const get = async (path: string, more = "") =>
    converse(stage.url, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`);
  const heard = [
    await get("/api/v1/nothing%0d%0aset-cookie:%20stolen=1"),
    await get("/account?next=%0d%0aset-cookie:%20stolen=1"),
    await get("/health/live", "x-tablee-after: order=1%0d%0aset-cookie: stolen=1\r\n"),
    await get("/api/v1/sessions/session_data", "accept-language: fr%0d%0aset-cookie: stolen=1\r\n"),
  ];
  const heads = heard.map((text) => text.split("\r\n\r\n")[0]!.toLowerCase());
  const nul = (await get("/api/v1/nothing%00here")).split(" ")[1];
  return first(
    control("answers", String(heads.every((head) => head.startsWith("http/1.1"))), "true"),
    heads.some((head) => head.includes("stolen=1")) ? "a header was injected" : undefined,
    unless(["400", "404"], `${nul}`),
  );
}

async function largeBodies({ stage }: Scene): Promise<Finding> {
  const post = async (bytes: number) => {
    const body = JSON.stringify({ email: "person@example.com", password: "x".repeat(bytes) });
    const headers = { "content-type": "application/json" };
    // A server that hangs up in the middle of the body has refused it as well.
    return fetch(`${stage.url}${signIn.path}`, { method: "POST", body, headers }).then(
      ({ status }) => String(status),
      () => "hung up",
    );
  };
  return first(
    control("a small body", await post(20), "401"),
    unless("413", await post(300_000)),
    unless(["413", "hung up"], await post(30_000_000)),
  );
}
