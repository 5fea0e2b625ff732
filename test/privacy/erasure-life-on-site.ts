import { requestPasswordReset } from "@tablee/contracts/calls/passwords";
import { signIn } from "@tablee/contracts/calls/sessions";
import type { Pool } from "@tablee/platform/postgres";
import { eventually, newVisitor } from "../stage/people.ts";

interface Attempt {
  readonly url: string;
  readonly email: string;
  /** The network of a person. */
  readonly network: string;
}

/** Has a link to a new password mailed. Returns the text that only the link holds. */
export async function linkToPassword({ url, pool, email, network }: Attempt & { readonly pool: Pool }): Promise<string> {
  const visitor = newVisitor(url, "fr", network);
  await visitor.refresh();
  await visitor.call(requestPasswordReset, { email });
  const textsOf = async () =>
    (await pool.query<{ text: string }>("SELECT text FROM embedded_outbox.message WHERE recipient = $1 AND kind LIKE '%reset%'", [email]))
      .rows;
  const [mail] = await eventually(textsOf, (rows) => rows.length > 0);
  const token = /[\w-]{30,}/.exec(mail?.text ?? "")?.[0];
  if (!token) throw new Error("no link to a new password was mailed");
  return token;
}

/** Tries wrong passwords from the person's own network. */
export async function signInElsewhere({ url, email, network }: Attempt): Promise<void> {
  const stranger = newVisitor(url, "en", network);
  await stranger.refresh();
  for (let n = 0; n < 3; n++) await stranger.call(signIn, { email, password: `wrong-${n}` }).catch(() => undefined);
}
