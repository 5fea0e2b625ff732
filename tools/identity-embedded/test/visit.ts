/** The person's choices on the embedded provider's page. */
export interface ProviderVisitor {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly verified?: boolean;
  readonly fault?: string;
}

/** Signs in at the embedded provider as a browser does. Returns the redirect to the site: its address and fields. */
export async function visitProvider(address: string, visitor: ProviderVisitor): Promise<{ to: URL; fields: Record<string, string> }> {
  const jar = new Map<string, string>();
  const go = async (url: URL, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", ...rest] = line.split(";")[0]!.split("=");
      jar.set(name, rest.join("="));
    }
    return answer;
  };
  const start = new URL(address);
  const asked = await go(start);
  const location = asked.headers.get("location");
  if (location === null) throw new Error(`the provider refused: ${asked.status} ${await asked.text()}`);
  const { email = "", firstName = "", lastName = "", verified = true, fault = "none" } = visitor;
  const form = new URLSearchParams({ who: "other", email, firstName, lastName, fault, ...(verified && { verified: "on" }) });
  let answer = await go(new URL(location, start), { method: "POST", body: form });
  for (;;) {
    const next = answer.headers.get("location");
    if (next === null) break;
    const to = new URL(next, start);
    if (to.origin !== start.origin) return { to: new URL(to.pathname, to), fields: Object.fromEntries(to.searchParams) };
    answer = await go(to);
  }
  const page = await answer.text();
  const action = /action="([^"]+)"/.exec(page)?.[1];
  if (!action) throw new Error(`the provider answered ${answer.status}: ${page.slice(0, 400)}`);
  const inputs = page.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g);
  return { to: new URL(action), fields: Object.fromEntries([...inputs].map(([, name, value]) => [name!, value!])) };
}
