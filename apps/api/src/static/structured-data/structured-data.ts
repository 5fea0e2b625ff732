/** A thing that a page is about, in the vocabulary of schema.org, for search engines and for programs that show links. */
export type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string | readonly string[] };

/** The element of the document that holds things. No text in it can end it: every `<` is escaped. */
export function structuredData(things: readonly Thing[]): string {
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json" nonce="__CSP_NONCE__">${json}</script>`;
}

/** The way to a page from the site's own: names and addresses, the page itself last. */
export const breadcrumbs = (steps: readonly { readonly name: string; readonly address: string }[]): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, address }, index) => ({ "@type": "ListItem", position: index + 1, name, item: address })),
});
