import type { Words } from "@tablee/domain/kernel/words";

/** The words around the pages of text, which the editors write. */
export const words = {
  onThisPage: ["On this page", "Sur cette page"],
  revised: ["In force since {{day}}.", "En vigueur depuis le {{day}}."],
  applies: [
    "It applies to subscriptions started on {{from}} or later; for earlier ones it takes effect on {{to}}.",
    "Elle vaut pour les abonnements souscrits à partir du {{from}}; pour les autres, elle entre en vigueur le {{to}}.",
  ],
  replaced: ["A newer version has replaced this one.", "Une version plus récente a remplacé celle-ci."],
  versions: ["Versions of these terms", "Versions de ces conditions"],
  version: ["Version {{number}}, in force since {{day}}", "Version {{number}}, en vigueur depuis le {{day}}"],
} satisfies Words;
