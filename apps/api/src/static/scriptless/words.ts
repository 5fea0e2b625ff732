import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  needed: [
    "This page needs JavaScript, which is turned off in your browser. Turn it on, then load the page again.",
    "Cette page a besoin de JavaScript, qui est désactivé dans votre navigateur. Activez-le, puis rechargez la page.",
  ],
  dimmed: [
    "JavaScript is turned off in your browser. Forms need it, and so do the dimmed buttons, lists and fields of this page; its links work.",
    "JavaScript est désactivé dans votre navigateur. Les formulaires en ont besoin, tout comme les boutons, listes et champs estompés de cette page; ses liens fonctionnent.",
  ],
  reach: ["You can also reach us directly:", "Vous pouvez aussi nous joindre directement\u00a0:"],
} satisfies Words;
