import { cacheName, leftOver } from "./kept-names.ts";

describe("the caches of a worker", () => {
  it("are those of its brand; it deletes all others", () => {
    const [own, others] = [cacheName("pages", "laurier"), cacheName("pages", "tablee")];
    expect(leftOver([own, others, "pages", "files"], "laurier")).toEqual([others, "pages", "files"]);
  });
});
