import { faults, people } from "./person.ts";

/** The providers that are embedded, and whose buttons lead here. */
export const titles = { google_oauth2: "Google", facebook: "Facebook", apple: "Apple" } as const;
export type ProviderName = keyof typeof titles;

export const style =
  "body{font:16px/1.5 system-ui,sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#1f2a24;background:#fbf7f0}" +
  "fieldset{border:1px solid #cfc7b8;border-radius:.5rem;margin:0 0 1rem;padding:.75rem 1rem}label{display:block;padding:.25rem 0}" +
  "input[type=text],input[type=email],select{width:100%;box-sizing:border-box;padding:.5rem;font:inherit}button{padding:.6rem 1.2rem;font:inherit}";

const option = (value: string, label: string, checked: boolean): string =>
  `<label><input type="radio" name="who" value="${value}"${checked ? " checked" : ""}> ${label}</label>`;

/** The fields for the person who signs in, and for the provider's fault. */
export const personFields = (): string => `
<fieldset><legend>Who are you?</legend>${people.map(({ firstName, lastName, email }, i) => option(String(i), `${firstName} ${lastName} (${email})`, i === 0)).join("")}
${option("other", "Someone else", false)}
<label>Email <input type="email" name="email"></label><label>First name <input type="text" name="firstName"></label>
<label>Last name <input type="text" name="lastName"></label>
<label><input type="checkbox" name="verified" checked> The provider has verified the email</label></fieldset>
<label>How it goes <select name="fault">${faults.map((fault) => `<option>${fault}</option>`).join("")}</select></label>`;

/** The page of the embedded provider: the person who signs in, and the outcome. It is a tool of the demo and of tests, in English only. */
export const loginPage = (name: ProviderName): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sign in with ${titles[name]} (embedded)</title><style>${style}</style>
<h1>Sign in with ${titles[name]}</h1><p>This provider is embedded: no account of ${titles[name]}’s is involved.</p>
<form method="post">${personFields()}
<p><button type="submit">Continue</button></p></form></html>`;
