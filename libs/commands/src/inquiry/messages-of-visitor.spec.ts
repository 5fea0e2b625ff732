import { verifyEmail } from "@tablee/commands/account/sign-in/verify-email";
import { idFrom } from "@tablee/domain/kernel/ids";
import { accountId, person } from "@tablee/domain/testing/examples";
import type { Household } from "@tablee/testing/fixtures/household";
import { begin } from "@tablee/testing/fixtures/signed-up-household";
import { forgetWriter } from "./forget-writer.ts";
import { messagesOfVisitor } from "./messages-of-visitor.ts";
import { sendInquiry } from "./send-inquiry.ts";

const [own, forgotten, strange] = [idFrom("own"), idFrom("forgotten"), idFrom("strange")];

const write = (household: Household, inquiryId: string, email: string) =>
  household.act((steps, context) => {
    const written = { topic: "food", language: "fr", writer: { name: "Camille Roy", email }, message: "Bonjour" } as const;
    return sendInquiry(steps, { inquiryId, accountId: undefined, ...written }, context);
  });
const found = ({ world }: Household) => messagesOfVisitor(world.process().steps, accountId);

test("an account has the messages of a visitor at its verified address, without forgotten ones", async () => {
  const household = await begin();
  await write(household, own, person.email.toUpperCase());
  await write(household, forgotten, person.email);
  await write(household, strange, "someone@example.com");
  expect(await found(household)).toEqual([]);
  await household.act((steps, context) => verifyEmail(steps, { accountId, email: person.email }, context));
  await household.act((steps, context) => forgetWriter(steps, { inquiryId: forgotten, because: "staff" }, context));
  expect(await found(household)).toEqual([own]);
});
