import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { contentful } from "./contentful-content.ts";

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const requests: IncomingMessage[] = [];
const answers: Answer[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  const { status, body, headers = {} } = answers.shift() ?? { status: 200, body: { items: [] } };
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
afterAll(() => server.close());

const document = {
  nodeType: "document",
  data: {},
  content: [{ nodeType: "paragraph", data: {}, content: [{ nodeType: "text", value: "A box", marks: [], data: {} }] }],
};
const linkTo = (linkType: string, id: string) => ({ sys: { type: "Link", linkType, id } });

describe("the content service of an outside provider", () => {
  const content = contentful({
    space: "space",
    environment: "staging",
    accessToken: "token",
    insecureHost: `127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const query = { type: "faqCategory", locale: "fr-CA" } as const;
  beforeEach(() => requests.splice(0));

  it("is asked by type and locale, and its links, pictures and texts are read", async () => {
    answers.push({
      status: 200,
      body: {
        items: [
          {
            sys: { type: "Entry", id: "c1" },
            fields: {
              friendlyId: "home",
              title: "Accueil",
              faqs: [linkTo("Entry", "q1"), linkTo("Entry", "gone")],
              picture: linkTo("Asset", "a1"),
            },
          },
        ],
        includes: {
          Entry: [{ sys: { type: "Entry", id: "q1" }, fields: { question: "Où?", answer: document } }],
          Asset: [
            {
              sys: { type: "Asset", id: "a1" },
              fields: {
                title: "home_page_banner_mobile",
                file: { url: "//images.ctfassets.net/a.jpg", details: { image: { width: 800, height: 600 } } },
              },
            },
          ],
        },
      },
    });
    const [entry] = await content.entries({ ...query, where: { friendlyId: "home" } });
    const { pathname, searchParams } = new URL(requests[0]!.url!, "http://localhost");
    expect(pathname).toBe("/spaces/space/environments/staging/entries");
    expect(Object.fromEntries(searchParams)).toMatchObject({ content_type: "faqCategory", locale: "fr-CA", "fields.friendlyId": "home" });
    expect(requests[0]!.headers.authorization).toBe("Bearer token");
    expect(entry).toEqual({
      id: "c1",
      fields: {
        friendlyId: "home",
        title: "Accueil",
        faqs: [{ id: "q1", question: "Où?", answer: [{ kind: "paragraph", runs: [{ text: "A box" }] }] }],
        picture: { url: "https://images.ctfassets.net/a.jpg", title: "home_page_banner_mobile", width: 800, height: 600 },
      },
    });
  });

  it("is asked for an order by a field that the type has, and no other", async () => {
    const ordersOf = (type: "page" | "faqCategory") =>
      content.entries({ ...query, type }).then(() => new URL(requests.at(-1)!.url!, "http://localhost").searchParams.get("order"));
    expect([await ordersOf("faqCategory"), await ordersOf("page")]).toEqual(["fields.order", null]);
  });

  it("is asked again after 5xx and after 429, for as long as its header says", async () => {
    answers.push({ status: 502, body: {} }, { status: 429, body: {}, headers: { "x-contentful-ratelimit-reset": "0" } });
    expect(await content.entries(query)).toEqual([]);
    expect(requests).toHaveLength(3);
  });

  it("fails for good where it refuses, and is asked once", async () => {
    answers.push({ status: 401, body: { sys: { type: "Error", id: "AccessTokenInvalid" }, message: "no" } });
    await expect(content.entries(query)).rejects.toMatchObject({ name: "PermanentFailure", code: "content-refused" });
    expect(requests).toHaveLength(1);
  });

  it("is not asked what it never answers", async () => {
    await expect(content.entries({ ...query, locale: "*" as never })).rejects.toMatchObject({ code: "content-query-invalid" });
    await expect(content.assetKey(Date.now())).rejects.toMatchObject({ code: "content-asset-key-invalid" });
    expect(requests).toHaveLength(0);
  });
});
