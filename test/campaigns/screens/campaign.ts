import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Report } from "../parts/report.ts";
import { peopleWhoLook } from "./people-who-look.ts";
import { consolePlaces, consoleWidths, type Language, languages, lookers, type Place, webPlaces, webWidths } from "./places.ts";
import { contextOf, lookFrom } from "./walk.ts";

interface Options {
  readonly url: string;
  /** Only places whose name, looker and language contain this. */
  readonly only: string;
  /** Instead of the widths of the product's users. */
  readonly widths: readonly number[] | undefined;
  /** The folder for pictures of the pages; none without. */
  readonly shots: string | undefined;
  readonly executablePath: string | undefined;
  readonly progress: (line: string) => void;
}

/** Every screen of both apps, in both languages, at every width: does everything fit, and can it be used? */
export async function screens(options: Options): Promise<Report> {
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
    ...(options.executablePath ? { executablePath: options.executablePath } : {}),
  });
  const violations: string[] = [];
  const figures = { screens: 0, "looks at a width": 0, "readings by axe": 0 };
  try {
    for (const language of languages) {
      // Others for each language: the app leads a client to their own. A password opens the settings for half an hour besides, and staff
      // act for a customer no longer than that.
      const { people, named } = await peopleWhoLook(options.url, language);
      for (const looker of lookers) {
        const places = [...webPlaces(language, named), ...consolePlaces(named)].filter(
          (place) => place.looker === looker && titleOf(place, language).includes(options.only),
        );
        if (places.length === 0) continue;
        const context = await contextOf(browser, options.url, language, people[looker].jar);
        for (const place of places) {
          const widths = options.widths ?? (looker === "staff" ? consoleWidths : webWidths);
          const shots = options.shots && join(options.shots, fileOf(place, language));
          const readAt = threeOf(widths);
          // Pictures are of the light theme: it is the last that is read.
          const wrong = await lookFrom(context, place, {
            widths,
            readAt,
            themes: ["dark", "light"],
            shots,
            inLives: looker !== "staff",
          });
          violations.push(...wrong.map((each) => `${titleOf(place, language)}: ${each}`));
          figures.screens++;
          figures["looks at a width"] += widths.length;
          figures["readings by axe"] += 2 * readAt.length;
          options.progress([titleOf(place, language), ...wrong].join("\n  "));
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return { campaign: "screens", figures, violations };
}

/** The narrowest width, the widest, and the one between. */
const threeOf = (widths: readonly number[]): readonly number[] => [
  ...new Set([widths[0]!, widths[Math.floor(widths.length / 2)]!, widths.at(-1)!]),
];

const titleOf = ({ name, looker }: Place, language: Language): string => `${language} ${looker} ${name}`;
const fileOf = (place: Place, language: Language): string => titleOf(place, language).replaceAll(/[^\w]+/g, "-");
