import { accountConsents, answerDataRequest, dataRequests, enterDataRequest, forgetPerson } from "@tablee/contracts/calls/admin/privacy";
import { openTasks } from "@tablee/contracts/calls/admin/tasks";
import { exportEvents } from "@tablee/contracts/calls/privacy";
import type { AccountId } from "@tablee/domain/kernel/ids";
import { accountIdOf, eventually, readyToPay, staffMember } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();
const support = await staffMember(stage.url, "soutien@tablee.example");

const someone = async () => {
  const person = await readyToPay(stage.url);
  return { ...person, accountId: await accountIdOf(person) };
};
const requestsOf = async (accountId: AccountId) =>
  (await support.call(dataRequests, {})).requests.filter((request) => request.accountId === accountId);

describe("what persons ask about their data by mail or phone", () => {
  it("waits with its day until support answers, and stands in what the person takes along", async () => {
    const { accountId, ...person } = await someone();
    const asked = { accountId, via: "phone", reason: "called, wants a copy" } as const;
    await support.call(enterDataRequest, { ...asked, kind: "access", receivedOn: "2026-11-10" });
    await support.call(enterDataRequest, { ...asked, kind: "correction", receivedOn: "2026-10-01" });
    const open = await eventually(
      () => requestsOf(accountId),
      (found) => found.length === 2,
    );
    expect(open).toMatchObject([
      { name: "Camille Gagnon", kind: "correction", via: "phone", dueOn: "2026-10-31", daysLeft: -17 },
      { kind: "access", receivedOn: "2026-11-10", dueOn: "2026-12-10", daysLeft: 23 },
    ]);
    const { tasks } = await support.call(openTasks, { kind: "data-request" });
    expect(tasks).toContainEqual(expect.objectContaining({ accountId, facts: expect.objectContaining({ dueOn: "2026-12-10" }) }));
    await support.call(answerDataRequest, { accountId, kind: "access", outcome: "answered", reason: "sent the file by mail" });
    const left = await eventually(
      () => requestsOf(accountId),
      (found) => found.length === 1,
    );
    expect(left).toMatchObject([{ kind: "correction" }]);
    const { events } = await person.call(exportEvents, { limit: 200 });
    expect(events.filter(({ type }) => type.startsWith("DataRequest")).map(({ type, reason }) => [type, reason])).toEqual([
      ["DataRequestReceived", "called, wants a copy"],
      ["DataRequestReceived", "called, wants a copy"],
      ["DataRequestAnswered", "sent the file by mail"],
    ]);
  });

  it("cannot have arrived on a day to come, nor about nobody", async () => {
    const { accountId } = await someone();
    const asked = { accountId, kind: "access", via: "mail", receivedOn: "2026-11-18", reason: "by mail" } as const;
    await expect(support.call(enterDataRequest, asked)).rejects.toMatchObject({ body: { code: "selection-invalid" } });
    const nobody = { ...asked, accountId: crypto.randomUUID() as AccountId, receivedOn: "2026-11-16" };
    await expect(support.call(enterDataRequest, nobody)).rejects.toMatchObject({ body: { code: "account-not-found" } });
  });

  it("waits no longer once the person is forgotten", async () => {
    const { accountId } = await someone();
    await support.call(enterDataRequest, { accountId, kind: "erasure", via: "letter", receivedOn: "2026-11-16", reason: "by letter" });
    expect(
      await eventually(
        () => requestsOf(accountId),
        (found) => found.length === 1,
      ),
    ).toHaveLength(1);
    const admin = await staffMember(stage.url, "admin@tablee.example");
    await admin.call(forgetPerson, { accountId, reason: "by letter" });
    const none = await eventually(
      () => requestsOf(accountId),
      (found) => found.length === 0,
    );
    expect(none).toEqual([]);
  });
});

describe("what a person agreed to", () => {
  it("is shown to support with the wording, the language and the place of each answer", async () => {
    const { accountId, complete } = await someone();
    await complete("tok_visa");
    const consents = await eventually(
      async () => (await support.call(accountConsents, { accountId })).consents,
      (found) => found.length > 0,
    );
    expect(consents.find(({ purpose }) => purpose === "terms")).toMatchObject({
      answers: [{ given: true, source: "sign-up", wording: expect.any(String), language: "fr" }],
    });
  });
});
