import { expect, type Page } from "@playwright/test";
import { FOR_STRANGERS } from "@tablee/contracts/page-paths";
import { pathTo } from "../../apps/web/src/shared/routing/paths.ts";
import { customerIn } from "../parts/customer.ts";
import { type Language, words } from "../parts/sign-up.ts";
import { screens } from "../parts/words.ts";
import { storiesIn, test } from "../story.ts";

/** The paths of all that this browser keeps, by the name of each cache without its brand. */
const keptBy = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const pathsIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return Object.fromEntries(
      await Promise.all((await caches.keys()).map(async (name) => [name.replace(/-\w+$/, ""), await pathsIn(name)])),
    );
  });

for (const language of ["en", "fr"] as const satisfies readonly Language[]) {
  const story = storiesIn(language);
  const { app, footer, ui } = screens[language];

  test.describe(`public pages without a network, in ${language}`, () => {
    test.use({ locale: `${language}-CA`, serviceWorkers: "allow", viewport: { width: 360, height: 780 } });

    story("are kept and shown, and nothing of an account is", {
      runs: "all",
      provedBy: [
        "apps/web/src/worker/strategy-of.spec.ts: is kept only if the server drew it for strangers, at the address that was asked for",
        "apps/api/src/static/drawn-pages.spec.ts: are sent empty to visits that remember something, and where that cannot be told",
        "apps/web/src/shared/api/query-client.spec.ts: is retried until a server that cannot be reached answers",
        "libs/contracts/src/client.spec.ts: is one that did not reach it: %s",
        "apps/api/src/static/offline/offline-site.spec.ts: has a document in the language and the brand, whose policy holds its nonce",
      ],
    })(async ({ page, context, request }) => {
      const heading = page.getByRole("heading", { level: 1 });
      const [home, faq, menu] = [pathTo("home", language), pathTo("faq", language), pathTo("menu", language, { date: "this-week" })];
      // A busy server may send its first answers without a drawing, and those are not kept.
      for (const path of [home, faq]) await expect.poll(async () => (await request.get(path)).headers()[FOR_STRANGERS]).toBeDefined();
      await page.goto(faq);
      const title = (await heading.textContent())!;
      await expect.poll(async () => (await keptBy(page)).pages?.toSorted()).toEqual([home, faq].toSorted());
      await customerIn(page, language);
      for (const address of [menu, words[language].account]) await page.goto(address, { waitUntil: "networkidle" });
      const ofAccount = (await heading.textContent())!;
      const { pages, ...others } = await keptBy(page);
      expect(pages!.toSorted()).toEqual([home, faq].toSorted());
      expect(
        Object.values(others)
          .flat()
          .filter((path) => !/^\/(?:assets|images|offline)\/|^\/icon/.test(path)),
      ).toEqual([]);

      await context.setOffline(true);
      await page.goto(faq);
      await expect(heading).toHaveText(title);
      await expect(page.getByText(ui.offline.title)).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);

      // A form fails at once, and sign-up has a way back.
      const form = page.getByRole("contentinfo").getByRole("region", { name: footer.newsletter.title });
      await form.getByRole("textbox", { name: footer.newsletter.email }).fill("kept@example.com");
      await form.getByRole("checkbox").check();
      await form.getByRole("button", { name: footer.newsletter.subscribe }).click();
      await expect(form.getByRole("alert")).not.toBeEmpty();
      await page.getByRole("banner").getByRole("link", { name: app.nav.signUp }).click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(pathTo("signup_plans", language)));
      await expect(page.locator("header").getByRole("link").first()).toHaveAttribute("href", home);
      await page.goto(words[language].account);
      await expect(heading).toHaveText(ui.late.title);
      await expect(page.getByRole("listitem")).toHaveCount(2);
      await context.setOffline(false);
      await expect(heading).toHaveText(ofAccount);

      // A server that is away is no error: the next page waits for it.
      await page.route("**/api/**", (route) => route.fulfill({ status: 502, body: "<html>" }));
      await page
        .getByRole("banner")
        .getByRole("link", { name: /points?$/ })
        .click();
      await expect(page.getByText(ui.offline.away)).toBeVisible();
      await expect(page.getByText(ui.late.read).first()).toBeVisible();
      await page.unrouteAll();
      await expect(heading).toHaveText(app.nav.rewards);
      await expect(page.getByText(ui.offline.away)).toHaveCount(0);
    });
  });
}
