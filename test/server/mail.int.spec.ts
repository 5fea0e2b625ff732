import { verifyEmail } from "@tablee/contracts/calls/email-verification";
import { setAside, tryAgain } from "@tablee/contracts/calls/operations";
import { sessionData } from "@tablee/contracts/calls/sessions";
import { sendOrderReceipts } from "@tablee/contracts/calls/settings-payment";
import { updateSubscription } from "@tablee/contracts/calls/settings-subscription";
import { accountId as asAccountId, subscriptionIdOf } from "@tablee/domain/kernel/ids";
import { startMailServer } from "../stage/mail-server.ts";
import { eventually, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const work = "notify-owner-when-subscription-changes-state";

const server = await startMailServer();
const stage = await specStage({ smtpUrl: server.url });
const admin = await staffMember(stage.url, "admin@tablee.example");
afterAll(() => server.stop());

describe("mails to people", () => {
  const allTo = (email: string) => server.mails.filter(({ to }) => to === email);
  /** The mails of joining: the code, the receipt of the first box, and the welcome. */
  const JOINING = 3;
  const mailsTo = (email: string) => allTo(email).slice(JOINING);
  /** A household that has its mails of joining, and whose address is proven: its mails are not counted. */
  const joined = async () => {
    const household = await readyToPay(stage.url);
    const [first] = await eventually(
      async () => allTo(household.email),
      (mails) => mails.length > 0,
    );
    const [code] = /\b\d{6}\b/.exec(first!.source.split("text/plain")[1]!)!;
    await household.call(verifyEmail, { code });
    const { firstOrderId } = await household.complete("tok_visa");
    await eventually(
      async () => allTo(household.email),
      (mails) => mails.length === JOINING,
    );
    return { ...household, firstOrderId };
  };
  /** A household that pauses and is mailed about it, and how its mailbox answers at first. */
  const paused = async (...answers: number[]) => {
    const { email, call } = await joined();
    server.refuse(email, ...answers);
    await call(updateSubscription, { change: "pause", reason: "vacation" });
    const { clientId } = (await call(sessionData, {})).client!;
    const subject = `subscription-${subscriptionIdOf(asAccountId(clientId))}`;
    return {
      email,
      aside: async () => (await admin.call(setAside, { work })).rows.filter((row) => row.subject === subject),
    };
  };
  const arrived = (email: string) =>
    eventually(
      async () => mailsTo(email),
      (mails) => mails.length > 0,
    );
  const knownTo = async (email: string) => {
    const [mail] = mailsTo(email);
    const { rows } = await stage.running.api.pool.query("SELECT 1 FROM read.notices WHERE key = $1", [mail!.id.split("@")[0]]);
    return rows.length;
  };

  it("arrive although the one before was refused for good, which waits for a person", async () => {
    const gone = await paused(550);
    const behind = await Promise.all([paused(), paused()]);
    for (const { email } of behind) expect(await arrived(email)).toHaveLength(1);
    const rows = await eventually(gone.aside, (found) => found.length > 0);
    expect(rows).toMatchObject([{ type: "SubscriptionPaused", code: "mail-refused-550", outcome: "lasting", tries: 1, nextAt: null }]);
    expect(mailsTo(gone.email)).toEqual([]);
    await admin.call(tryAgain, { work });
    expect(await arrived(gone.email)).toHaveLength(1);
    expect(await eventually(gone.aside, (found) => found.length === 0)).toEqual([]);
  });

  it("are sent again where the server says not now, and arrive once under their notice's id", async () => {
    const grey = await paused(451, 451);
    const behind = await paused();
    for (const { email } of [behind, grey]) expect(await arrived(email)).toHaveLength(1);
    await eventually(
      () => knownTo(grey.email),
      (known) => known === 1,
    );
    expect(await knownTo(grey.email)).toBe(1);
    expect(mailsTo(grey.email)).toHaveLength(1);
    expect(await grey.aside()).toEqual([]);
  });

  it("that a customer asks for fail with a sentence where the mailbox refuses them", async () => {
    const { email, firstOrderId, call } = await joined();
    server.refuse(email, 550);
    await expect(call(sendOrderReceipts, { orderIds: [firstOrderId] })).rejects.toMatchObject({ status: 409, code: "refused-outside" });
    server.refuse(email, 451);
    await expect(call(sendOrderReceipts, { orderIds: [firstOrderId] })).rejects.toMatchObject({ status: 503, code: "unavailable" });
    await call(sendOrderReceipts, { orderIds: [firstOrderId] });
    expect(mailsTo(email)).toHaveLength(1);
  });

  it("wait out a longer delay beside the others", async () => {
    const grey = await paused(...Array<number>(10).fill(451));
    const rows = await eventually(grey.aside, (found) => found.length > 0);
    expect(rows).toMatchObject([{ code: "mail-delayed-451", outcome: "passing" }]);
    const behind = await paused();
    expect(await arrived(behind.email)).toHaveLength(1);
    expect(await arrived(grey.email)).toHaveLength(1);
    expect(await eventually(grey.aside, (found) => found.length === 0)).toEqual([]);
  });
});
