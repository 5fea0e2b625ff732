import type { Words } from "@tablee/domain/kernel/words";

/** The words around the pages of text, which the editors write. */
export const words = {
  onThisPage: ["On this page", "Sur cette page"],
  revised: ["In force since {{day}}.", "En vigueur depuis le {{day}}."],
  applies: [
    "It applies to subscriptions made from {{from}} on, and from {{to}} on to those made before.",
    "Elle s’applique aux abonnements pris à partir du {{from}} et, à partir du {{to}}, à ceux pris avant.",
  ],
  replaced: ["A newer version has replaced this one.", "Une version plus récente a remplacé celle-ci."],
  versions: ["Versions of these terms", "Versions de ces conditions"],
  version: ["Version {{number}}, in force since {{day}}", "Version {{number}}, en vigueur depuis le {{day}}"],
} satisfies Words;
