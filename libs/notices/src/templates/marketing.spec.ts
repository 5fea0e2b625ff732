import { isMarketing, noticesAbout } from "@tablee/domain/notice/vocabulary";
import { about, message } from "../../test/messages.ts";
import { templates } from "./all-templates.gen.ts";

const notices = [
  ...noticesAbout.order.map((kind) => ({ about: "order", kind }) as const),
  ...noticesAbout.account.map((kind) => ({ about: "account", kind }) as const),
  ...noticesAbout["gift-card"].map((kind) => ({ about: "gift-card", kind }) as const),
  ...noticesAbout.referral.map((kind) => ({ about: "referral", kind }) as const),
];

it.each(notices)("a mail about an $about, $kind, explains how to stop it only where it is no part of the service", (notice) => {
  for (const language of ["en", "fr"] as const) {
    const { text, html, unsubscribeUrl } = message(notice, "mail", about(language));
    const isOffer = notice.about === "referral" || isMarketing(notice.kind);
    expect(unsubscribeUrl).toBe(isOffer ? "https://tablee.example/unsubscribe/the-token" : undefined);
    for (const form of [text, html!]) expect(form.includes("/unsubscribe/the-token")).toBe(isOffer);
  }
});

describe("a mail that is no part of the service", () => {
  const mail = (language: "en" | "fr") => message({ about: "account", kind: "still-paused" }, "mail", about(language));

  it("states why it comes, how to stop it, who sends it, and their postal address", () => {
    expect(mail("en").text.split("\n\n").at(-1)).toBe(
      [
        "You get this email because you agreed to receive personal offers by email.",
        "Stop these emails: https://tablee.example/unsubscribe/the-token",
        "Tablée inc., 100, rue de l’Exemple, Montréal, QC  H0H\u00a00H0",
      ].join("\n"),
    );
    expect(mail("fr").text.split("\n\n").at(-1)).toBe(
      [
        "Vous recevez ce courriel parce que vous avez accepté de recevoir nos offres personnelles par courriel.",
        "Ne plus recevoir ces courriels\u00a0: https://tablee.example/unsubscribe/the-token",
        "Tablée inc., 100, rue de l’Exemple, Montréal (Québec)  H0H\u00a00H0",
      ].join("\n"),
    );
    expect(mail("fr").html).toContain('<a class="link" href="https://tablee.example/unsubscribe/the-token"');
  });

  it("states since when a subscription is paused and until when, and promises nothing of money", () => {
    expect(mail("en").text).toContain(
      "paused since Monday, January\u00a04. It resumes automatically on Thursday, February\u00a018, or sooner if you like.",
    );
    expect(mail("fr").text).toContain(
      "en pause depuis le lundi\u00a04\u00a0janvier. Il reprend automatiquement le jeudi\u00a018\u00a0février",
    );
    const words = { brand: "Tablée", pausedOn: "Monday, January 4", resumesOn: undefined };
    expect(templates.account["still-paused"].en(words as never).paragraphs[0]).toMatch(/It stays paused until you resume it\.$/);
    expect(templates.account["still-paused"].fr(words as never).paragraphs[0]).toMatch(/Il le reste jusqu’à ce que vous le repreniez\.$/);
    // The footer, proven above, names the personal offers that were agreed to.
    for (const language of ["en", "fr"] as const)
      expect([mail(language).subject, ...mail(language).text.split("\n\n").slice(0, -1)].join(" ")).not.toMatch(
        /\$|charge|factur|free|gratuit|offer|rabais|%/i,
      );
  });
});
