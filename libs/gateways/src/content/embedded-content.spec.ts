import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MAX_ASSET_KEY_SECONDS } from "./content-service.ts";
import { embeddedContent } from "./embedded-content.ts";

describe("the texts that come with the product", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write("page/terms.en-US.md", "---\nslug: terms\ntitle: Terms\norder: 2\n---\nOne account.");
  write("page/terms.fr-CA.md", "---\nslug: terms\ntitle: Conditions\n---\nUn compte.");
  write("page/story.en-US.md", "---\nslug: story\ntitle: Story\norder: 1\n---\nOnce.");
  write("page/notes.txt", "no entry");
  write(
    "faqCategory/home.en-US.md",
    "---\nfriendlyId: home\ntitle: Start\n---\n## Where? {#where}\n\nHere.\n\nThere.\n\n## When? {#when}\n\nSoon.",
  );
  const content = embeddedContent(folder);
  const titles = async (query: object) => (await content.entries(query as never)).map(({ fields }) => fields.title);

  it("are entries by type, locale and fields, in the order that they state", async () => {
    expect(await titles({ type: "page", locale: "en-US" })).toEqual(["Story", "Terms"]);
    expect(await titles({ type: "page", locale: "fr-CA" })).toEqual(["Conditions"]);
    expect(await titles({ type: "page", locale: "en-US", where: { slug: "terms" } })).toEqual(["Terms"]);
    expect(await titles({ type: "accountBanner", locale: "en-US" })).toEqual([]);
  });

  it("hold questions with their answers", async () => {
    const [category] = await content.entries({ type: "faqCategory", locale: "en-US" });
    expect(category?.fields.faqs).toEqual([
      {
        id: "where",
        question: "Where?",
        answer: [
          { kind: "paragraph", runs: [{ text: "Here." }] },
          { kind: "paragraph", runs: [{ text: "There." }] },
        ],
      },
      { id: "when", question: "When?", answer: [{ kind: "paragraph", runs: [{ text: "Soon." }] }] },
    ]);
  });

  it("are cut into sections where a page names their looks", async () => {
    const farm = "## The farm {#farm look=scene art=farm,market}\n\n### One {#one}\n\nNear.";
    write("page/impact.en-US.md", `---\nslug: impact\ntitle: Impact\n---\nFirst.\n\n${farm}\n\n## And then {#then}\n\nLast.`);
    const [page] = await content.entries({ type: "page", locale: "en-US", where: { slug: "impact" } });
    expect(page?.fields).toMatchObject({
      body: [{ runs: [{ text: "First." }] }],
      sections: [
        {
          id: "farm",
          title: "The farm",
          look: "scene",
          art: ["farm", "market"],
          body: [{ kind: "heading", id: "one" }, { kind: "paragraph" }],
        },
        { id: "then", title: "And then", body: [{ runs: [{ text: "Last." }] }] },
      ],
    });
    rmSync(join(folder, "page/impact.en-US.md"));
  });

  it("are read again once a file has changed, and names the file that is wrong", async () => {
    write("page/story.en-US.md", "---\nslug: story\ntitle: Our story\norder: 1\n---\nOnce.");
    utimesSync(join(folder, "page/story.en-US.md"), 0, 1);
    expect(await titles({ type: "page", locale: "en-US" })).toEqual(["Our story", "Terms"]);
    write("page/story.en-US.md", "---\nslug: story\ntitle: Our story\n---\n<b>Once</b>");
    utimesSync(join(folder, "page/story.en-US.md"), 0, 2);
    await expect(titles({ type: "page", locale: "en-US" })).rejects.toThrow(/story\.en-US\.md: html in line 1/);
  });

  it.each([
    [{ type: "page", locale: "*" }, "no locale '*'"],
    [{ type: "page", locale: "de-DE" }, "no locale 'de-DE'"],
    [{ type: "page", locale: "fr-CA", where: { slug: { ne: "terms" } } }, "no object as the value of 'slug'"],
    [{ type: "page", locale: "fr-CA", where: { resolveLinks: true } }, "no option 'resolveLinks'"],
    [{ type: "page", locale: "fr-CA", where: { removeUnresolved: true } }, "no option 'removeUnresolved'"],
  ])("refuses the query %j", async (query, problem) => {
    await expect(content.entries(query as never)).rejects.toThrow(problem);
  });

  it("gives keys for private assets for 48 hours at most", async () => {
    const now = Math.floor(Date.now() / 1_000);
    expect(await content.assetKey(now + MAX_ASSET_KEY_SECONDS - 60)).toEqual({ policy: expect.any(String), secret: expect.any(String) });
    for (const wrong of [now - 60, now + MAX_ASSET_KEY_SECONDS + 60, "soon", Number.NaN])
      await expect(content.assetKey(wrong as never)).rejects.toThrow("within 48 hours");
  });
});
