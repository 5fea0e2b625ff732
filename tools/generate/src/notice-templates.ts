import { globSync } from "node:fs";
import { basename } from "node:path";
import { noticesAbout, type SubjectKind } from "@tablee/domain/notice/vocabulary";
import { camelCase } from "./camel-case.ts";

const templates = new URL("../../../libs/notices/src/templates/", import.meta.url);

/** The list of templates, by their subject: the template of a kind is in the file of that name. @throws Error for a kind without a file */
export function noticeTemplates(): string {
  const files = new Map(globSync("*/*.ts", { cwd: templates }).map((file) => [basename(file, ".ts"), file]));
  const fileOf = (kind: string): string => {
    const file = files.get(kind);
    if (file === undefined) throw new Error(`the notice ${kind} has no template: libs/notices/src/templates/*/${kind}.ts`);
    return file;
  };
  const kinds = Object.values(noticesAbout).flat();
  const listed = (about: SubjectKind) => noticesAbout[about].map((kind) => entry(kind, camelCase(kind)));
  return [
    "// Made by tools/generate from the files of templates.",
    'import type { MarketingNotice, NoticeAbout } from "@tablee/domain/notice/vocabulary";',
    'import type { AccountFacts } from "../account/facts.ts";',
    'import type { GiftCardFacts } from "../gift-card/facts.ts";',
    'import type { OrderFacts } from "../order/facts.ts";',
    'import type { ReferralFacts } from "../referral/facts.ts";',
    ...kinds.map((kind) => `import { ${camelCase(kind)} } from "./${fileOf(kind)}";`).sort(),
    'import type { AccountTemplate, GiftCardTemplate, MarketingTemplate, OrderTemplate, ReferralTemplate } from "./template.ts";',
    "",
    "/** Every notice, by what it is about. */",
    "export const templates: {",
    '  readonly order: Readonly<Record<NoticeAbout<"order">, OrderTemplate<keyof OrderFacts>>>;',
    "  readonly account: {",
    '    readonly [Kind in NoticeAbout<"account">]: Kind extends MarketingNotice',
    "      ? MarketingTemplate<keyof AccountFacts, Kind>",
    "      : AccountTemplate<keyof AccountFacts>;",
    "  };",
    '  readonly "gift-card": Readonly<Record<NoticeAbout<"gift-card">, GiftCardTemplate<keyof GiftCardFacts>>>;',
    '  readonly referral: Readonly<Record<NoticeAbout<"referral">, ReferralTemplate<keyof ReferralFacts>>>;',
    "} = {",
    "  order: {",
    ...listed("order"),
    "  },",
    "  account: {",
    ...listed("account"),
    "  },",
    '  "gift-card": {',
    ...listed("gift-card"),
    "  },",
    "  referral: {",
    ...listed("referral"),
    "  },",
    "};",
    "",
  ].join("\n");
}

const entry = (kind: string, name: string): string => (kind === name ? `    ${name},` : `    "${kind}": ${name},`);
