import { preloadFonts } from "./preload-fonts.ts";

type Handler = (html: string, context: { bundle: Record<string, unknown> }) => { attrs: { href: string } }[];

function hrefs(plugin: ReturnType<typeof preloadFonts>, base: string): string[] {
  const { configResolved, transformIndexHtml } = plugin as unknown as {
    configResolved: (config: { base: string }) => void;
    transformIndexHtml: { handler: Handler };
  };
  configResolved({ base });
  const bundle = {
    "assets/fraunces-display-1.woff2": {},
    "assets/fraunces-display-ext-4.woff2": {},
    "assets/radio-canada-big-latin-wght-normal-2.woff2": {},
    "assets/radio-canada-big-latin-ext-wght-normal-3.woff2": {},
  };
  return transformIndexHtml.handler("", { bundle }).map(({ attrs }) => attrs.href);
}

test("addresses of fonts begin with the base of the app", () => {
  expect(hrefs(preloadFonts(), "/")).toEqual(["/assets/fraunces-display-1.woff2", "/assets/radio-canada-big-latin-wght-normal-2.woff2"]);
  expect(hrefs(preloadFonts(["text"]), "/admin/")).toEqual(["/admin/assets/radio-canada-big-latin-wght-normal-2.woff2"]);
});
