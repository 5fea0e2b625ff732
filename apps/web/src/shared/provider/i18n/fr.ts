import type { words as english } from "./en.ts";

export const words: typeof english = {
  name: { google_oauth2: "Google", facebook: "Facebook", apple: "Apple" },
  continueWith: "Continuer avec {{provider}}",
  group: "Autres façons de vous connecter",
  orEmail: "ou avec votre courriel",
  orProvider: "ou avec un fournisseur qui vous connaît déjà",
  unavailable: "Nous n’avons pas pu joindre {{provider}}. Réessayez dans un instant.",
};
