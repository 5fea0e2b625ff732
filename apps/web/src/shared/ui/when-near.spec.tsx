import { latePart } from "@tablee/ui/components/late-part";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { withParts } from "../app/with-parts.ts";
import { drawnForm } from "./drawn-form.tsx";
import { drawnPart, WhenNear } from "./when-near.tsx";

const soup = () => latePart(async () => () => <p>Soup</p>);

const form = () => drawnForm(async () => () => <p>Soup</p>, <p>Coming</p>);

describe("a part that comes after its page", () => {
  it("keeps its room while it is far", () => {
    expect(renderToString(<WhenNear room="h-96" Part={soup()} />)).toBe('<div><div class="h-96"></div></div>');
  });

  it("has its placeholder until its code is here, as a form", () => {
    const Form = form();
    expect(renderToString(<Form />)).toContain("<p>Coming</p>");
  });

  describe("on a page that a server draws", () => {
    beforeAll(() => drawnPart.fetch());
    const drawn = (part: ReactNode) => withParts(() => renderToString(part));

    it("is there from the start, in a boundary that a browser hydrates later", async () => {
      expect(await drawn(<WhenNear room="h-96" Part={soup()} />)).toBe('<div data-drawn=""><!--$--><p>Soup</p><!--/$--></div>');
    });

    it("is there in another part as well", async () => {
      const Inner = soup();
      const Outer = latePart(async () => () => <WhenNear room="h-96" Part={Inner} />);
      expect(await drawn(<WhenNear room="h-screen" Part={Outer} />)).toContain("<p>Soup</p>");
    });

    it("fails the drawing where it cannot be fetched or rendered", async () => {
      const Missing = latePart<object>(() => Promise.reject(new Error("no such file")));
      await expect(drawn(<WhenNear room="h-96" Part={Missing} />)).rejects.toThrow("no such file");
      const Broken = latePart(async () => (): ReactNode => {
        throw new Error("burnt");
      });
      await expect(drawn(<WhenNear room="h-96" Part={Broken} />)).rejects.toThrow("placeholder");
    });

    it("is not waited for where it is no part to come near, as a form", async () => {
      const Form = soup();
      expect(await drawn(<Form fallback={<p>Coming</p>} />)).toBe("<p>Coming</p>");
      expect(Form.held()).toBeUndefined();
    });

    it("is drawn whole as a form, too", async () => {
      const Form = form();
      expect(await drawn(<Form />)).toBe('<div data-drawn=""><!--$--><p>Soup</p><!--/$--></div>');
    });
  });
});
