import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  title: ["Version {{number}} of our terms awaits you", "La version {{number}} de nos conditions vous attend"],
  text: [
    "Our email about it came back to us, so it does not apply to your subscription yet. It will, after seven full days, once you confirm that you read this. If you do not accept it, you can pause or end your subscription at any time.",
    "Notre courriel à ce sujet nous est revenu\u00a0: elle ne s’applique donc pas encore à votre abonnement. Elle s’appliquera après sept jours complets, une fois que vous aurez confirmé avoir lu cet avis. Si vous ne l’acceptez pas, vous pouvez en tout temps mettre votre abonnement en pause ou y mettre fin.",
  ],
  see: ["Read version {{number}}", "Lire la version {{number}}"],
  confirm: ["I read this notice", "J’ai lu cet avis"],
} satisfies Words;
