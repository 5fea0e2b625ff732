import { Certification, OutsideLinks } from "./outside-links.ts";

describe("the links out of the site", () => {
  it("are none unless they are configured", () => {
    for (const text of [undefined, "", " "]) expect([OutsideLinks.parse(text), Certification.parse(text)]).toEqual([{}, undefined]);
  });

  it("have one address, or one for each language", () => {
    const links = { blog: "https://blog.example/", careers: { en: "https://jobs.example/en", fr: "https://jobs.example/fr" } };
    expect(OutsideLinks.parse(JSON.stringify(links))).toEqual({
      blog: { en: "https://blog.example/", fr: "https://blog.example/" },
      careers: links.careers,
    });
  });

  it.each([
    "{",
    '{"blog":"http://blog.example/"}',
    '{"shop":"https://shop.example/"}',
    '{"blog":"javascript:alert(1)"}',
    '{"blog":"https:blog.example"}',
    '{"blog":"https://bank.example@evil.example/"}',
  ])("are not %s", (text) => {
    expect(OutsideLinks.safeParse(text).success).toBe(false);
  });
});

it("a certification has a name in both languages", () => {
  const named = { en: "Certified", fr: "Certifié", url: "https://certifier.example/" };
  expect(Certification.parse(JSON.stringify(named))).toEqual(named);
  expect(Certification.safeParse('{"en":"Certified"}').success).toBe(false);
});
