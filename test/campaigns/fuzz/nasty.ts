import fc from "fast-check";

/** A value that no field expects: its form in a body, and after `=` in a query. */
export interface Nasty {
  readonly json: string;
  readonly query: string;
}

const texts = [
  "",
  " ",
  "\u00a0",
  "\0",
  "a\0b",
  "\u0007\r\n",
  "\u202egnp.exe",
  "\u200b\u200d",
  "\ufeff",
  "\uffff",
  "🍲".repeat(40),
  "e\u0301".repeat(60),
  "İıſK",
  "x".repeat(300),
  "x".repeat(5_000),
  "'; DROP TABLE read.orders; --",
  "' OR '1'='1",
  "%",
  "_%\\",
  "\\",
  "$1",
  "{{7*7}}",
  "#{7*7}",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "http://127.0.0.1:9/",
  "//evil.example",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "Infinity",
  "true",
  "[object Object]",
  "0",
  "-0",
  "-1",
  "1.5",
  "1e3",
  "1e309",
  "0x10",
  "2147483648",
  "9007199254740993",
  "9223372036854775807",
  "9223372036854775808",
  "99999999999999999999",
  "1".repeat(400),
  "0000-01-01",
  "0001-01-01",
  "1969-12-31",
  "2023-12-31",
  "2024-01-01",
  "2024-03-17",
  "2024-03-18",
  "2026-02-29",
  "2026-02-30",
  "2026-13-01",
  "2037-11-23",
  "2037-11-29",
  "2037-12-28",
  "2037-12-31",
  "2038-01-19",
  "9999-12-27",
  "9999-12-31",
  "9999-99-99",
  "10000-01-01",
  "-271821-04-20",
  "infinity",
  "0001-01-01T00:00:00.000Z",
  "2024-01-29T00:00:00.000Z",
  "2037-12-06T23:59:59.999Z",
  "2038-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "9999-12-31T23:59:59.999+14:00",
  "2026-11-17T15:00:00Z",
  "2026-11-17 15:00:00",
  "00000000-0000-0000-0000-000000000000",
  "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF",
  "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001",
  "6f2d3b0e4c1a5e7d9a557ab1ee000001",
  "a@b",
  `${"a".repeat(250)}@example.com`,
  '"quoted local"@example.com',
  "é@exämple.com",
  "+14165550123",
  "H0H 0H0",
  "RTC-9999",
  "rtc-0001",
] as const;

/** Cursors in a list, as the API makes them, and an invalid one. */
const cursors = [
  ["\0", "x"],
  ["x", "\0"],
  ["9999-99-99", "x"],
  ["2026-11-25", "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001"],
  ["infinity", "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001"],
  [0, "99999999999999999999"],
  [0, "1"],
  [1e21, "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001"],
  [-1, "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001"],
  [2, "6f2d3b0e-4c1a-5e7d-9a55-7ab1ee000001"],
  [null, null],
  [],
].map((place) => Buffer.from(JSON.stringify(place)).toString("base64url"));

const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e21,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  [null],
  [[]],
  {},
  { length: 1 },
  { toString: null },
];
const deep = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
/** JSON that no serializer writes. */
const raw = [
  '"\\ud800"',
  '"7 rue \\ud800"',
  '"\\udc00\\ud800"',
  "1e999",
  "-1e999",
  "123456789012345678901234567890",
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":1,"a":2}',
  deep(500),
  deep(9_000),
  deep(60_000),
  `[${"0,".repeat(3_000)}0]`,
];
/** Query strings whose bytes are not valid text. */
const bytes = ["%00", "%ED%A0%80", "%FF%FE", "%C0%80", "%E2%80%AE", "%F0%9F%8D", "%", "%zz", "+", "a&a", "a=b", "a;b", "a#b"];

const ofText = (text: string): Nasty => ({ json: JSON.stringify(text), query: encodeURIComponent(text.toWellFormed()) });
const ofJson = (json: string): Nasty => ({ json, query: encodeURIComponent(json) });

/** Values that have broken something before, here or elsewhere. */
export const known: readonly Nasty[] = [
  ...[...texts, ...cursors].map(ofText),
  ...values.map((value) => ofJson(JSON.stringify(value))),
  ...raw.map(ofJson),
  ...bytes.map((query) => ({ json: JSON.stringify(query), query })),
];

/** Inputs that are drawn at random. */
export const random: fc.Arbitrary<Nasty> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }).map(ofText),
  fc.string({ maxLength: 400 }).map(ofText),
  fc.jsonValue({ maxDepth: 2 }).map((value) => ofJson(JSON.stringify(value))),
  fc.date({ noInvalidDate: true }).map((date) => ofText(date.toISOString())),
  fc.date({ noInvalidDate: true }).map((date) => ofText(date.toISOString().slice(0, 10))),
  fc.bigInt().map((number) => ofText(String(number))),
  fc.double().map((number) => ofJson(String(Number.isFinite(number) ? number : 1e300))),
  fc.uuid().map(ofText),
  fc.array(fc.nat(255), { maxLength: 12 }).map((codes) => {
    const query = codes.map((code) => `%${code.toString(16).padStart(2, "0")}`).join("");
    return { json: JSON.stringify(query), query };
  }),
);
