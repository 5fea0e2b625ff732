import type { Account } from "@tablee/domain/account/decider";
import type { Channel, NoticeAbout } from "@tablee/domain/notice/vocabulary";
import type { Brand } from "@tablee/platform/brand";
import type { ExistingOrder } from "../../order/own-order.ts";
import { templates } from "../templates/all-templates.ts";
import { signInsGuessed } from "../templates/sign-ins-guessed.ts";
import { factsOf } from "./facts.ts";
import { frames } from "./frames.ts";
import { htmlOf } from "./html.ts";
import type { Words } from "./words.ts";

export interface About {
  readonly order: ExistingOrder;
  readonly account: Extract<Account, { person: unknown }>;
  readonly nameOf: (sku: string) => string;
  readonly at: string;
  readonly publicUrl: string;
  readonly brand: Brand;
  /** Of what was paid or given back, as payment history and support have it; undefined for messages of anything else. */
  readonly receiptNumber?: string | undefined;
}

/** A message in the customer's language: a mail with its plain text beside it, or a text message. */
export function compose(kind: NoticeAbout<"order">, channel: Channel, about: About): { subject: string; text: string; html?: string } {
  const { account, brand } = about;
  const words = templates[kind][account.language](factsOf(about));
  if (channel === "mail") return layOut(words, about);
  return { subject: words.subject, text: `${brand.name}${frames[account.language].colon} ${words.sms}` };
}

type Addressed = Pick<About, "account" | "brand" | "publicUrl">;

/** A mail about the account itself. */
export const composeWarning = (about: Addressed): ReturnType<typeof layOut> =>
  layOut(signInsGuessed[about.account.language]({ brand: about.brand.name }), about);

function layOut(words: Omit<Words, "sms">, { account, brand, publicUrl }: Addressed) {
  const { language, person } = account;
  const { colon, ...frame } = frames[language];
  const greeting = frame.greeting(person.firstName);
  const closing = frame.closing(brand.name);
  const link = words.action ? [`${words.action.label}${colon} ${publicUrl}${words.action.path}`] : [];
  const facts = (words.facts ?? []).map(([label, value]) => `${label}${colon} ${value}`);
  const bills = (words.bills ?? []).map(({ title, lines }) =>
    [title, ...lines.map(({ label, amount }) => `${label}${colon} ${amount}`)].join("\n"),
  );
  const text = [greeting, ...words.paragraphs, ...bills, ...facts, ...link, closing].join("\n\n");
  return { subject: words.subject, text, html: htmlOf(words, { greeting, closing, publicUrl, language, brand }) };
}
