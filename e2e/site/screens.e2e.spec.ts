import { expect } from "@playwright/test";
import { drawnRoutes } from "../../apps/web/src/shared/routing/drawn-routes.ts";
import type { RouteName } from "../../apps/web/src/shared/routing/route-table.ts";
import { peopleWhoLook } from "../../test/campaigns/screens/people-who-look.ts";
import { consolePlaces, type Looker, lookers, type Place, webPlaces } from "../../test/campaigns/screens/places.ts";
import { contextOf, lookFrom } from "../../test/campaigns/screens/walk.ts";
import { origin } from "../parts/customer.ts";
import { story, test } from "../story.ts";

/** A phone, a tablet and a desk; `script/campaign screens` looks at every width, in both languages. */
const widths: Readonly<Record<Looker, readonly number[]>> = {
  visitor: [320, 768, 1280],
  newcomer: [320, 768, 1280],
  client: [320, 768, 1280],
  staff: [768, 1280],
  acting: [320, 768, 1280],
};
/** The number of pages read in parallel. */
const LANES = 3;

test.describe("every screen, in French", () => {
  let seen: Awaited<ReturnType<typeof peopleWhoLook>>;
  let places: readonly Place[];
  test.beforeAll(async () => {
    seen = await peopleWhoLook(origin(), "fr");
    places = [...webPlaces("fr", seen.named), ...consolePlaces(seen.named)];
  });

  for (const looker of lookers)
    story(`fits, as a ${looker} sees it, and can be used`, {
      runs: "once",
      why: "Widths and axe need a rendered page; each screen is read once here.",
    })(async ({ browser }) => {
      const context = await contextOf(browser, origin(), "fr", seen.people[looker].jar);
      // A visitor who has chosen a plan is no stranger: the server draws no page for them.
      const stranger = await contextOf(browser, origin(), "fr", new Map());
      const contextFor = ({ name }: Place) => (looker === "visitor" && drawnRoutes.has(name as RouteName) ? stranger : context);
      const own = places.filter((place) => place.looker === looker);
      const wrong: string[] = [];
      const lane = async (which: number) => {
        for (const place of own.filter((_, i) => i % LANES === which)) {
          // One reading by axe a screen, though several people see it.
          const isFirst = places.find(({ name }) => name === place.name) === place;
          const readAt = widths[looker].slice(0, 1);
          const found = await lookFrom(contextFor(place), place, { widths: widths[looker], readAt, themes: isFirst ? ["light"] : [] });
          wrong.push(...found.map((each) => `${place.name}: ${each}`));
        }
      };
      await Promise.all(Array.from({ length: LANES }, (_, which) => lane(which)));
      expect(wrong).toEqual([]);
      await Promise.all([context.close(), stranger.close()]);
    });
});
