import { signInProviderWords } from "@tablee/domain/account/provider-words";
import type { Words } from "@tablee/domain/kernel/words";

/** Words for signing in through a provider. */
export const words = {
  name: signInProviderWords,
  continueWith: ["Continue with {{provider}}", "Continuer avec {{provider}}"],
  group: ["Other ways to log in", "Autres façons de vous connecter"],
  orEmail: ["or with your email", "ou avec votre courriel"],
  orProvider: ["or with an account you already have", "ou avec un compte que vous avez déjà"],
  unavailable: [
    "We could not reach {{provider}}. Please try again in a moment.",
    "Nous n’avons pas pu joindre {{provider}}. Réessayez dans un instant.",
  ],
} satisfies Words;
