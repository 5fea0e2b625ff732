import { sectionsOf } from "./people.tsx";

const heading = (id: string, level: 2 | 3 = 2) => ({ kind: "heading" as const, level, id, runs: [{ text: id.toUpperCase() }] });
const paragraph = (text: string) => ({ kind: "paragraph" as const, runs: [{ text }] });

test("each heading of the second level begins a section, and text before the first one is in none", () => {
  const text = [paragraph("lost"), heading("cook"), paragraph("one"), heading("why", 3), heading("farm")];
  expect(sectionsOf(text).map(({ id, title, body }) => [id, title, body.length])).toEqual([
    ["cook", "COOK", 2],
    ["farm", "FARM", 0],
  ]);
  expect(sectionsOf([])).toEqual([]);
});
