import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShownBanners } from "./banners-query.ts";
import { ContentBanner } from "./content-banner.tsx";

type Banner = ShownBanners["banners"][number];

const none: Banner = {
  title: null,
  subtitle: null,
  italicizedText: null,
  capitalizedHeading: null,
  headingText: null,
  descriptionText: null,
  linkText: null,
  linkUrl: null,
  disclaimer: null,
  textbox: null,
  textboxMobile: null,
  message: [],
  images: [],
  color: null,
  dismissableToggle: false,
  dismiss: null,
};
const image = (title: string) => ({ url: `/${title}.jpg`, srcset: `/${title}.jpg?w=800 800w`, title, width: 800, height: 400 });

function markupOf(banner: Partial<Banner>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ContentBanner
        banner={{ ...none, ...banner }}
        plate={{ seed: "spec", vessel: "plate", cloth: "oat", art: ["basil"], picture: "/basil.svg" }}
      />
    </RouterContextProvider>,
  );
}

describe("a banner of the editors", () => {
  it("shows our own art where its entry has no image", () => {
    expect(markupOf({ title: "Supper" })).toContain("/basil.svg");
    expect(markupOf({ title: "Supper", images: [image("account_banner_mobile")] })).not.toContain("/basil.svg");
  });

  it("asks for an image from the set of the widest for the widest window", () => {
    const markup = markupOf({ images: ["account_banner_mobile", "account_banner_tablet", "account_banner_desktop"].map(image) });
    const asked = [...markup.matchAll(/srcset="([^"]+)"/gi)].map(([, set]) => set);
    expect(asked).toEqual(["desktop", "tablet", "mobile"].map((width) => `/account_banner_${width}.jpg?w=800 800w`));
  });

  it("names itself by its title, or by its heading, and links only where it has words for the link", () => {
    expect(markupOf({ headingText: "The table" })).toMatch(/<h2 id="([^"]+)"[^>]*>The table/);
    expect(markupOf({ title: "Give", linkUrl: "/gift" })).not.toContain("<a ");
    expect(markupOf({ title: "Give", linkText: "A card", linkUrl: "https://example.org/" })).toContain('href="https://example.org/"');
  });
});
