import { emailProblem, nameProblem, optionalProblem, passwordProblem, phoneProblem } from "./checks.ts";

/** The problem that each field reports for a typed text: none for a valid text, and never "missing" for a text that is there. */
const cases: readonly [field: string, check: (text: string) => string | undefined, found: Readonly<Record<string, readonly string[]>>][] = [
  [
    "a name",
    nameProblem,
    {
      right: ["Léa", "Jean-Guy", "O’Neil", "  Bo  ", "李明", "李", "ᐃ"],
      missing: ["", "   "],
      short: ["A", "A.", "12", "…"],
      long: ["x".repeat(61)],
      malformed: ["Léa\u202eeoR", "Le\na"],
    },
  ],
  [
    "an email address",
    emailProblem,
    {
      right: ["lea@example.com", " lea@example.com ", "l.e+a@sub.example.ca"],
      missing: ["", " "],
      malformed: ["lea", "lea@", "@example.com", "lea@example", "lea@exam ple.com", "lea@example..com", "lea@@example.com"],
      long: [`${"x".repeat(250)}@example.com`],
    },
  ],
  [
    "a password",
    passwordProblem,
    {
      right: ["une-longue-phrase", "          ", "é".repeat(128).normalize("NFD")],
      missing: [""],
      short: ["court", "neuf char", "éééééé".normalize("NFD")],
      long: ["x".repeat(129)],
    },
  ],
  [
    "a telephone number",
    phoneProblem,
    {
      right: ["514 555-0134", "(514) 555.0134", "+1 514 555 0134", "15145550134"],
      missing: ["", " "],
      malformed: ["12345", "514 555 013", "abc5145550134", "514 555-0134 poste 12", "+33 1 44 55 66 77", "5".repeat(40), "014 555-0134"],
    },
  ],
  [
    "instructions",
    (text) => optionalProblem(text, 300),
    { right: ["", "Sonnez deux fois.", ` ${"x".repeat(300)} `], long: ["x".repeat(301)] },
  ],
];

describe.each(cases)("%s", (_, check, { right = [], ...wrong }) => {
  it("is taken as people write it", () => {
    expect(right.map((text) => [text, check(text)])).toEqual(right.map((text) => [text, undefined]));
  });

  it.each(Object.entries(wrong))("is named as %s", (problem, texts) => {
    expect(texts.map((text) => [text, check(text)])).toEqual(texts.map((text) => [text, problem]));
  });
});
