import type { Brand } from "@tablee/platform/brand";
import { type OutsideLinks, socialPages } from "@tablee/platform/outside-links";
import type { Thing } from "./structured-data.ts";

/** The seller, as the footer names it: its name, its mark, how to reach it, and its pages on social networks. */
export function organizationData({ name, contact }: Brand, origin: string, links: OutsideLinks): Thing {
  const elsewhere = socialPages.flatMap((network) => links[network]?.en ?? []);
  return {
    "@type": "Organization",
    "@id": `${new URL("/", origin).href}#organization`,
    name,
    url: new URL("/", origin).href,
    logo: new URL("/icon.svg", origin).href,
    contactPoint: {
      "@type": "ContactPoint",
      email: contact.email,
      ...(contact.phone && { telephone: contact.phone }),
      availableLanguage: ["en-CA", "fr-CA"],
    },
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
