import { readConfig } from "@tablee/platform/config";
import { openIdentityProviders } from "./open-identity-providers.ts";

const providersIn = (env: NodeJS.ProcessEnv) => [...openIdentityProviders(readConfig({ TABLEE_ENV: "test", ...env })).keys()];

describe("the providers that people can sign in with", () => {
  it("are those that are configured, and without any configuration none", () => {
    expect(providersIn({})).toEqual([]);
    expect(providersIn({ GOOGLE_CLIENT_ID: "us", GOOGLE_CLIENT_SECRET: "secret" })).toEqual(["google_oauth2"]);
    const both = { FACEBOOK_APP_ID: "us", FACEBOOK_APP_SECRET: "secret", GOOGLE_CLIENT_ID: "us", GOOGLE_CLIENT_SECRET: "secret" };
    expect(providersIn(both)).toEqual(["google_oauth2", "facebook"]);
  });

  it("are all three where the embedded ones run", () => {
    expect(providersIn({ IDENTITY_URL: "http://127.0.0.1:4011" })).toEqual(["google_oauth2", "facebook", "apple"]);
  });

  it("are configured whole", () => {
    expect(() => providersIn({ APPLE_SERVICES_ID: "us", APPLE_TEAM_ID: "team" })).toThrow(
      "The environment variable APPLE_KEY_ID is missing: APPLE_SERVICES_ID goes together with it.",
    );
  });
});
