import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Set a place for a friend", "Mettez un couvert pour un proche"],
  text: [
    "{{meals}} free meals for them, and {{credit}} of credit for you once their first paid box is delivered.",
    "{{meals}} repas offerts pour votre proche, et {{credit}} de crédit pour vous dès que sa première boîte payée est livrée.",
  ],
  credited: ["So far this year, {{credited}} of {{max}} credits.", "Jusqu’ici cette année\u00a0: {{credited}} sur {{max}} crédits."],
  invite: ["Invite a friend", "Inviter un proche"],
} satisfies Words;
