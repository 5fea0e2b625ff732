import { cents } from "@tablee/domain/kernel/money";
import { noticesAbout } from "@tablee/domain/notice/vocabulary";
import { order as orderDecider } from "@tablee/domain/order/decider";
import type { OrderEvent } from "@tablee/domain/order/events";
import type { ExistingOrder } from "@tablee/domain/order/state";
import { method, orderGenerated, person, price } from "@tablee/domain/testing/examples";
import { brands } from "@tablee/platform/brand";
import { about, aboutOrder, message, order } from "../../test/messages.ts";
import { type Frame } from "../layout/compose.ts";
import { templates } from "./all-templates.gen.ts";

const notices = [
  ...noticesAbout.order.map((kind) => ({ about: "order", kind }) as const),
  ...noticesAbout.account.map((kind) => ({ about: "account", kind }) as const),
  ...noticesAbout["gift-card"].map((kind) => ({ about: "gift-card", kind }) as const),
  ...noticesAbout.referral.map((kind) => ({ about: "referral", kind }) as const),
];

describe.each(["en", "fr"] as const)("a message in %s", (language) => {
  it.each(notices)("holds everything about an $about: $kind, by mail and in a text", (notice) => {
    const mail = message(notice, "mail", about(language));
    const sms = message(notice, "sms", about(language));
    for (const text of [mail.subject, mail.text, mail.html!, sms.text]) {
      expect(text).not.toMatch(/undefined|NaN|\[object|\{\{/);
      expect(text.trim().length).toBeGreaterThan(10);
    }
    expect(mail.text).toContain(person.firstName);
    expect(sms.text).toContain("Tablée");
    expect(sms).not.toHaveProperty("html");
    expect(mail.html).not.toContain("<RTC-");
    if (language === "fr") {
      expect(mail.text).not.toMatch(/[^\u00a0\d]:(?!\/\/|\d)/);
      expect(mail.text).not.toMatch(/ [?!;]/);
    }
  });
});

it.each(notices)("a message about an $about, $kind, carries the brand that it is sent under, and no other", (notice) => {
  for (const language of ["en", "fr"] as const) {
    const sold = { ...about(language), brand: brands.laurier, seller: brands.laurier.seller };
    const [mail, sms] = [message(notice, "mail", sold), message(notice, "sms", sold)];
    for (const text of [mail.text, mail.html!, sms.text]) expect(text).toContain("Cuisine Laurier");
    expect(JSON.stringify([mail, sms])).not.toContain("Tablée");
    expect(mail.html).toContain(brands.laurier.colors.primary);
    expect(mail.html).not.toContain(brands.tablee.colors.primary);
  }
});

it.each(["order-ready", "order-charged"] as const)("%s names the hours between which the box comes", (kind) => {
  const [en, fr] = (["en", "fr"] as const).map((language) => aboutOrder(kind, "mail", about(language)).text);
  expect(en).toContain("between 7\u00a0a.m. and noon");
  expect(fr).toContain("de 7\u00a0h à midi");
});

it.each(["order-ready", "order-charged", "cutoff-in-48-hours"] as const)(
  "%s says how many dishes of its plan a box has, where no more could be picked",
  (kind) => {
    const lines = orderGenerated.data.lines.slice(0, 2);
    const short = orderDecider.evolve(orderDecider.initialState, { ...orderGenerated, data: { ...orderGenerated.data, lines } });
    const text = (language: "en" | "fr", order: ExistingOrder) => aboutOrder(kind, "mail", { ...about(language), order }).text;
    expect(text("en", short as ExistingOrder)).toContain("2 of the 3 recipes of your plan");
    expect(text("fr", short as ExistingOrder)).toContain("2 des 3 recettes de votre forfait");
    expect(text("en", order)).not.toContain("of your plan");
  },
);

it("a time at the end of a sentence ends it, without a second stop", () => {
  const open = orderDecider.evolve(orderDecider.initialState, orderGenerated) as ExistingOrder;
  const texts = noticesAbout.order.flatMap((kind) =>
    (["mail", "sms"] as const).map((channel) => aboutOrder(kind, channel, { ...about("en"), order: open }).text),
  );
  expect(texts.filter((text) => /[ap]\.m\. (?:It|As) /.test(text))).not.toEqual([]);
  expect(texts.filter((text) => /\.m\.\./.test(text))).toEqual([]);
});

it("a device shows a box on its way in a sentence under the brand, and a tap follows it", () => {
  const [en, fr] = (["en", "fr"] as const).map((language) => aboutOrder("on-its-way", "push", about(language)));
  expect(en).toMatchObject({ subject: "Tablée", url: "https://tablee.example/track/box#the-token" });
  expect(en!.text).toMatch(/^Your box is on its way and should be with you by /);
  expect(fr!.text).toMatch(/^Votre boîte est en route et devrait être chez vous /);
});

it("a notice of a box on its way leads to it without a sign-in, in a text message as well", () => {
  const [en, fr] = (["en", "fr"] as const).map((language) =>
    (["mail", "sms"] as const).map((channel) => aboutOrder("on-its-way", channel, about(language)).text),
  );
  for (const text of en!) expect(text).toMatch(/ https?:\/\/[^ ]+\/track\/box#the-token$/m);
  for (const text of fr!) expect(text).toMatch(/ https?:\/\/[^ ]+\/suivi\/boite#the-token$/m);
});

it("every mail names whom to write to, and whom to call where a number is configured", () => {
  const reachable = { ...brands.tablee, contact: { email: "aide@tablee.example", phone: "514 555-0100" } };
  const ends = (language: "en" | "fr", brand: Frame["brand"]) => {
    const mail = aboutOrder("delivered", "mail", { ...about(language), brand });
    expect(mail.html).toContain(brand.contact.email);
    return mail.text.split("\n\n").at(-2);
  };
  expect(ends("en", brands.tablee)).toBe("A question? Write to bonjour@tablee.example.");
  expect(ends("fr", brands.tablee)).toBe("Une question? Écrivez à bonjour@tablee.example.");
  expect(ends("en", reachable)).toBe("A question? Write to aide@tablee.example, or call 514 555-0100.");
  expect(ends("fr", reachable)).toBe("Une question? Écrivez à aide@tablee.example ou appelez au 514 555-0100.");
});

it.each(["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"] as const)(
  "%s states when the box is charged: an hour after its cutoff",
  (kind) => {
    const open = orderDecider.evolve(orderDecider.initialState, orderGenerated) as ExistingOrder;
    const [en, fr] = (["en", "fr"] as const).map((language) => aboutOrder(kind, "mail", { ...about(language), order: open }).text);
    expect(en).toMatch(/until .*, 11:59.p\.m\.[\s\S]* charged on .*, 1.a\.m\./);
    expect(fr).toMatch(/jusqu’au .* 23.h.59[.\s][\s\S]* facturée? le .* 1.h/);
  },
);

it.each(["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"] as const)(
  "%s announces no charge of a box that is paid for",
  (kind) => {
    const open = orderDecider.evolve(orderDecider.initialState, orderGenerated) as ExistingOrder;
    const covered = { order: open, expectedCents: cents(0) };
    const [en, fr] = (["en", "fr"] as const).map((language) => aboutOrder(kind, "mail", { ...about(language), ...covered }).text);
    expect(en).toContain("there is nothing to pay for it");
    expect(fr).toContain("vous n’avez rien à payer");
    expect(`${en}${fr}`).not.toMatch(/ charged on | facturée? le /);
  },
);

it("a pause is announced with the boxes that it skips: all that can change, or those whose cutoff falls before its end", () => {
  const { "subscription-paused": paused } = templates.account;
  const said = (language: "en" | "fr", resumesOn: string | undefined) =>
    JSON.stringify(paused[language]({ brand: "Tablée", recordNumber: "S-0A1B2-C3D4E", resumesOn } as never));
  expect(said("en", undefined)).toContain("Boxes that can still change are skipped");
  expect(said("fr", undefined)).toContain("Les boîtes qui peuvent encore changer sont sautées");
  const dated = [said("en", "Thursday, February 18"), said("fr", "jeudi 18 février")];
  expect(dated[0]).toMatch(
    /whose cutoff falls before Thursday, February 18 are skipped.* Later boxes come as planned, and each is charged/,
  );
  expect(dated[1]).toMatch(/dont la date limite tombe avant le jeudi 18 février sont sautées.* Les suivantes arrivent comme prévu/);
  for (const text of dated) expect(text).not.toMatch(/can still change|peuvent encore changer/);
});

it("a pause after two unpaid boxes is announced with its cause, and sends to the payment method", () => {
  const { "subscription-paused": paused } = templates.account;
  const said = (language: "en" | "fr") =>
    paused[language]({ brand: "Tablée", recordNumber: "S-0A1B2-C3D4E", resumesOn: undefined, isUnpaid: true } as never);
  expect(said("en").paragraphs[0]).toContain("Your last two boxes could not be paid");
  expect(said("fr").paragraphs[0]).toContain("Vos deux dernières boîtes n’ont pas pu être payées");
  expect([said("en").action?.path, said("fr").action?.path]).toEqual(["/settings/payment", "/parametres/paiement"]);
  expect([said("en").sms, said("fr").sms]).toEqual([expect.stringContaining("two boxes"), expect.stringContaining("deux dernières")]);
});

it("a new plan names the boxes to regenerate by the app's word for it", () => {
  const { text } = message({ about: "account", kind: "plan-changed" }, "mail", about("fr"));
  expect(text).toContain("celles que vous pouvez adapter");
  expect(text).not.toMatch(/refaire|recomposer/);
});

it("a moved end of a pause is announced with its day, or as none", () => {
  const { "pause-moved": moved } = templates.account;
  const said = (language: "en" | "fr", resumesOn: string | undefined) =>
    JSON.stringify(moved[language]({ brand: "Tablée", recordNumber: "S-0A1B2-C3D4E", resumesOn, excludedDishes: [] } as never));
  expect(said("en", "Thursday, February 18")).toContain("resumes automatically on Thursday, February 18");
  expect(said("fr", "jeudi 18 février")).toContain("reprend automatiquement le jeudi 18 février");
  expect(said("en", undefined)).not.toContain("by itself");
  expect(said("fr", undefined)).not.toContain("automatiquement");
});

it("a new plan is announced with the day of its first box and its words, and moves no existing box", () => {
  const notice = { about: "account", kind: "plan-changed" } as const;
  const [en, fr] = (["en", "fr"] as const).map((language) => message(notice, "mail", about(language)).text);
  expect(en).toContain("Your new plan: 4 people, 2 recipes a week. Its first box comes on Monday, February\u00a015.");
  expect(en).toContain("A box made for your plan before keeps it.");
  expect(en).toContain("confirmation number is S-0A1B2-C3D4E");
  expect(fr).toContain(
    "Votre nouveau forfait\u00a0: 4 personnes, 2 recettes par semaine. Sa première boîte arrive le lundi\u00a015\u00a0février.",
  );
  expect(fr).toContain("Une boîte composée pour l’ancien forfait le garde.");
});

describe("a message about an open box", () => {
  const { lines } = orderGenerated.data;
  const edited = (held: typeof lines): OrderEvent => ({
    type: "OrderEdited",
    data: { lines: held, editingSession: "a window", editedAt: orderGenerated.data.generatedAt },
  });
  const open = (held: typeof lines): ExistingOrder =>
    [orderGenerated, edited(held)].reduce(orderDecider.evolve, orderDecider.initialState) as ExistingOrder;
  const kinds = ["order-ready", "cutoff-in-48-hours", "cutoff-in-24-hours"] as const;
  const composed = (kind: (typeof kinds)[number], language: "en" | "fr", held: typeof lines) => {
    const facts = { ...about(language), order: open(held) };
    return { mail: aboutOrder(kind, "mail", facts), sms: aboutOrder(kind, "sms", facts) };
  };

  it.each(kinds)("states in %s what it lacks of the minimum, and that it will not be delivered unless it changes", (kind) => {
    const en = composed(kind, "en", lines.slice(0, 1));
    expect(en.mail.subject).toMatch(/^\$29\.50 short of the \$59\.00 minimum: as it stands, no box on /);
    expect(en.mail.text.split("\n\n")[1]).toMatch(
      /^\$29\.50 short of the \$59\.00 minimum: as it stands, your box .* will not be delivered/,
    );
    expect(en.mail.text).toContain(`/orders/${orderGenerated.data.orderId}/editor`);
    expect(en.sms.text).toContain("will not be delivered");
    const fr = composed(kind, "fr", lines.slice(0, 1));
    expect(fr.mail.subject).toMatch(
      /^Il manque 29,50\u00a0\$ pour atteindre le minimum de 59,00\u00a0\$\u00a0: sans ajout, pas de boîte le /,
    );
    expect(fr.mail.text.split("\n\n")[1]).toMatch(/telle quelle, votre boîte du .* ne sera pas livrée/);
    expect(fr.mail.text).toContain(`/commandes/${orderGenerated.data.orderId}/editeur`);
    expect(fr.sms.text).toContain("elle ne sera pas livrée");
    for (const { mail } of [en, fr]) expect(mail.text).not.toMatch(/nothing to do|rien à faire|prête|ready/);
    for (const text of [fr.mail.text, fr.mail.subject, fr.sms.text]) {
      expect(text).not.toMatch(/[^\u00a0\d]:(?!\/\/|\d)/);
      expect(text).not.toMatch(/ [?!;]/);
    }
  });

  it.each(kinds)("states in %s that an empty one is empty", (kind) => {
    expect(composed(kind, "en", []).mail.text).toContain("It is still empty.");
    expect(composed(kind, "fr", []).mail.text).toContain("Elle est encore vide.");
  });

  it.each(kinds)("does not mention the minimum in %s once it is reached", (kind) => {
    expect(composed(kind, "en", lines).mail.text).not.toContain("minimum");
    expect(composed(kind, "fr", lines).mail.subject).not.toContain("minimum");
  });
});

describe("a message about a box that came", () => {
  it("lists what was added and paid late, beside what was ordered", () => {
    const extra = { sku: "MKT-0007", kind: "market", quantity: 2, taxCategory: "basic-grocery", priceCents: 700 } as const;
    const [ordered] = orderGenerated.data.lines;
    const addition = { price: { ...price, lines: price.lines.slice(0, 2) }, attempts: 1 };
    const additions = {
      paid: { ...addition, status: "billed", lines: [extra, { ...ordered!, upgrade: true }] },
      dropped: { ...addition, status: "dropped", lines: [{ ...extra, sku: "MKT-0008" }] },
    };
    const { text } = aboutOrder("delivered", "mail", { ...about("en"), order: { ...order, additions } as never });
    expect(text).toContain(`· Tourtière <${ordered!.sku}>`);
    expect(text).toContain("· 2 × Tourtière <MKT-0007>");
    expect(text).not.toContain("MKT-0008");
  });
});

describe("the number of a receipt", () => {
  it.each(["order-charged", "additions-charged", "refunded", "receipt"] as const)("is in the mail of %s", (kind) => {
    const [en, fr] = (["en", "fr"] as const).map((language) =>
      aboutOrder(kind, "mail", { ...about(language), receipt: { number: "O-7Q2KD-0M4XW" } }),
    );
    expect(en!.text).toContain("Receipt: O-7Q2KD-0M4XW");
    expect(fr!.text).toContain("Reçu\u00a0: O-7Q2KD-0M4XW");
    expect(fr!.html).toContain("O-7Q2KD-0M4XW");
  });
});

describe("the paper of a receipt", () => {
  const paid = { number: "O-7Q2KD-0M4XW", paidAt: "2027-02-04T06:00:00.000Z", paidWith: method };

  it.each(["order-charged", "additions-charged", "refunded", "receipt"] as const)(
    "names who sold and who bought in the mail of %s",
    (kind) => {
      const [en, fr] = (["en", "fr"] as const).map((language) => aboutOrder(kind, "mail", { ...about(language), receipt: paid }).text);
      expect(en).toContain("Sold by: Tablée inc., 100, rue de l’Exemple, Montréal, QC  H0H\u00a00H0");
      expect(en).toContain("Billed to: Rosalie Tremblay, Toronto, ON  M4E\u00a01A1");
      expect(en).toContain("HST [H], registration number: 123456789 RT0001");
      expect(fr).toContain("Vendu par\u00a0: Tablée inc., 100, rue de l’Exemple, Montréal (Québec)  H0H\u00a00H0");
      expect(fr).toContain("Facturé à\u00a0: Rosalie Tremblay, Toronto (Ontario)  M4E\u00a01A1");
      expect(fr).toContain("TVH [H], numéro d’inscription\u00a0: 123456789 RT0001");
    },
  );

  it("states when and with what it was paid, by the local day", () => {
    const [en, fr] = (["en", "fr"] as const).map((language) => aboutOrder("receipt", "mail", { ...about(language), receipt: paid }).text);
    expect(en).toContain("Issued: Thursday, February\u00a04, 2027");
    expect(en).toContain("Paid with: Visa •••• 4242");
    expect(fr).toContain("Émis le\u00a0: jeudi\u00a04\u00a0février 2027");
    expect(fr).toContain("Mode de paiement\u00a0: Visa •••• 4242");
  });
});

it("a gift's mail carries its code, and shows the buyer's markup as text", () => {
  const [received, bonus] = (["gift-card-received", "gift-card-bonus"] as const).map((kind) =>
    message({ about: "gift-card", kind }, "mail", about("fr")),
  );
  for (const mail of [received!, bonus!]) for (const part of [mail.text, mail.html!]) expect(part).toContain("ABCD-EFGH-JKMN-7K2Q");
  expect(received!.html).toContain("Bonne fête &lt;b&gt;Noé&lt;/b&gt;!");
  expect(received!.html).not.toContain("<b>Noé");
});

it("the confirmation of a gift leads to its page to print where it is printed, and never shows the code", () => {
  const { text } = message({ about: "gift-card", kind: "gift-card-bought" }, "mail", about("en"));
  expect(text).toContain("https://tablee.example/gift#print=the-print-token");
  expect(text).not.toContain("ABCD");
});
