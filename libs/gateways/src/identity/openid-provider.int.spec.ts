import { createHmac, randomBytes } from "node:crypto";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { startIdentityProviders } from "@tablee/identity-embedded/server";
import { readConfig } from "@tablee/platform/config";
import { type ProviderVisitor, visitProvider } from "../../../../tools/identity-embedded/test/visit.ts";
import { NotAuthenticated } from "./identity-provider.ts";
import { openIdentityProviders } from "./open-identity-providers.ts";

const text = () => randomBytes(32).toString("base64url");
const expectedNow = () => ({ state: `en.${text()}`, nonce: text(), verifier: text() });
const seconds = () => Math.floor(Date.now() / 1_000);
const camille: ProviderVisitor = { email: "camille@courriel.example", firstName: "Camille", lastName: "Roy" };

const embedded = await startIdentityProviders({ port: 0 });
afterAll(() => embedded.stop());

describe("a sign-in provider", () => {
  const providerOf = (name: SignInProvider = "google_oauth2") =>
    openIdentityProviders(readConfig({ TABLEE_ENV: "test", IDENTITY_URL: embedded.url })).get(name)!;
  const signIn = async (visitor: ProviderVisitor, name: SignInProvider = "google_oauth2") => {
    const expected = expectedNow();
    const provider = providerOf(name);
    const { to, fields } = await visitProvider((await provider.begin(expected)).href, visitor);
    return { provider, expected, to, fields };
  };
  const code = (finishing: Promise<unknown>) =>
    finishing.then(
      () => "authenticated",
      (error: unknown) => (error instanceof NotAuthenticated ? error.code : `${error}`),
    );

  it.each(["google_oauth2", "facebook", "apple"] as const)("names the person who signed in: %s", async (name) => {
    const { provider, expected, to, fields } = await signIn(camille, name);
    expect(to.pathname).toBe(`/clients/auth/${name}/return`);
    const { email, firstName, lastName } = camille;
    expect(await provider.finish(fields, expected)).toEqual({
      issuer: `embedded:${name}`,
      subject: expect.stringMatching(/^[0-9a-f]{24}$/),
      emailVerified: true,
      email,
      firstName,
      lastName,
    });
  });

  it("holds whether the provider has verified an address, and that there is none", async () => {
    const { provider, expected, fields } = await signIn({ ...camille, verified: false });
    expect(await provider.finish(fields, expected)).toMatchObject({ emailVerified: false });
    const nobody = await signIn({ fault: "none" });
    const identity = await nobody.provider.finish(nobody.fields, nobody.expected);
    expect(identity).toEqual({ issuer: "embedded:google_oauth2", subject: expect.any(String), emailVerified: false });
  });

  it("is not believed where the person refused", async () => {
    const { provider, expected, fields } = await signIn({ ...camille, fault: "denied" });
    expect(await code(provider.finish(fields, expected))).toBe("access_denied");
  });

  it.each(["forged", "expired", "nonce", "audience", "issuer", "unsigned", "confused", "unavailable"])(
    "is not believed where its token is wrong: %s",
    async (fault) => {
      const { provider, expected, fields } = await signIn({ ...camille, fault });
      expect(await code(provider.finish(fields, expected))).toMatch(/^OAUTH_|invalid|server_error/);
    },
  );

  it("is not believed with another sign-in's state, nonce or verifier, nor twice", async () => {
    for (const part of ["state", "nonce", "verifier"] as const) {
      const { provider, expected, fields } = await signIn(camille);
      expect([part, await code(provider.finish(fields, { ...expected, [part]: text() }))]).not.toEqual([part, "authenticated"]);
    }
    const { provider, expected, fields } = await signIn(camille);
    await provider.finish(fields, expected);
    expect(await code(provider.finish(fields, expected))).toBe("OAUTH_RESPONSE_BODY_ERROR");
  });

  it("is accepted in place of a password where it proves that the person has just signed in, as requested", async () => {
    const codeAfterFreshSignIn = async (fault: string, since = seconds()) => {
      const expected = { ...expectedNow(), since };
      const provider = providerOf();
      const asked = (await provider.begin(expected)).searchParams;
      expect([asked.get("prompt"), asked.get("max_age")]).toEqual(["login", "0"]);
      const { fields } = await visitProvider((await provider.begin(expected)).href, { ...camille, fault });
      return code(provider.finish(fields, expected));
    };
    expect(await codeAfterFreshSignIn("none")).toBe("authenticated");
    expect(await codeAfterFreshSignIn("none", seconds() + 60)).toBe("not-fresh");
    expect(await codeAfterFreshSignIn("stale")).toBe("not-fresh");
    expect(await codeAfterFreshSignIn("undated")).toBe("not-fresh");
    const { provider, expected, fields } = await signIn({ ...camille, fault: "undated" });
    expect(await provider.finish(fields, expected)).toMatchObject({ email: camille.email });
    expect((await provider.begin(expectedNow())).searchParams.get("prompt")).toBeNull();
  });

  it("gives a page a token that counts with its nonce alone", async () => {
    const credential = await tokenOf(embedded.url, "a-nonce");
    expect(await providerOf().verify(credential, "a-nonce")).toMatchObject({ email: camille.email, emailVerified: true });
    expect(await code(providerOf().verify(credential, "another"))).toBe("nonce");
    expect(await code(providerOf("facebook").verify(credential, "a-nonce"))).toBe("ERR_JWT_CLAIM_VALIDATION_FAILED");
    expect(await code(providerOf().verify(`${credential.slice(0, -8)}AAAAAAAA`, "a-nonce"))).toBe("ERR_JWS_SIGNATURE_VERIFICATION_FAILED");
    expect(await code(providerOf().verify("no token", "a-nonce"))).toBe("ERR_JWS_INVALID");
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = credential.split(".")[1];
    expect(await code(providerOf().verify(`${part({ alg: "none" })}.${claims}.`, "a-nonce"))).toMatch(/^ERR_J/);
    const head = `${part({ alg: "HS256", kid: "embedded" })}.${claims}`;
    const ours = createHmac("sha256", "tablee-development-sign-in").update(head).digest("base64url");
    expect(await code(providerOf().verify(`${head}.${ours}`, "a-nonce"))).toBe("ERR_JOSE_ALG_NOT_ALLOWED");
  });

  it("gives a page its token by one tap, for that page's nonce, and to pages of this machine alone", async () => {
    const provider = providerOf();
    const { base, clientId } = provider.oneTap!;
    expect(await (await fetch(`${base}client?hl=fr`)).text()).toContain("window.google");
    const tap = async (origin: string, fields: Record<string, string>) => {
      const query = new URLSearchParams({ client_id: clientId, nonce: "of-this-page", origin });
      return fetch(`${base}prompt?${query}`, { method: "POST", body: new URLSearchParams({ who: "other", ...fields }) });
    };
    const tokenIn = async (answer: Response) => /"credential":"([^"]+)"/.exec(await answer.text())?.[1];
    const page = "http://localhost:3000";
    const visitor = { ...camille, verified: "on", fault: "none" } as Record<string, string>;
    const token = (await tokenIn(await tap(page, visitor)))!;
    expect(await provider.verify(token, "of-this-page")).toMatchObject({ email: camille.email, emailVerified: true });
    expect(await code(provider.verify(token, "of-another-page"))).toBe("nonce");
    expect(await code(provider.verify((await tokenIn(await tap(page, { ...visitor, fault: "forged" })))!, "of-this-page"))).toBe(
      "ERR_JWS_SIGNATURE_VERIFICATION_FAILED",
    );
    expect(await tokenIn(await tap(page, { ...visitor, closed: "yes" }))).toBeUndefined();
    expect((await tap("https://another.example", visitor)).status).toBe(404);
    expect(providerOf("apple").oneTap).toBeUndefined();
  });

  it("that cannot be reached is a failure that passes", async () => {
    const gone = openIdentityProviders(readConfig({ TABLEE_ENV: "test", IDENTITY_URL: "http://127.0.0.1:9" }));
    await expect(gone.get("apple")!.begin(expectedNow())).rejects.toMatchObject({ name: "TransientFailure", code: "provider-unreachable" });
  });
});

/** An id token as the provider's script would hand it to a page. */
async function tokenOf(url: string, nonce: string): Promise<string> {
  const provider = openIdentityProviders(readConfig({ TABLEE_ENV: "test", IDENTITY_URL: url })).get("google_oauth2")!;
  const expected = { ...expectedNow(), nonce };
  const { fields } = await visitProvider((await provider.begin(expected)).href, camille);
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: fields.code!,
    redirect_uri: "http://localhost:3000/clients/auth/google_oauth2/return",
    code_verifier: expected.verifier,
    client_id: "tablee",
    client_secret: "tablee-development-sign-in",
  });
  const answer = await fetch(`${url}/google_oauth2/token`, { method: "POST", body });
  return ((await answer.json()) as { id_token: string }).id_token;
}
