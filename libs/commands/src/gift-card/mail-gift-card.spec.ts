import { resendGiftCard } from "@tablee/commands/gift-card/desk/resend-gift-card";
import { issueBonus } from "@tablee/commands/gift-card/issue-bonus";
import { mailGiftCard } from "@tablee/commands/gift-card/mail-gift-card";
import { printedGiftCard, printTokenOf } from "@tablee/commands/gift-card/print-gift-card";
import { returnMail } from "@tablee/commands/notice/return-mail";
import { Steps } from "@tablee/commands/steps";
import { bonusIdOf } from "@tablee/domain/gift-card/buyer";
import { groupedGiftCode } from "@tablee/domain/gift-card/code";
import { PermanentFailure, TransientFailure } from "@tablee/gateways/port-failure";
import { World } from "@tablee/simulation/world";
import { appended, appendedAfterDeaths } from "@tablee/testing/fixtures/appended-events";
import { signedUpAt as at } from "@tablee/testing/fixtures/constants";
import { buying, byVisitor, cardIn, codeIn, giftCardId, giftDetails, starting } from "@tablee/testing/fixtures/gift-cards";

async function bought(): Promise<World> {
  const world = new World();
  await appended(world, starting(at));
  await appended(world, buying(at));
  return world;
}

const mailing =
  (id = giftCardId, name = "mail") =>
  (steps: Steps) =>
    mailGiftCard(steps, { giftCardId: id }, byVisitor(name, at));

/** Mails that the recipient's server refuses with an error; any other address takes them. */
const refusing = (error: Error, work: (steps: Steps) => Promise<unknown>) => (steps: Steps) => {
  const { messages } = steps.ports;
  const deliver: typeof messages.deliver = async (message) => {
    if (message.to === giftDetails.recipient.email) throw error;
    return messages.deliver(message);
  };
  return work(new Steps(steps, steps.facts, { ...steps.ports, messages: { ...messages, deliver } }));
};

const mails = ({ messages }: World) => [...messages.values()].map(({ kind, to }) => [kind, to]);

describe("the mail of a gift card", () => {
  it("goes to the recipient once, with the code and the message, whichever step its process dies before", async () => {
    const worlds: World[] = [];
    const begin = async () => {
      worlds.push(await bought());
      return worlds.at(-1)!;
    };
    const all = await appendedAfterDeaths(begin, mailing());
    for (const events of all) expect(events.map(([, type]) => type)).toEqual(["NoticeSent", "GiftCardMailed"]);
    for (const world of worlds) {
      expect(mails(world)).toEqual([["gift-card-received", giftDetails.recipient.email]]);
      const { text } = [...world.messages.values()][0]!;
      for (const part of [groupedGiftCode(codeIn(world)), "Bonne fête!", "150,00"]) expect(text).toContain(part);
    }
  });

  it("that the recipient's address never takes becomes a page to print for the buyer", async () => {
    const world = await bought();
    const refused = new PermanentFailure("refused-outside", "no such mailbox");
    expect(await appended(world, refusing(refused, mailing()))).toMatchObject([
      [{}, "NoticeSent", { kind: "gift-card-returned" }],
      [{}, "GiftCardMailed", { result: "refused" }],
    ]);
    expect(mails(world)).toEqual([["gift-card-returned", giftDetails.buyer.email]]);
  });

  it("is recorded as refused where the buyer's address never takes mail either, so that nothing waits for it", async () => {
    const world = await bought();
    const all = (work: (steps: Steps) => Promise<unknown>) => (steps: Steps) => {
      const deliver = async () => {
        throw new PermanentFailure("refused-outside", "no such mailbox");
      };
      return work(new Steps(steps, steps.facts, { ...steps.ports, messages: { ...steps.ports.messages, deliver } }));
    };
    expect(await appended(world, all(mailing()))).toMatchObject([[{}, "GiftCardMailed", { result: "refused" }]]);
    expect(cardIn(world)).toMatchObject({ mailed: { result: "refused" } });
  });

  it("waits where the address may take it later", async () => {
    const world = await bought();
    const busy = new TransientFailure("unavailable", "try again");
    await expect(appended(world, refusing(busy, mailing()))).rejects.toBe(busy);
    expect(cardIn(world)).not.toHaveProperty("mailed");
  });

  it("of a bonus goes to the buyer", async () => {
    const world = await bought();
    await appended(world, (steps) => issueBonus(steps, { giftCardId }, byVisitor("bonus", at)));
    await appended(world, mailing(bonusIdOf(giftCardId)));
    expect(mails(world)).toEqual([["gift-card-bonus", giftDetails.buyer.email]]);
  });
});

describe("the mail of a gift card that comes back after its carrier took it", () => {
  const returned =
    (noticeId: string, name = "returned") =>
    (steps: Steps) =>
      returnMail(steps, { noticeId, kind: "gift-card-received", subject: { kind: "gift-card", id: giftCardId } }, byVisitor(name, at));

  it("becomes a page to print for the buyer, once", async () => {
    const world = await bought();
    await appended(world, mailing());
    const [noticeId] = [...world.messages.keys()];
    expect(await appended(world, returned(noticeId!))).toMatchObject([
      [{}, "GiftCardMailed", { result: "refused" }],
      [{}, "NoticeSent", { kind: "gift-card-returned" }],
    ]);
    expect(await appended(world, returned(noticeId!, "reported again"))).toEqual([]);
    expect(mails(world).at(-1)).toEqual(["gift-card-returned", giftDetails.buyer.email]);
  });

  it("tells nothing where another recipient has the card by now", async () => {
    const world = await bought();
    await appended(world, mailing());
    const [noticeId] = [...world.messages.keys()];
    const recipient = { name: "Léa", email: "lea@example.com" };
    await appended(world, (steps) => resendGiftCard(steps, { giftCardId, recipient }, byVisitor("reissue", at)));
    expect(await appended(world, returned(noticeId!))).toEqual([]);
  });

  it("tells nothing where it was an earlier repetition, and is taken for the last one", async () => {
    const world = await bought();
    await appended(world, mailing());
    for (const name of ["one", "two"]) {
      await appended(world, (steps) => resendGiftCard(steps, { giftCardId }, byVisitor(`resend ${name}`, at)));
      await appended(world, mailing(giftCardId, name));
    }
    const [, first, last] = [...world.messages.keys()];
    expect(await appended(world, returned(first!))).toEqual([]);
    expect(await appended(world, returned(last!, "the last"))).toMatchObject([
      [{}, "GiftCardMailed", { result: "refused", cameBack: true }],
      [{}, "NoticeSent", { kind: "gift-card-returned" }],
    ]);
  });
});

describe("the page to print", () => {
  it("shows a paid card to who has its token, and to no one else", async () => {
    const world = await bought();
    const { steps } = world.process();
    const token = printTokenOf(steps, giftCardId, 1);
    expect(await printedGiftCard(steps, token)).toMatchObject({ cents: 15_000, recipientName: "Noé", isRedeemed: false });
    const forged = `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`;
    for (const other of [
      giftCardId,
      forged,
      `${token}0`,
      "",
      printTokenOf(steps, giftCardId, 2),
      printTokenOf(steps, bonusIdOf(giftCardId), 1),
    ])
      expect(await printedGiftCard(steps, other)).toBeUndefined();
  });

  it("shows none before the card is paid", async () => {
    const world = new World();
    await appended(world, starting(at));
    const { steps } = world.process();
    expect(await printedGiftCard(steps, printTokenOf(steps, giftCardId, 1))).toBeUndefined();
  });
});
