import type { Words } from "@tablee/domain/kernel/words";
import { dislikeWords } from "@tablee/domain/subscription/dislike-words";

export const words = {
  title: ["What you like", "Vos goûts"],
  text: [
    "We pick your boxes with this. You can change every dish yourself, in the first box too.",
    "On s’en sert pour composer vos boîtes. Vous pouvez ensuite changer chaque plat, dès la première.",
  ],
  diets: ["Preferences", "Préférences"],
  allergens: ["Never in my box", "Jamais dans ma boîte"],
  allergensText: [
    "We leave out whatever contains these. Our kitchen handles all of them, so traces are possible. Our meals are not for children under one year.",
    "On écarte tout ce qui en contient. Notre cuisine les manipule tous\u00a0: des traces restent possibles. Nos repas ne conviennent pas aux enfants de moins d’un an.",
  ],
  oneByOne: ["Only some nuts or grains", "Certaines noix ou céréales seulement"],
  membersOf: ["{{family}}, one by one", "{{family}}, un à un"],
  dislikes: ["Rather not", "Si possible, sans"],
  dislike: dislikeWords,
} satisfies Words;
