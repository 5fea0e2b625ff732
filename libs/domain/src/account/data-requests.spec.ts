import { accountId, person } from "../../testing/examples.ts";
import { given } from "../../testing/given.ts";
import { account } from "./decider.ts";
import type { AccountEvent } from "./events.ts";

const at = "2027-01-06T15:00:00.000Z";
const opened: AccountEvent = { type: "AccountOpened", data: { accountId, person, language: "fr", openedAt: at } };
const received: AccountEvent = {
  type: "DataRequestReceived",
  data: { kind: "access", via: "mail", receivedOn: "2027-01-04", dueOn: "2027-02-03", enteredAt: at },
};
const receive = { type: "ReceiveDataRequest", kind: "access", via: "mail", receivedOn: "2027-01-04", at } as const;
const answer = { type: "AnswerDataRequest", kind: "access", outcome: "refused", at } as const;
const answered: AccountEvent = { type: "DataRequestAnswered", data: { kind: "access", outcome: "refused", answeredAt: at } };

describe("a request about one's data", () => {
  it("has to be answered within thirty days of the day it arrived, not of the day it was entered", () => {
    given(account, [opened]).when(receive).thenEvents(received);
  });

  it("that is open keeps its day when it is made again; another kind has its own", () => {
    given(account, [opened, received])
      .when({ ...receive, receivedOn: "2027-01-05" })
      .thenEvents();
    given(account, [opened, received])
      .when({ ...receive, kind: "correction" })
      .thenEvents({ type: "DataRequestReceived", data: { ...received.data, kind: "correction" } } as AccountEvent);
  });

  it("is closed once, by an answer or a refusal, and can be made again", () => {
    given(account, [opened]).when(answer).thenEvents();
    given(account, [opened, received]).when(answer).thenEvents(answered);
    given(account, [opened, received, answered]).when(answer).thenEvents();
    given(account, [opened, received, answered]).when(receive).thenEvents(received);
  });

  it("is taken from the owner of a closed account, and none from one who is being forgotten", () => {
    const closed: AccountEvent = { type: "AccountClosed", data: { closedAt: at } };
    given(account, [opened, closed]).when(receive).thenEvents(received);
    const erased: AccountEvent = {
      type: "ErasureRequested",
      data: { erasureId: "3f2a91bc-77d0-4c1e-9f55-0b8a6d2e4c11", by: "client", requestedAt: at },
    };
    given(account, [opened, erased]).when(receive).thenRefused("account-closed");
  });
});
