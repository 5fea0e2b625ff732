import { contentSecurityPolicy } from "./security-headers.ts";

const directive = (policy: string, name: string) => policy.split("; ").find((each) => each.startsWith(`${name} `));

it("lets in scripts of our own alone", () => {
  const policy = contentSecurityPolicy("abc");
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-abc'");
  expect(policy).not.toContain("http");
});

it("sends the events of visits to their collector, and runs no script of it", () => {
  const policy = contentSecurityPolicy("abc", { tracking: "https://count.example/v2/events?site=7" });
  expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://count.example");
  expect(directive(policy, "script-src")).toBe("script-src 'self' 'nonce-abc'");
});
