import { PICTURE_SIZE } from "@tablee/contracts/page-manifest";
import type { DrawPlate } from "@tablee/contracts/pictures/plate-drawer";
import type { Language } from "@tablee/domain/kernel/place/region";
import { DEFAULT_QUALITY, listedQualities, listedWidths } from "@tablee/gateways/images/embedded-images";
import { imageFormats } from "@tablee/gateways/images/image-service";
import { cardImage, type DrawnDish, plateImage } from "@tablee/gateways/images/plate-image";
import type { Brand } from "@tablee/platform/brand";
import type { ProductRow } from "@tablee/projections/products/read-model";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { FailureFilter } from "../http/failure.filter.ts";
import { Failure } from "../http/failure.ts";
import { letteringIn } from "./lettering.ts";
import { plateDrawerIn } from "./plate-drawer.ts";
import { Renderer } from "./rendering.ts";
import { type CardTools, shareCard } from "./share-card.ts";

/** A plate of a dish, or the picture of a shared link to it in a language; then its SKU, and the digest of the drawing. */
const Key = /^(?:plate|card-(en|fr))\.([A-Z]{3}-\d{4})\.[0-9a-f]{8}$/;

/** Each in one spelling: another would be another address of the same image in every cache outside. */
const listed = (values: readonly number[]) => z.enum(values.map(String)).transform(Number);
/** An address without a width is that of a delivery network, which makes every size from the widest image. */
const Size = z
  .object({ w: listed(listedWidths).optional(), q: listed(listedQualities).default(DEFAULT_QUALITY), fm: z.enum(imageFormats).optional() })
  .transform(
    ({ w, q, fm }) => ({ pixels: w ?? listedWidths.at(-1)!, quality: q, format: fm ?? (w === undefined ? "png" : "avif") }) as const,
  );

/** The width of a plate's drawing in its units. */
const PLATE_UNITS = 292;
const YEAR_SECONDS = 31_536_000;
/** A link to an earlier drawing shows the present one, which may change again. */
const SOON_SECONDS = 300;

/** The dishes and the drawings that images are made of. */
export interface ImageSources {
  /** The folder of the customer app's build, which has the food and the letters. */
  readonly folder: string;
  productOf(sku: string): Promise<ProductRow | undefined>;
  brand(): Brand;
}

/**
 * Serves our own images: plates of the catalogue's dishes and the pictures of links to them, in listed widths and qualities. Nothing in
 * an address names a file. An image whose key has the digest of its drawing is kept for a year.
 */
export async function addImages(
  fastify: FastifyInstance,
  { folder, productOf, brand }: ImageSources,
  failures: FailureFilter,
): Promise<void> {
  const drawer = plateDrawerIn(folder);
  const lettering = letteringIn(folder);
  const renderer = new Renderer();
  await fastify.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
    scope.get<{ Params: { key: string } }>("/images/:key", async ({ params, query }, reply) => {
      const [, language, sku] = Key.exec(params.key) ?? [];
      const size = Size.safeParse(query);
      const product = sku && size.success ? await productOf(sku) : undefined;
      if (!product || !size.success) throw new Failure("not-found");
      const [draw, letters] = [await drawer(), lettering()];
      // A picture without its words would be kept for a year.
      if (!draw || (language && !letters)) throw new Failure("unavailable");
      const { key, ...drawing } =
        isLanguage(language) && letters ? cardOf(product, language, { draw, letters, brand: brand() }) : plateOf(product, draw);
      const { pixels, format } = size.data;
      // A png has no quality: it is drawn once for all of them.
      const quality = format === "png" ? DEFAULT_QUALITY : size.data.quality;
      const image = await renderer.image(`${key} ${pixels} ${quality} ${format}`, { ...drawing, pixels, quality, format });
      const kept = key === params.key ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${SOON_SECONDS}`;
      // Mail programs and other sites show these images.
      reply.header("cache-control", kept).header("cross-origin-resource-policy", "cross-origin");
      return reply.type(`image/${format}`).send(image);
    });
  });
}

const drawnDish = ({ key, card }: ProductRow): DrawnDish => ({ sku: key, plate: card.plate, name: card.name });

/** A dish's plate: its present key, its width in units, and its drawing. */
const plateOf = (product: ProductRow, draw: DrawPlate) => ({
  key: plateImage(drawnDish(product)),
  units: PLATE_UNITS,
  svg: () => draw(product.card.plate, product.key),
});

/** The same for the picture of links to a dish. */
const cardOf = (product: ProductRow, language: Language, tools: CardTools) => ({
  key: cardImage(drawnDish(product), language, tools.brand.key),
  units: PICTURE_SIZE.width,
  svg: () => shareCard(drawnDish(product), language, tools),
});

const isLanguage = (text: string | undefined): text is Language => text === "en" || text === "fr";
