/** Scripts whose letters are syllables or words. */
const syllable = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Cans}\p{sc=Cher}\p{sc=Ethi}\p{sc=Yi}\p{sc=Vai}]/u;

/** Returns the number of letters in a text. A letter that is a syllable or a word counts as two: `李` and `ᐃ` are whole names. */
export const letterCount = (text: string): number =>
  (text.match(/\p{L}/gu) ?? []).reduce((sum, letter) => sum + (syllable.test(letter) ? 2 : 1), 0);
