import { readFileSync } from "node:fs";
import { plateSvg } from "./plate-svg.tsx";

const art = new Map([
  ["salmon", '<svg xmlns="http://www.w3.org/2000/svg"><path id="p" fill="url(#a)" opacity="50%"/></svg>'],
  ["jam", "<svg/>"],
]);
const dish = { spec: { vessel: "plate", cloth: "spruce", art: ["salmon", "unheard-of"] }, seed: "dish-1", art } as const;
const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");

describe("a dish as a file", () => {
  it("holds its food, since what an image element shows may load nothing", () => {
    const addresses = [...plateSvg(dish).matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses).toHaveLength(1);
    const food = decodeURIComponent(addresses[0]!.slice("data:image/svg+xml,".length)).replaceAll("&#x27;", '"');
    expect(food).toBe(art.get("salmon"));
  });

  it("has the cloth's colour of the light theme, and no name that only a page knows", () => {
    const svg = plateSvg(dish);
    expect(tokens).toContain(`--cloth-spruce: light-dark(${/<rect[^>]* fill="(#\w+)"/.exec(svg)![1]},`);
    expect(plateSvg({ ...dish, spec: { vessel: "jar", cloth: "sage", art: ["jam"] } })).not.toMatch(/var\(|class=/);
  });

  it("leaves the colour to the page that shows it in both themes", () =>
    expect(plateSvg({ ...dish, dyed: false })).not.toMatch(/<rect[^>]* fill="#/));

  it("is the same every time", () => expect(plateSvg(dish)).toBe(plateSvg(dish)));
});
