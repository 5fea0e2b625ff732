import { isPoBox } from "./po-box.ts";

it.each(["PO Box 12", "p.o. box 12", "Case postale 3", "C.P. 44", "24, rue des Lilas, CP 12", "Station postale Centre-ville"])(
  "%s is a box at a post office",
  (line) => {
    expect(isPoBox(line)).toBe(true);
  },
);

it.each(["12 Oak Street", "7, rue de la Poste", "30 Boxwood Crescent", "5, place du Capitaine"])("%s is none", (line) => {
  expect(isPoBox(line)).toBe(false);
});
