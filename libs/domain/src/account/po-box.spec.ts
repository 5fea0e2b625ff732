import fc from "fast-check";
import { isPoBox } from "./po-box.ts";

it.each([
  "PO Box 12",
  "p.o. box 12",
  "P. O. Box 45",
  "P/O Box 45",
  "P0 Box 45",
  "15, Post Office Box",
  "15, POB 200",
  "15 p.o.b. 200",
  "Post Box 7",
  "Box 12, RR 2",
  "P.O. Bag 5000",
  "14, Boîte postale 12",
  "14, BP 12",
  "14 B.P. 12",
  "1, Casier postal 9",
  "Case postale 3",
  "Case postale 60",
  "Cases postales 60-64",
  "C.P. 44",
  "CP60",
  "C. P. no 60",
  "24, rue des Lilas, CP 12",
  "Station postale Centre-ville",
  "General Delivery",
  "12 GENERAL DELIVERY",
  "GD STN A",
  "Poste restante",
  "Bte postale 4",
  "c/o General Delivery",
  "Gen. Del.",
  "G.D., Stn A",
  "RPO 12",
  "Lock Box 12",
  "PR SUCC A",
])("%s is a box at a post office, or mail to be called for", (line) => {
  expect(isPoBox(line)).toBe(true);
});

it.each([
  "12 Oak Street",
  "7, rue de la Poste",
  "30 Boxwood Crescent",
  "5, place du Capitaine",
  "12, rue Capucine",
  "45 Cape Road",
  "12 Box Maker Lane",
  "12 Boxmaker Road",
  "3 Post Office Road",
  "3 Post Road",
  "8, rue BP-Castel",
  "8, rue de la Poste-Restante",
  "8, rue de la Case",
  "12 CP Rail Road",
  "12, rue Capucine, CP H2X 1Y4",
  "4 Pobjoy Court",
  "9 General Currie Road",
  "9 General Street",
  "9 General Delivery Way",
  "GD Wilson Avenue",
  "Apt 4B",
  "Apt C, P12",
  "BP",
])("%s is none", (line) => {
  expect(isPoBox(line)).toBe(false);
});

it("is one however its letters, signs and numbers are written", () => {
  const names = ["PO Box", "P.O. Box", "post office box", "POB", "Boîte postale", "BP", "Casier postal", "Case postale", "CP", "C.P."];
  const spelled = fc
    .record({
      name: fc.constantFrom(...names),
      before: fc.constantFrom("", "12, ", "12 rue des Lilas, ", "Apt 4, "),
      between: fc.constantFrom(" ", "\u00a0", " #", " no ", " n° ", "-", ": "),
      box: fc.integer({ min: 1, max: 99_999 }).map(String),
      isUpper: fc.boolean(),
      form: fc.constantFrom("NFC", "NFD"),
      hidden: fc.constantFrom("", "\u200b", "\u00ad"),
      isWide: fc.boolean(),
    })
    .map(({ name, before, between, box, isUpper, form, hidden, isWide }) => {
      const wide = isWide ? box.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))) : box;
      const text = `${before}${name.slice(0, 1)}${hidden}${name.slice(1)}${between}${wide}`;
      return (isUpper ? text.toUpperCase() : text).normalize(form);
    });
  fc.assert(fc.property(spelled, (text) => expect(isPoBox(text)).toBe(true)));
});
