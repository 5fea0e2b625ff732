import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Texts of people are compared, searched and sorted by the functions of `libs/domain/src/kernel/text` and by what
 * `libs/projections/src/lists/queries.ts` makes of them in SQL. Each other place that changes the case or the form of a text is named here,
 * with the reason why no person's text is compared there.
 */
const permitted: Readonly<Record<string, string>> = {
  "apps/admin-console/src/shared/keyboard/use-hotkeys.ts": "names of keys",
  "apps/api/src/http/language.ts": "a language's code in a header",
  "apps/api/src/static/drawable/drawable.ts": "an address of the site, whose case the app's router ignores",
  "apps/api/src/views/receipt-views.ts": "a province's code",
  "libs/access/src/idempotency-keys.ts": "the beginning of a scope, made of ids",
  "libs/access/src/sign-in/pending-identities.ts": "addresses of mail that are kept as they are written, by addressKey",
  "libs/commands/src/account/address/place-of.ts": "a province's code",
  "libs/contracts/src/openapi/document.ts": "methods of HTTP",
  "libs/domain/src/account/vocabulary.ts": "hexadecimal digits of an id",
  "libs/domain/src/claim/household/key.ts": "the key that older claims are named by",
  "libs/event-store/src/connection.ts": "names of connection options",
  "libs/gateways/src/addresses/embedded-addresses.ts": "house numbers, postal codes and provinces as labels show them",
  "libs/gateways/src/messages/embedded-outbox.ts": "recipients that are kept as they are written, by addressKey; ids",
  "libs/gateways/src/routing/embedded-routing.ts": "the order of a route's stops, by postal code",
  "libs/gateways/src/password-check/password-check.ts": "a password's case, for the list of breached ones",
  "libs/platform/src/config.ts": "addresses of the operator, whose package imports no other",
  "libs/projections/src/accounts/queries.ts": "addresses of mail that are kept as they are written, by addressKey",
  "libs/projections/src/accounts/read-model.ts": "the index of that query",
  "libs/projections/src/lists/queries.ts": "the conditions and the order that the functions of texts have in SQL",
};

const folding =
  /\.to(Locale)?(Lower|Upper)Case\b|\.normalize\(|\.localeCompare\(|Intl\.Collator|\bI?LIKE\b|\bSIMILAR TO\b|\b(lower|upper|unaccent|initcap|similarity)\(|\bCOLLATE\b|\\p\{(M|Mn|Mark|Diacritic)\}|\bz\.email\(/u;
/** A person's text that is compared with another sign by sign, or searched for a query. */
const bare =
  /\.(city|firstName|lastName|firstname|lastname|line|street)\)? [!=]== [\w.?!()]*\.(city|firstName|lastName|firstname|lastname|line|street)\b|\.(includes|startsWith|indexOf)\((q|query|typed|needle|searched)\)/;
const comparesBare: Readonly<Record<string, string>> = {
  "apps/web/src/features/delivery/alternate-texts.ts": "a saved address and the suggestion that it was picked from, both the server's own",
  "apps/web/src/features/delivery/form-texts.ts": "a saved address and the suggestion that it was picked from, both the server's own",
};
/** A first letter becomes a capital where it is shown: nothing is compared. */
const capital = /\.(charAt\(0\)|slice\(0, 1\))\.to(Locale)?UpperCase\(\)/g;
/** The texts' own folder, and the words of our own catalogues. */
const own = /^libs\/domain\/src\/kernel\/(text\/|voices\.ts)/;

const sources = execFileSync("git", ["ls-files", "--", "libs/*.ts", "libs/*.tsx", "apps/*.ts", "apps/*.tsx", "workers/*.ts"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !/\.(spec|gen)\.tsx?$|\/testing\/|\/vite\//.test(file) && !own.test(file));

/** The lines of a source without its comments. */
const linesOf = (source: string): string[] => source.split("\n").filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line));

/** Returns the lines of a source that fold a text without the module. */
const foldingIn = (source: string): string[] => linesOf(source).filter((line) => folding.test(line.replace(capital, "")));

const found = new Map<string, readonly string[]>(
  sources.map((file) => [file, foldingIn(readFileSync(file, "utf8"))] as const).filter(([, lines]) => lines.length > 0),
);

describe("texts of people", () => {
  it("are compared, searched and sorted by one module: a new place uses it, or is named here with its reason", () => {
    expect(Object.fromEntries([...found].filter(([file]) => !(file in permitted)))).toEqual({});
  });

  it("are folded nowhere that no longer does so", () => {
    expect(Object.keys(permitted).filter((file) => !found.has(file))).toEqual([]);
  });

  it.each([
    "names.sort((a, b) => a.localeCompare(b))",
    "const plain = text.toLowerCase();",
    'text.normalize("NFD").replace(/x/g, "")',
    "sql`a.name ILIKE $1`",
    "sql`lower(a.city)`",
    "new Intl.Collator(language)",
    "text.replace(/\\p{Diacritic}/gu, '')",
  ])("are seen to be folded by %s", (line) => expect(foldingIn(line)).toEqual([line]));

  it("are compared sign by sign where both are our own", () => {
    const comparing = sources.filter((file) => linesOf(readFileSync(file, "utf8")).some((line) => bare.test(line)));
    expect(comparing).toEqual(Object.keys(comparesBare));
  });

  it.each(["one.city === other.city", "(a.lastName) !== person?.lastName", "row.name.includes(query)", "text.startsWith(typed)"])(
    "are seen to be compared sign by sign by %s",
    (line) => expect(line).toMatch(bare),
  );

  it.each(["line.sku === other.sku", "found.city === city", "isFound(row.name, query)", "ids.includes(id)"])(
    "are not seen to be compared by %s",
    (line) => expect(line).not.toMatch(bare),
  );

  it("are not seen to be folded where a first letter becomes a capital", () => {
    expect(foldingIn("text.charAt(0).toUpperCase() + text.slice(1)")).toEqual([]);
    expect(foldingIn("/** Like `text.toLowerCase()`. */")).toEqual([]);
  });
});
