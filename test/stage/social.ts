import { addProvider } from "@tablee/contracts/calls/settings-account";
import { providerCallback, startProvider } from "@tablee/contracts/calls/social";
import type { SignInProvider } from "@tablee/domain/account/vocabulary";
import { type ProviderVisitor, visitProvider } from "../../tools/identity-embedded/test/visit.ts";
import type { Visitor } from "./people.ts";

/** The provider's return of a sign-in that a person of ours began. */
export async function returnFrom(person: Visitor, provider: SignInProvider, visitor: ProviderVisitor) {
  await person.refresh();
  const { url } = await person.call(startProvider, { provider });
  return (await visitProvider(url, visitor)).fields;
}

/** Signs in at a provider, and brings its answer to the site. */
export async function signInWith(person: Visitor, provider: SignInProvider, visitor: ProviderVisitor) {
  const fields = await returnFrom(person, provider, visitor);
  const answer = await person.call(providerCallback, { provider, ...fields });
  await person.refresh();
  return answer;
}

/** Links a provider in the settings. */
export async function linkIn(person: Visitor, provider: SignInProvider, visitor: ProviderVisitor) {
  const { url } = await person.call(addProvider, { provider });
  const { fields } = await visitProvider(url, visitor);
  return person.call(providerCallback, { provider, ...fields, settings: true });
}
