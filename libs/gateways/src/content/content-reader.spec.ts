import { spyOn } from "jest-mock";
import { TransientFailure } from "../port-failure.ts";
import { ContentReader } from "./content-reader.ts";
import type { ContentService, Entry } from "./content-service.ts";

const page = (title: string, more: object = {}): Entry => ({ id: title, fields: { slug: "story", title, body: [], ...more } });

function service() {
  const answers: (readonly Entry[] | Error)[] = [];
  const asked: string[] = [];
  const of: ContentService = {
    async entries({ type, locale }) {
      asked.push(`${type} ${locale}`);
      const answer = answers.shift() ?? [];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    assetKey: async () => ({ policy: "", secret: "" }),
  };
  return { of, asked, answers };
}

const settled = () => new Promise((done) => setImmediate(done));

describe("content by type", () => {
  const read = async (reader: ContentReader) => (await reader.entries("page", "en-US")).map(({ title }) => title);

  it("leaves out an entry that does not fit, and says which", async () => {
    const { of, answers } = service();
    const faults: object[] = [];
    answers.push([page("Our story"), { id: "broken", fields: { slug: "story" } }]);
    expect(await read(new ContentReader(of, { freshMs: 0, onFault: (fault) => faults.push(fault) }))).toEqual(["Our story"]);
    expect(faults).toEqual([{ type: "page", id: "broken", problem: expect.stringContaining("title") }]);
  });

  it("leaves out a question that does not fit, and keeps the others of its category", async () => {
    const { of, answers } = service();
    const faults: object[] = [];
    const faqs = [
      { id: "good", question: "Good?", answer: [] },
      { id: "bad", question: "" },
    ];
    answers.push([{ id: "home", fields: { friendlyId: "home", title: "Start", faqs } }]);
    const [category] = await new ContentReader(of, { freshMs: 0, onFault: (fault) => faults.push(fault) }).entries("faqCategory", "en-US");
    expect(category!.faqs.map(({ id }) => id)).toEqual(["good"]);
    expect(faults).toEqual([{ type: "faqCategory", id: "home", problem: expect.stringMatching(/^a question: /) }]);
  });

  it("leaves out a section that does not fit, and keeps the others of its page", async () => {
    const { of, answers } = service();
    const faults: object[] = [];
    const sections = [
      { id: "farm", title: "The farm", look: "scene", art: ["farm"], body: [] },
      { id: "other", title: "Other", look: "carousel", body: [] },
    ];
    answers.push([page("Our story", { sections })]);
    const [found] = await new ContentReader(of, { freshMs: 0, onFault: (fault) => faults.push(fault) }).entries("page", "en-US");
    expect(found!.sections.map(({ id, questions }) => [id, questions])).toEqual([["farm", null]]);
    expect(faults).toEqual([{ type: "page", id: "Our story", problem: expect.stringMatching(/^a section: look/) }]);
  });

  it("gives an old answer while it asks again, and keeps it when the service is away", async () => {
    const { of, answers, asked } = service();
    const faults: object[] = [];
    const reader = new ContentReader(of, { freshMs: 1, onFault: (fault) => faults.push(fault) });
    const clock = spyOn(performance, "now");
    const at = (ms: number) => clock.mockReturnValue(ms);
    answers.push([page("First")], [page("Second")], new TransientFailure("content-unreachable", "away"));
    at(0);
    expect([await read(reader), await read(reader), asked.length]).toEqual([["First"], ["First"], 1]);
    at(2);
    expect(await read(reader)).toEqual(["First"]);
    await settled();
    expect(await read(reader)).toEqual(["Second"]);
    at(4);
    expect(await read(reader)).toEqual(["Second"]);
    await settled();
    expect([await read(reader), faults, asked.length]).toEqual([["Second"], [{ type: "page", problem: "away" }], 3]);
    clock.mockRestore();
  });

  it("forgets a first answer that failed", async () => {
    const { of, answers } = service();
    const reader = new ContentReader(of, { freshMs: 60_000, onFault: () => {} });
    answers.push(new TransientFailure("content-unreachable", "away"), [page("First")]);
    await expect(read(reader)).rejects.toThrow("away");
    expect(await read(reader)).toEqual(["First"]);
  });
});
