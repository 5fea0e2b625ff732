import { noticesAbout } from "@tablee/domain/notice/vocabulary";
import { about, message } from "../../test/messages.ts";

const notices = [
  ...noticesAbout.order.map((kind) => ({ about: "order", kind }) as const),
  ...noticesAbout.account.map((kind) => ({ about: "account", kind }) as const),
  ...noticesAbout["gift-card"].map((kind) => ({ about: "gift-card", kind }) as const),
  ...noticesAbout.referral.map((kind) => ({ about: "referral", kind }) as const),
];

/** A date or an hour that a line may end in. */
const broken =
  /\d(?:ᵉʳ)? (?:janv|févr|mars|avril|mai|juin|juil|août|sept|oct|nov|déc)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d|\d h\b|\d [ap]\.m\./;

it.each(notices)("a mail about an $about, $kind, breaks no date or hour over two lines, and shows a list as one", (notice) => {
  for (const language of ["en", "fr"] as const) {
    const { subject, text, html } = message(notice, "mail", about(language));
    for (const part of [subject, text, html!]) expect(part).not.toMatch(broken);
    expect(html).not.toMatch(/<br>·|>·/);
  }
});
