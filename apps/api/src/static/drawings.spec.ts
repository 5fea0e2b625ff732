import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brands } from "@tablee/platform/brand";
import { Drawings, drawnInto } from "./drawings.ts";

/** A built app that draws each path in its own way, and counts. */
const app = `
let count = 0;
export async function draw(path, { environment, brand, fetch }) {
  count += 1;
  if (path === "/broken") throw new Error("no such dish");
  const soup = await (await fetch(path === "/slow" ? "/slow-soup" : "/soup")).text();
  return { html: \`<h1>\${path} \${environment} \${brand} \${soup} \${count}</h1>\`, state: "[]" };
}`;

describe("the pages that the built app draws", () => {
  let web: string;
  let file: string;
  let failed: string[];
  let boiled: PromiseWithResolvers<void>;
  const built = (waitMs?: number) =>
    new Drawings({
      ...(waitMs !== undefined && { waitMs }),
      web,
      environment: "test",
      fetchIn: (language) => async (address) => {
        if (address === "/slow-soup") await boiled.promise;
        return new Response(`soup in ${language}`);
      },
      onFailure: (path) => failed.push(path),
    });
  beforeEach(() => {
    failed = [];
    boiled = Promise.withResolvers();
    web = mkdtempSync(join(tmpdir(), "tablee-drawings-"));
    mkdirSync(join(web, "server/en"), { recursive: true });
    file = join(web, "server/en/server.mjs");
    writeFileSync(file, app);
  });
  afterEach(() => rmSync(web, { recursive: true }));

  it("are kept for a while, by path and brand", async () => {
    const drawings = built();
    expect((await drawings.of("/faq", "en", brands.tablee))?.html).toBe("<h1>/faq test tablee soup in en 1</h1>");
    expect((await drawings.of("/faq", "en", brands.tablee))?.html).toContain(" 1<");
    expect((await drawings.of("/faq", "en", brands.laurier))?.html).toContain("laurier soup in en 2");
  });

  it("are drawn by the newest build, and not at all without one", async () => {
    const drawings = built();
    expect((await drawings.of("/faq", "en", brands.tablee))?.html).toContain("<h1>");
    writeFileSync(file, app.replaceAll("h1", "h2"));
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    expect((await drawings.of("/faq", "en", brands.tablee))?.html).toContain("<h2>");
    expect(await drawings.of("/faq", "fr", brands.tablee)).toBeUndefined();
  });

  it("leave a page empty that fails, or that takes too long and is there for the next request", async () => {
    const drawings = built(50);
    expect(await drawings.of("/broken", "en", brands.tablee)).toBeUndefined();
    expect(failed).toEqual(["/broken"]);
    expect(await drawings.of("/slow", "en", brands.tablee)).toBeUndefined();
    boiled.resolve();
    expect((await drawings.of("/slow", "en", brands.tablee))?.html).toContain("/slow");
  });

  it("wait for one another in a short line only", async () => {
    const drawings = built();
    const all = await Promise.all(Array.from({ length: 10 }, (_, number) => drawings.of(`/${number}`, "en", brands.tablee)));
    expect(all.map((drawing) => drawing !== undefined)).toEqual([...Array(8).fill(true), false, false]);
  });

  it("end no script with what their answers hold", () => {
    const html = drawnInto('<body><div id="root"></div></body>', { html: "<p>$& soup</p>", state: '["</script><b>"]' });
    expect(html).toContain('<div id="root" data-drawn><p>$& soup</p></div>');
    const [, state] = /<script type="application\/json" id="drawn">(.*)<\/script><\/body>/.exec(html)!;
    expect(state).not.toContain("<");
    expect(JSON.parse(state!)).toEqual(["</script><b>"]);
  });
});
