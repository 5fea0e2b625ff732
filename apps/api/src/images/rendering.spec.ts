import { Failure } from "../http/failure.ts";
import { Renderer } from "./rendering.ts";

const MAX_WAIT_MS = 100;
let drawn: number[] = [];
/** A drawing that holds the processor for longer than anybody waits, or for a moment. */
const image = (number: number, pixels: number) => ({
  svg() {
    drawn.push(number);
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="292" height="292"><circle r="4"/></svg>';
  },
  units: 292,
  pixels,
  quality: 75,
  format: "avif" as const,
});
const small = (number: number) => image(number, 120);
const outcomeOf = (made: Promise<Buffer>) =>
  made.then(
    () => "made",
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );

describe("the line of images", () => {
  beforeEach(() => {
    drawn = [];
  });

  it("makes each in its turn, and one that was kept at once", async () => {
    const renderer = new Renderer();
    expect(await Promise.all([1, 2, 3].map((number) => outcomeOf(renderer.image(`${number}`, small(number)))))).toEqual(
      Array(3).fill("made"),
    );
    await renderer.image("1", small(1));
    expect(drawn).toEqual([1, 2, 3]);
  });

  it("lets nobody wait for long, and does not draw for those who left", async () => {
    const renderer = new Renderer(MAX_WAIT_MS);
    const long = outcomeOf(renderer.image("long", image(1, 4_096)));
    expect(await outcomeOf(renderer.image("next", small(2)))).toBe("unavailable");
    expect(await long).toBe("made");
    expect(await outcomeOf(renderer.image("next", small(3)))).toBe("made");
    expect(drawn).toEqual([1, 3]);
  });

  it("says at once that it is full, and goes on after a drawing that fails", async () => {
    const renderer = new Renderer(60_000);
    const failing = { ...small(0), svg: () => "no drawing" };
    const all = await Promise.all(
      Array.from({ length: 67 }, (_, number) => outcomeOf(renderer.image(`${number}`, number === 0 ? failing : small(number)))),
    );
    expect(all[0]).toBeInstanceOf(Error);
    expect(all.slice(1, 65)).toEqual(Array(64).fill("made"));
    expect(all.slice(65)).toEqual(["unavailable", "unavailable"]);
  });
});
