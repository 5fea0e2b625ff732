import { brands } from "@tablee/platform/brand";
import { organizationData } from "./organization-data.ts";
import { questionData } from "./question-data.ts";

it("questions have their answers as text, a line for each paragraph and item", () => {
  const answer = [
    { kind: "paragraph", runs: [{ text: "Yes, " }, { text: "always", bold: true }] },
    { kind: "list", ordered: false, items: [[{ text: "one" }], [{ text: "two" }]] },
  ] as const;
  const data = questionData([{ question: "May I skip?", answer: answer as never }]);
  expect(data).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "May I skip?", acceptedAnswer: { text: "Yes, always\none\ntwo" } }],
  });
});

it("the seller has the number and the networks that are configured", () => {
  const seller = organizationData(brands.tablee, "https://tablee.example", {});
  expect(seller).toMatchObject({ name: "Tablée", url: "https://tablee.example/", contactPoint: { email: "bonjour@tablee.example" } });
  expect(seller).not.toHaveProperty("sameAs");
  const instagram = { en: "https://instagram.com/tablee", fr: "https://instagram.com/tablee" };
  expect(organizationData(brands.tablee, "https://tablee.example", { instagram })).toMatchObject({ sameAs: [instagram.en] });
});
