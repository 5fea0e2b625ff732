import { latePart } from "@tablee/ui/components/late-part";
import { renderToString } from "react-dom/server";
import { drawnPart, WhenNear } from "./when-near.tsx";

const soup = () => latePart(async () => () => <p>Soup</p>);

describe("a part below the first screen", () => {
  it("keeps its room while it is far", () => {
    expect(renderToString(<WhenNear room="h-96" Part={soup()} />)).toBe('<div><div class="h-96"></div></div>');
  });

  it("is drawn by a server that has its code, in a boundary that a browser hydrates later", async () => {
    const Part = soup();
    await Promise.all([drawnPart.fetch(), Part.fetch()]);
    expect(renderToString(<WhenNear room="h-96" Part={Part} />)).toBe('<div data-drawn=""><!--$--><p>Soup</p><!--/$--></div>');
  });
});
