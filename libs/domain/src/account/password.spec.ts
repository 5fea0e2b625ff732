import { weaknessOf } from "./password.ts";

const person = { firstName: "Noémie", lastName: "Roy", email: "noemie.roy+boxes@courriel.example" };

describe("a password", () => {
  it.each([
    ["          ", "password-repeated"],
    ["aaaaaaaaaaaa", "password-repeated"],
    ["1212121212121", "password-repeated"],
    ["passwordpassword", "password-repeated"],
    ["Soleil!Soleil!", "password-repeated"],
    ["tablee2026!", "password-brand"],
    ["Tablée-2026", "password-brand"],
    ["TableeLaurier1", "password-brand"],
    ["noemie.roy", "password-personal"],
    ["NoémieRoy2026", "password-personal"],
    ["roy-noemie-tablee", "password-personal"],
    ["courriel.example", "password-personal"],
  ])("%j is refused: %s", (password, code) => {
    expect(weaknessOf(password, person)).toBe(code);
  });

  it.each(["une-longue-phrase-2026", "Noémie aime les lacs gelés", "table laurier orange", "8294017365", "x9#Kq!2vLp"])(
    "%j is accepted",
    (password) => {
      expect(weaknessOf(password, person)).toBeUndefined();
    },
  );

  it("may contain the parts of a name or address that are too short to guess from", () => {
    const short = { firstName: "Li", lastName: "A", email: "l@a.io" };
    expect(weaknessOf("alibi-lilas-2026", short)).toBeUndefined();
  });
});
