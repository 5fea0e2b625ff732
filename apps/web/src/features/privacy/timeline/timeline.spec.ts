import { cataloguesIn } from "@tablee/ui/i18n/catalogues-in";
import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { wordFilesIn } from "../../../../../../libs/ui/test/word-files.ts";
import { type Say, timelineFormats } from "./formats.ts";
import { type Access, type Happening, timelineOf } from "./timeline.ts";
import { pageOf } from "./timeline-page.ts";

const catalogues = cataloguesIn(await wordFilesIn(`${import.meta.dirname}/../../..`), "app");
const says = (language: "en" | "fr") => createI18n({ language, resources: catalogues }).t as unknown as Say;

test("values are written as the customer reads them", () => {
  const { plan, slot, tastes, instant, dayOf, card } = timelineFormats(says("en"), "en", "America/Toronto");
  expect(plan({ type: "ready-to-cook", persons: 4, recipes: 3, meals: 0 })).toBe("Family of four, 3 recipes a week");
  expect(plan({ type: "ready-to-eat", persons: 0, recipes: 0, meals: 8 })).toBe("Ready to eat, 8 meals a week");
  expect(slot(4, "17-22")).toBe("Thursday, 5\u00a0p.m. – 10\u00a0p.m.");
  expect(tastes({ diets: ["vegan"], allergens: ["peanut"], dislikes: ["olive"] })).toBe("Vegan, without peanut, olives");
  expect(tastes({ diets: [], allergens: [], dislikes: [] })).toBe("everything");
  expect(instant("2026-12-02T04:59:00.000Z")).toBe("Tuesday, December\u00a01, 11:59\u00a0p.m. (Eastern time)");
  expect(dayOf("2026-12-02T04:59:00.000Z")).toBe("Tuesday, December\u00a01");
  expect(card("visa", "4242")).toBe("Visa ••••\u00a04242");
});

describe("a timeline", () => {
  const at = (date: string) => ({ at: `${date}T13:15:00.000Z`, date, time: "08:15", zone: "America/Toronto" });
  const event = (given: Partial<Happening>): Happening => ({
    position: "1",
    stream: "order-0b1c",
    type: "OrderUnskipped",
    at: at("2026-12-03"),
    by: "client",
    reason: null,
    data: {},
    ...given,
  });
  const access: Access = {
    passwordHolder: true,
    triesCounted: 0,
    sessions: [{ device: "phone", browser: "Safari", system: "iOS", beganAt: at("2026-12-02") }],
    pushDevices: [],
    consents: [],
    messages: [
      {
        receivedAt: at("2026-12-01"),
        topic: "food",
        language: "fr",
        name: "Camille Roy",
        email: "camille@example.com",
        message: "Y a-t-il du sésame?",
      },
    ],
  };
  const events = [
    event({ type: "OrderGenerated", data: { week: "2026-12-28", lines: [{ sku: "RTC-0001", quantity: 1 }] }, at: at("2026-11-23") }),
    event({ type: "OrderBillingStarted" }),
    event({ by: "staff", reason: 'asked <by phone> & "twice"' }),
  ];

  it("goes by months, newest first, in local time with its zone, and gives staff's reason", () => {
    const { months, intro, beside } = timelineOf({ events, access, language: "fr", brand: "Tablée" }, says("fr"));
    expect(months.map(({ title }) => title)).toEqual(["Décembre 2026", "Novembre 2026"]);
    expect(months[0]!.entries).toEqual([
      {
        at: "2026-12-03T13:15:00.000Z",
        when: "jeudi 3\u00a0décembre, 8\u00a0h\u00a015 (heure de l’Est)",
        sentence: "Notre équipe a rétabli votre boîte de la semaine du 28\u00a0décembre 2026",
        reason: 'Motif donné\u00a0: asked <by phone> & "twice"',
      },
    ]);
    expect(intro).toContain("2 entrées");
    expect(beside.lists[0]!.items).toEqual(["Téléphone, depuis le mercredi 2\u00a0décembre, 8\u00a0h\u00a015 (heure de l’Est)"]);
    expect(beside.lists[2]!.items).toEqual([
      "mardi 1ᵉʳ\u00a0décembre, 8\u00a0h\u00a015 (heure de l’Est), de camille@example.com\u00a0: Y a-t-il du sésame?",
    ]);
    expect(beside.lists[1]!.items).toEqual(["Aucun"]);
  });

  it("is a page that runs nothing, loads nothing and lets no text become markup", () => {
    const page = pageOf(timelineOf({ events, access, language: "en", brand: "Tablée" }, says("en")));
    expect(page).toContain('<html lang="en-CA">');
    expect(page).toContain("asked &lt;by phone&gt; &amp; &quot;twice&quot;");
    expect(page).not.toMatch(/<script|<img|<link|https?:|RTC-0001|0b1c/);
  });
});
