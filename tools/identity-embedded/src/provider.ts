import { interactionPolicy, Provider } from "oidc-provider";
import type { ProviderName } from "./page.ts";
import type { Known } from "./person.ts";
import { type SigningKeys, spoil } from "./spoil.ts";

/** The client by which the embedded providers know our site: published, and of no use elsewhere. */
export const embeddedClient = { id: "tablee", secret: "tablee-development-sign-in" } as const;

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** True if an address is on this machine: the embedded providers serve no other site. */
export const isOwnMachine = (address: string): boolean => URL.canParse(address) && loopback.has(new URL(address).hostname);

/** One OpenID provider. It asks who signs in each time, keeps nothing for long, and serves only our own site on this machine. */
export function openProvider(name: ProviderName, issuer: string, keys: SigningKeys, known: Known): Provider {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get("login")!
    .checks.add(
      new Check("always", "asks who signs in each time", ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: embeddedClient.id,
        client_secret: embeddedClient.secret,
        redirect_uris: [`http://localhost/clients/auth/${name}/return`],
        token_endpoint_auth_method: "client_secret_post",
        require_auth_time: true,
      },
    ],
    jwks: { keys: [keys.own as never] },
    cookies: { keys: [embeddedClient.secret] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
      name: ["given_name", "family_name"],
    },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => claimsOf(accountId, known) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope(String(oidc.params!.scope));
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = (uri: string) => {
    const { pathname } = new URL(uri);
    return isOwnMachine(uri) && pathname === `/clients/auth/${name}/return`;
  };
  provider.use(async (context, next) => {
    await next();
    const accountId = context.oidc?.route === "token" ? context.oidc.entities.Account?.accountId : undefined;
    if (accountId === undefined) return;
    const { fault = "none" } = known.get(accountId) ?? {};
    const body = context.body as { id_token?: string };
    if (fault === "unavailable") Object.assign(context, { status: 503, body: { error: "temporarily_unavailable" } });
    else if (body.id_token) body.id_token = await spoil(body.id_token, fault, keys);
  });
  return provider;
}

function claimsOf(sub: string, known: Known) {
  const { email, firstName, lastName, verified } = known.get(sub) ?? {};
  return {
    sub,
    ...(email && { email, email_verified: verified }),
    ...(firstName && { given_name: firstName }),
    ...(lastName && { family_name: lastName }),
  };
}
