import { z } from "zod";
import { allCalls } from "./calls.ts";
import { ErrorBody } from "./errors.ts";

const named = allCalls.map((call) => [`${call.method} ${call.path}`, call] as const);

/** Providers send back fields of their own (docs/decisions/0017). */
const ignoresUnknown = "POST /clients/auth/{provider}/callback";

/** Paths of objects in a schema that would let an unknown field pass. */
function openObjects(schema: z.ZodType, io: "input" | "output"): string[] {
  const open: string[] = [];
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, properties, additionalProperties } = node as { type?: string; properties?: object; additionalProperties?: unknown };
    if (type === "object" && properties && additionalProperties !== false) open.push(path);
    for (const [name, inner] of Object.entries(node)) visit(inner, `${path}/${name}`);
  };
  visit(z.toJSONSchema(schema, { io, unrepresentable: "any" }), "#");
  return open;
}

describe.each(named)("%s", (name, call) => {
  it("refuses unknown fields, however deep", () => {
    if (name === ignoresUnknown) return;
    expect(openObjects(call.input, "input")).toEqual([]);
    const refused = call.input.safeParse({ "a-field-of-nobody": 1 });
    expect(refused.error?.issues.some((issue) => issue.code === "unrecognized_keys" || issue.code === "invalid_union")).toBe(true);
  });

  it("answers with nothing that it does not name", () => {
    expect(openObjects(call.output, "output")).toEqual([]);
  });

  it.each([null, [], "text", 7])("does not take %j for an input", (input) => {
    expect(call.input.safeParse(input).success).toBe(false);
  });
});

describe("a query", () => {
  const queries = allCalls.filter((call) => call.method === "GET");

  it("is flat: every parameter is one text", () => {
    const nested = queries.filter((call) => {
      const { properties = {} } = z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as {
        properties?: Record<string, { type?: string }>;
      };
      return Object.values(properties).some(({ type }) => type === "object" || type === "array");
    });
    expect(nested.map(({ path }) => path)).toEqual([]);
  });

  it("never carries a password", () => {
    const secrets = queries.filter((call) =>
      /password|token|secret/i.test(JSON.stringify(z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }))),
    );
    expect(secrets.map(({ path }) => path)).toEqual([]);
  });
});

describe("the body of an error", () => {
  it("holds a code and words, and nothing unknown", () => {
    expect(ErrorBody.safeParse({ code: "sold-out", message: "Sold out." }).success).toBe(true);
    expect(ErrorBody.safeParse({ code: "sold-out", message: "Sold out.", stack: "at …" }).success).toBe(false);
    expect(ErrorBody.safeParse({ code: "sold-out" }).success).toBe(false);
  });
});
