import { setAside, tryAgain } from "@tablee/contracts/calls/operations";
import { sendOrderReceipts } from "@tablee/contracts/calls/settings-payment";
import { startMailServer } from "../stage/mail-server.ts";
import { eventually, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const work = "notify-when-order-changes";

const server = await startMailServer();
const stage = await specStage({ smtpUrl: server.url });
const admin = await staffMember(stage.url, "admin@tablee.example");
afterAll(() => server.stop());

describe("mails to people", () => {
  const allTo = (email: string) => server.mails.filter(({ to }) => to === email);
  /** The mails after the one with the code, which comes with the account. */
  const mailsTo = (email: string) => allTo(email).slice(1);
  /** A household before its payment, to whom the code was sent. */
  const ready = async () => {
    const household = await readyToPay(stage.url);
    await eventually(
      async () => allTo(household.email),
      (mails) => mails.length > 0,
    );
    return household;
  };
  /** A household whose first box is paid and whose mail is sent, and how its mailbox answers at first. */
  const paid = async (...answers: number[]) => {
    const { email, complete } = await ready();
    server.refuse(email, ...answers);
    const { firstOrderId } = await complete("tok_visa");
    return {
      email,
      aside: async () => (await admin.call(setAside, { work })).rows.filter((row) => row.subject === `order-${firstOrderId}`),
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
    const gone = await paid(550);
    const behind = await Promise.all([paid(), paid()]);
    for (const { email } of behind) expect(await arrived(email)).toHaveLength(1);
    const rows = await eventually(gone.aside, (found) => found.length > 0);
    expect(rows).toMatchObject([{ type: "OrderBilled", code: "mail-refused-550", outcome: "lasting", tries: 1, nextAt: null }]);
    expect(mailsTo(gone.email)).toEqual([]);
    await admin.call(tryAgain, { work });
    expect(await arrived(gone.email)).toHaveLength(1);
    expect(await eventually(gone.aside, (found) => found.length === 0)).toEqual([]);
  });

  it("are sent again where the server says not now, and arrive once under their notice's id", async () => {
    const grey = await paid(451, 451);
    const behind = await paid();
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
    const { email, complete, call } = await ready();
    const { firstOrderId } = await complete("tok_visa");
    await arrived(email);
    server.refuse(email, 550);
    await expect(call(sendOrderReceipts, { orderIds: [firstOrderId] })).rejects.toMatchObject({ status: 409, code: "refused-outside" });
    server.refuse(email, 451);
    await expect(call(sendOrderReceipts, { orderIds: [firstOrderId] })).rejects.toMatchObject({ status: 503, code: "unavailable" });
    await call(sendOrderReceipts, { orderIds: [firstOrderId] });
    expect(mailsTo(email)).toHaveLength(2);
  });

  it("wait out a longer delay beside the others", async () => {
    const grey = await paid(...Array<number>(9).fill(451));
    const rows = await eventually(grey.aside, (found) => found.length > 0);
    expect(rows).toMatchObject([{ code: "mail-delayed-451", outcome: "passing" }]);
    const behind = await paid();
    expect(await arrived(behind.email)).toHaveLength(1);
    expect(await arrived(grey.email)).toHaveLength(1);
    expect(await eventually(grey.aside, (found) => found.length === 0)).toEqual([]);
  });
});
