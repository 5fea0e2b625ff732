import { type SignInProvider, SignInProvider as signInProviders } from "@tablee/domain/account/vocabulary";
import type { Config } from "@tablee/platform/config";
import { ClientSecretPost, type ServerMetadata } from "openid-client";
import { appleSecret } from "./apple-secret.ts";
import type { IdentityProviders } from "./identity-provider.ts";
import { OpenIdProvider, type OpenIdSettings } from "./openid-provider.ts";

/** Facebook's discovery document names no token endpoint. Version 18 is the specification's. */
const facebook: ServerMetadata = {
  issuer: "https://www.facebook.com",
  authorization_endpoint: "https://www.facebook.com/v18.0/dialog/oauth",
  token_endpoint: "https://graph.facebook.com/v18.0/oauth/access_token",
  jwks_uri: "https://www.facebook.com/.well-known/oauth/openid/jwks/",
};

/** The client id and secret by which the embedded providers know this site; both are published. */
const embedded = { clientId: "tablee", secret: "tablee-development-sign-in" };

type Real = Partial<Record<SignInProvider, Omit<OpenIdSettings, "returnTo">>>;

/** The providers that are configured. @throws Error, in one sentence, for one that is configured only in part */
function realIn(config: Config): Real {
  const google = group(config, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"]);
  const ofFacebook = group(config, ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"]);
  const apple = group(config, ["APPLE_SERVICES_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"]);
  return {
    ...(google && {
      google_oauth2: {
        server: new URL("https://accounts.google.com"),
        clientId: google.GOOGLE_CLIENT_ID,
        auth: ClientSecretPost(google.GOOGLE_CLIENT_SECRET),
        scope: "openid email profile",
        oneTapAt: "https://accounts.google.com/gsi/",
      },
    }),
    ...(ofFacebook && {
      facebook: {
        server: facebook,
        clientId: ofFacebook.FACEBOOK_APP_ID,
        auth: ClientSecretPost(ofFacebook.FACEBOOK_APP_SECRET),
        scope: "openid public_profile email",
      },
    }),
    ...(apple && {
      apple: {
        server: new URL("https://appleid.apple.com"),
        clientId: apple.APPLE_SERVICES_ID,
        auth: appleSecret({ teamId: apple.APPLE_TEAM_ID, keyId: apple.APPLE_KEY_ID, privateKey: apple.APPLE_PRIVATE_KEY }),
        scope: "openid name email",
        // Apple sends name and address only by this response mode.
        also: { response_mode: "form_post" },
      },
    }),
  };
}

function group<Name extends keyof Config & string>(config: Config, names: readonly Name[]): Record<Name, string> | undefined {
  const given = names.filter((name) => config[name] !== undefined);
  if (given.length === 0) return undefined;
  const missing = names.find((name) => config[name] === undefined);
  if (missing) throw new Error(`The environment variable ${missing} is missing: ${given[0]} goes together with it.`);
  return Object.fromEntries(names.map((name) => [name, String(config[name])])) as Record<Name, string>;
}

function embeddedAt(url: string, provider: SignInProvider): Omit<OpenIdSettings, "returnTo"> {
  const issuer = `${url.replace(/\/$/, "")}/${provider}`;
  return {
    server: new URL(issuer),
    clientId: embedded.clientId,
    auth: ClientSecretPost(embedded.secret),
    scope: "openid email profile",
    ...(provider === "google_oauth2" && { oneTapAt: `${issuer}/gsi/` }),
    ...(provider === "apple" && { also: { response_mode: "form_post" } }),
    // People are linked under this name: the issuer's port may change at the next start.
    keptAs: `embedded:${provider}`,
    insecure: true,
  };
}

/** The path that a provider sends people back to. */
export const returnPath = (provider: SignInProvider): string => `/clients/auth/${provider}/return`;

/**
 * The providers that people can sign in with: configured real ones, else embedded ones where they run, else none.
 * @throws Error naming the variable that is missing beside others of its provider
 */
export function openIdentityProviders(config: Config): IdentityProviders {
  const real = realIn(config);
  const settings = signInProviders.options.flatMap((provider) => {
    const own = real[provider] ?? (config.IDENTITY_URL ? embeddedAt(config.IDENTITY_URL, provider) : undefined);
    return own ? [[provider, own] as const] : [];
  });
  return new Map(
    settings.map(([provider, own]) => [
      provider,
      new OpenIdProvider({ ...own, returnTo: new URL(returnPath(provider), config.PUBLIC_URL).href }),
    ]),
  );
}
