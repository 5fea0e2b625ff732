import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brands } from "@tablee/platform/brand";
import { Drawings, drawnInto, type Viewer } from "./drawings.ts";

const viewer: Viewer = { language: "en", brand: brands.tablee };

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
      fetchIn: (language, region) => async (address) => {
        if (address === "/slow-soup") await boiled.promise;
        return new Response(`soup in ${region ?? language}`);
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

  it("are kept for a while, by path, brand and region", async () => {
    const drawings = built();
    expect((await drawings.of("/faq", viewer))?.html).toBe("<h1>/faq test tablee soup in en 1</h1>");
    expect((await drawings.of("/faq", viewer))?.html).toContain(" 1<");
    expect((await drawings.of("/faq", { language: "en", brand: brands.laurier }))?.html).toContain("laurier soup in en 2");
    for (const count of [3, 4]) {
      const region = count === 3 ? "qc" : "on";
      for (let again = 0; again < 2; again++)
        expect((await drawings.of("/faq", { ...viewer, region }))?.html).toContain(`tablee soup in ${region} ${count}<`);
    }
  });

  it("are drawn by the newest build, and not at all without one", async () => {
    const drawings = built();
    expect((await drawings.of("/faq", viewer))?.html).toContain("<h1>");
    writeFileSync(file, app.replaceAll("h1", "h2"));
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    expect((await drawings.of("/faq", viewer))?.html).toContain("<h2>");
    expect(await drawings.of("/faq", { language: "fr", brand: brands.tablee })).toBeUndefined();
  });

  it("leave a page empty that fails, or that takes too long and is there for the next request", async () => {
    const drawings = built(50);
    expect(await drawings.of("/broken", viewer)).toBeUndefined();
    expect(failed).toEqual(["/broken"]);
    expect(await drawings.of("/slow", viewer)).toBeUndefined();
    boiled.resolve();
    expect((await drawings.of("/slow", viewer))?.html).toContain("/slow");
  });

  it("wait for one another in a short line only", async () => {
    const drawings = built();
    const all = await Promise.all(Array.from({ length: 10 }, (_, number) => drawings.of(`/${number}`, viewer)));
    expect(all.map((drawing) => drawing !== undefined)).toEqual([...Array(8).fill(true), false, false]);
  });

  it("keep the places of strangers, however many regions a visit chooses", async () => {
    const drawings = built();
    const pages = Array.from({ length: 6 }, (_, number) => `/${number}`);
    const all = await Promise.all(
      pages.flatMap((page) => [{ ...viewer, region: "qc" as const }, viewer].map((each) => drawings.of(page, each))),
    );
    const isDrawn = all.map((drawing) => drawing !== undefined);
    expect(isDrawn.filter((_, index) => index % 2 === 0)).toEqual([...Array(4).fill(true), false, false]);
    expect(isDrawn.filter((_, index) => index % 2 === 1)).toEqual(Array(6).fill(true));
  });

  it("end no script with what their answers hold", () => {
    const html = drawnInto('<body><div id="root"></div></body>', { html: "<p>$& soup</p>", state: '["</script><b>"]' });
    expect(html).toContain('<div id="root" data-drawn><p>$& soup</p></div>');
    const [, state] = /<script type="application\/json" id="drawn">(.*)<\/script><\/body>/.exec(html)!;
    expect(state).not.toContain("<");
    expect(JSON.parse(state!)).toEqual(["</script><b>"]);
  });
});
