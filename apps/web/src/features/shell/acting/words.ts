import type { Words } from "@tablee/domain/kernel/words";

export const words = {
  name: ["You are acting for {{name}}.", "Vous agissez au nom de {{name}}."],
  text: [
    "All of it is recorded under your name, {{by}}, for half an hour at most.",
    "Tout est consigné à votre nom, {{by}}, pendant une demi-heure au plus.",
  ],
  end: ["Stop now", "Arrêter maintenant"],
} satisfies Words;
