import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { plateDrawerFile } from "@tablee/contracts/pictures/plate-drawer";
import { cdnImages } from "@tablee/gateways/images/cdn-images";
import { listedWidths } from "@tablee/gateways/images/embedded-images";
import { cardImage, plateImage } from "@tablee/gateways/images/plate-image";
import { brands } from "@tablee/platform/brand";
import { readConfig } from "@tablee/platform/config";
import { createLogger } from "@tablee/platform/log";
import type { ProductRow } from "@tablee/projections/products/read-model";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { FailureFilter } from "../http/failure.filter.ts";
import { addSecurityHeaders } from "../static/security-headers.ts";
import { addImages } from "./serve-images.ts";

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="292" height="292"><circle r="4"/></svg>';
const card = { plate: { vessel: "bowl", cloth: "oat", art: ["rice"] }, name: { en: "Rice & peas", fr: "Riz aux pois" } } as const;
const dish = { sku: "RTC-0001", plate: { ...card.plate, art: ["rice"] }, name: card.name };
const plate = plateImage(dish);
const font = "fraunces-display.woff2";

describe("our own images", () => {
  let folder: string;
  let fastify: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tablee-images-"));
    mkdirSync(dirname(join(folder, plateDrawerFile)), { recursive: true });
    writeFileSync(join(folder, plateDrawerFile), `export const drawPlate = () => ${JSON.stringify(drawing)};`);
    fastify = Fastify();
    addSecurityHeaders(fastify, readConfig({}));
    await addImages(
      fastify,
      {
        folder,
        productOf: async (sku) => (sku === dish.sku ? ({ key: sku, card } as unknown as ProductRow) : undefined),
        brand: () => brands.tablee,
      },
      new FailureFilter(createLogger("spec", "silent")),
    );
  });
  afterAll(async () => {
    await fastify.close();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string) => fastify.inject(`/images/${path}`);

  it("come in a listed width, as avif or png, and are kept for a year", async () => {
    for (const format of ["avif", "png"]) {
      const { statusCode, headers, rawPayload } = await get(`${plate}?w=240&q=50&fm=${format}`);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 240, height: 240 });
    }
  });

  it("have the shape of shared links where they are for those, in each language, and are not drawn without their letters", async () => {
    expect((await get(`${cardImage(dish, "en", "tablee")}?w=1200&fm=png`)).statusCode).toBe(503);
    mkdirSync(join(folder, "assets"));
    copyFileSync(join(import.meta.dirname, "../../../../libs/ui/src/styles/fonts", font), join(folder, "assets/fraunces-display-1.woff2"));
    for (const language of ["en", "fr"] as const) {
      const { headers, rawPayload } = await get(`${cardImage(dish, language, "tablee")}?w=1200&fm=png`);
      expect(headers["cache-control"]).toContain("immutable");
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1_200, height: 630 });
    }
  });

  it("come in their widest width, which a delivery network fetches without a query", async () => {
    const address = new URL(cdnImages("https://images.example").address(plate, { width: 300, ratio: 2 }));
    const { statusCode, headers, rawPayload } = await fastify.inject(address.pathname);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
    expect((await sharp(rawPayload).metadata()).width).toBe(listedWidths.at(-1));
  });

  it("are the present drawing under an earlier key, for minutes", async () => {
    const { statusCode, headers } = await get(`plate.${dish.sku}.00000000?w=120`);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=300"]);
  });

  it.each([
    `${plate}?w=241`,
    `${plate}?w=4096`,
    `${plate}?w=240&q=74`,
    `${plate}?w=240&fm=svg`,
    `${plate}?w=`,
    `${plate}?w=0xf0`,
    `${plate}?w=%20240`,
    `${plate}?w=240&q=35`,
    "plate.RTC-9999.00000000?w=240",
    "plate.RTC-0001?w=240",
    "..%2Fserver%2Fplates.mjs?w=240",
    "plate.RTC-0001.00000000.svg?w=240",
  ])("are not there at %s", async (path) => expect((await get(path)).statusCode).toBe(404));

  it("share one drawing among callers, and are away while there is no build", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${plate}?w=360`)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
    rmSync(join(folder, plateDrawerFile));
    const { statusCode, headers } = await get(`${plate}?w=360`);
    expect([statusCode, Number(headers["retry-after"]) > 0]).toEqual([503, true]);
  });
});
