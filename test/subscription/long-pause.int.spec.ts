import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unsubscribePath, unsubscribeToken } from "@tablee/access/unsubscribe-token";
import { outbox } from "@tablee/contracts/calls/admin/money";
import { communications, updateCommunications } from "@tablee/contracts/calls/settings-communications";
import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { accountId, idFrom } from "@tablee/domain/kernel/ids";
import { addHours } from "@tablee/domain/kernel/time";
import { advance, boxesOf, eventually, readMessage, signUp, staffMember, type Visitor } from "../stage/people.ts";
import { STAGE_NOW, specStage } from "../stage/stage.ts";

type Customer = Visitor & { readonly email: string };

const stage = await specStage();
const admin = await staffMember(stage.url, "admin@tablee.example");

/** Over HTTP and mail; recipients and times are proved in memory. */
describe("a long pause", () => {
  const mailsTo = async ({ email }: Customer) => (await admin.call(outbox, { q: email, kind: "still-paused", limit: 50 })).rows;
  const consentOf = async (person: Visitor) => (await person.call(communications, {})).consents.find(({ purpose }) => purpose === "email")!;
  /** Requests as a mail program does: from elsewhere, with no cookie and no token of ours. */
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${stage.url}${path}`, { headers: { origin: "https://mail.example" }, ...init });
    return { status: response.status, html: await response.text() };
  };
  const oneClick = (path: string) => {
    const body = new FormData();
    body.append("List-Unsubscribe", "One-Click");
    return ask(path, { method: "POST", body });
  };

  it("is written about with links by which a mail program takes the consent back", async () => {
    const agreed = await signUp(stage.url, { language: "fr" });
    await boxesOf(agreed);
    await agreed.call(updateCommunications, { agreed: [currentWordings.email] });
    await agreed.call(updateSubscription, { change: "pause", reason: "vacation" });
    await advance(admin, addHours(STAGE_NOW, 24 * 22));
    expect(await mailsTo(agreed)).toMatchObject([{ handedOver: 1 }]);

    const { messageId } = (await mailsTo(agreed))[0]!;
    const { text } = await readMessage(admin, messageId);
    expect(text).toContain("Votre abonnement est en pause depuis le mardi\u00a017\u00a0novembre.");
    const path = /Ne plus recevoir ces courriels\u00a0: https?:\/\/[^/]+(\/desabonnement\/[\w-]{44})\n/.exec(text)![1]!;
    const folder = join(stage.running.api.config.TABLEE_DATA, "outbox");
    const file = readdirSync(folder).find((name) => name.startsWith(messageId))!;
    const eml = readFileSync(join(folder, file), "utf8").replaceAll(/\r\n[ \t]+/g, " ");
    expect(eml).toMatch(new RegExp(`^List-Unsubscribe: <https?://[^/]+${path}>\r$`, "m"));
    expect(eml).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");

    const page = await ask(path);
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining("Ne plus recevoir ces courriels?") });
    expect(page.html).not.toContain(agreed.email);
    expect(await consentOf(agreed)).toMatchObject({ given: true });
    expect(await oneClick(path)).toMatchObject({ status: 200, html: expect.stringContaining("C’est noté") });
    // The post carries no session, so the next read does not wait for the read model to catch up.
    const takenBack = await eventually(
      () => consentOf(agreed),
      ({ given }) => !given,
    );
    expect(takenBack).toMatchObject({ given: false, answered: { source: "mail" } });

    // Repeats it, by the form of its own page: nothing more happens.
    const form = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect(await ask(path, { method: "POST", body: form })).toMatchObject({ status: 200 });
    const { rows } = await stage.running.api.pool.query<{ answers: readonly unknown[] }>(
      "SELECT answers FROM read.consents WHERE purpose = 'email' AND given = false AND source = 'mail'",
    );
    expect(rows.map(({ answers }) => answers.length)).toEqual([2]);
  }, 240_000);

  it("is taken back by our links alone", async () => {
    const token = unsubscribeToken(stage.running.api.config.TABLEE_MASTER_KEY, {
      accountId: accountId(idFrom("nobody")),
      purpose: "email",
    });
    for (const wrong of [unsubscribePath.en("x".repeat(44)), unsubscribePath.fr("x"), unsubscribePath.en(`${token}A`)]) {
      expect((await ask(wrong)).status).toBe(404);
      expect((await oneClick(wrong)).status).toBe(404);
    }
    // A valid token of an account that does not exist gets the same answer and appends nothing.
    expect(await oneClick(unsubscribePath.en(token))).toMatchObject({ status: 200, html: expect.stringContaining("It is noted") });
    expect(await stage.running.api.opened.store.read(`consent-${idFrom("nobody")}`)).toEqual([]);
  });
});
