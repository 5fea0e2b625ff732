import type { Language } from "@tablee/domain/kernel/place/region";
import { z } from "zod";

const InBoth = z.strictObject({ en: z.string(), fr: z.string() });
const Picture = z.strictObject({ address: z.string(), alt: z.string() });

/** In pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The pages of a build of the customer app, so that the API can serve each with the right status, language, head and scripts in the first
 * byte. In paths `{name}` is a parameter; a description may name its `{subject}`, which is the title where there is one.
 */
export const PageManifest = z.strictObject({
  /** The picture of shared links in each language: the address of a picture of PICTURE_SIZE, and its description. */
  picture: z.strictObject({ en: Picture, fr: Picture }),
  pages: z.array(
    z.strictObject({
      name: z.string(),
      paths: InBoth,
      title: InBoth,
      description: InBoth,
      /** True for a page that anybody may see and that holds no data of a customer: search engines may list it. */
      isPublic: z.boolean(),
      /** True for a page that the server draws for visitors. */
      isDrawn: z.boolean(),
      /** Addresses of the page's scripts: the common one, and its own. */
      scripts: z.array(z.string()),
      /** Addresses of the reads that it begins with; `{name}` is a parameter of the page's path. */
      reads: z.array(z.string()),
    }),
  ),
  /** Paths that redirect, and where to; `{name}` is a parameter of both. */
  redirects: z.array(z.tuple([z.string(), z.string()])),
});
export type PageManifest = z.infer<typeof PageManifest>;
export type ManifestPage = PageManifest["pages"][number];

/** Its file in the build's folder: the app is built once for each language. */
export const pageManifestFile = (language: Language): string => `pages.${language}.json`;
