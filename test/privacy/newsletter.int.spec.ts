import { answerInquiry, forgetWriter, inquiries, inquiry } from "@tablee/contracts/calls/admin/contact";
import { contactForm, sendInquiry } from "@tablee/contracts/calls/contact";
import { subscribeToNewsletter } from "@tablee/contracts/calls/newsletter";
import { exportAccess, forgetMe } from "@tablee/contracts/calls/privacy";
import { communications, updateCommunications } from "@tablee/contracts/calls/settings-communications";
import { revealAccount } from "@tablee/contracts/calls/support";
import { currentWordings } from "@tablee/domain/consent/current-wordings";
import { THANKS } from "@tablee/domain/consent/newsletter-thanks";
import { verifyAddress } from "../stage/mailed-codes.ts";
import { accountIdOf, eventually, newVisitor, readyToPay, staffMember, type Visitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const agreed = currentWordings.newsletter;

const stage = await specStage({ proxyHops: 1 });
/** A customer with an account, whom several examples share. */
let kept: Awaited<ReturnType<typeof readyToPay>> | undefined;
const customer = async () => (kept ??= await readyToPay(stage.url));

describe("the newsletter beneath every page", () => {
  const visitor = async (language: "en" | "fr" = "en") => {
    const person = newVisitor(stage.url, language);
    await person.refresh();
    return person;
  };
  const readers = async (email: string) =>
    (
      await stage.running.api.pool.query<{ language: string }>(
        "SELECT DISTINCT language FROM embedded_newsletter.reader WHERE email = $1",
        [email],
      )
    ).rows;
  const consents = (email: string) => stage.running.api.access.newsletterConsents.ofEmail(email);
  const accountSays = async (person: Visitor) =>
    (await person.call(communications, {})).consents.find(({ purpose }) => purpose === "newsletter")!;

  it("takes a visitor's address to the provider, and notes the words, their language and when", async () => {
    const email = "Lectrice.Un@example.com";
    const person = await visitor("fr");
    expect(await person.call(subscribeToNewsletter, { email, agreed })).toEqual({ action: THANKS });
    expect(await person.call(subscribeToNewsletter, { email: email.toLowerCase(), agreed })).toEqual({ action: THANKS });
    expect(await readers(email.toLowerCase())).toEqual([{ language: "fr" }]);
    expect(await consents(email)).toEqual([{ wording: agreed, language: "fr", givenAt: expect.any(String) }]);
  });

  it("says what the provider says, and that it is away", async () => {
    const person = await visitor();
    expect(await person.call(subscribeToNewsletter, { email: "not-taken@example.com", agreed })).toEqual({ action: "show_error" });
    expect(await readers("not-taken@example.com")).toEqual([]);
    await expect(person.call(subscribeToNewsletter, { email: "unreachable@example.com", agreed })).rejects.toMatchObject({ status: 503 });
  });

  it("takes no address that is none, and no words that are not those of today", async () => {
    const person = await visitor();
    await expect(person.call(subscribeToNewsletter, { email: "nobody", agreed })).rejects.toMatchObject({ status: 422 });
    const other = { email: "lecteur@example.com", agreed: "newsletter-0" as typeof agreed };
    await expect(person.call(subscribeToNewsletter, other)).rejects.toMatchObject({ status: 422 });
    expect(await readers("lecteur@example.com")).toEqual([]);
  });

  it("reaches the provider, and leaves it, as the account answers in its settings", async () => {
    const person = await customer();
    const isListed = async (listed: boolean) =>
      (
        await eventually(
          () => readers(person.email),
          (rows) => rows.length > 0 === listed,
        )
      ).length > 0;
    await person.call(updateCommunications, { agreed: [agreed] });
    expect(await isListed(true)).toBe(true);
    await person.call(updateCommunications, { withdrawn: ["newsletter"] });
    expect(await isListed(false)).toBe(false);
  });

  it("is agreed to by the account where a customer gives the address of theirs, and is forgotten with them once it is verified", async () => {
    const person = await readyToPay(stage.url);
    const { email } = person;
    await verifyAddress(stage.url, person, email);
    const stranger = await visitor();
    await stranger.call(subscribeToNewsletter, { email, agreed });
    expect(await accountSays(person)).toMatchObject({ given: false });
    const written = { name: "Camille Roy", email, topic: "food", message: "Y a-t-il du sésame?" } as const;
    await stranger.call(sendInquiry, written);
    expect(await person.call(exportAccess, {})).toMatchObject({ messages: [written] });
    await person.call(subscribeToNewsletter, { email: email.toUpperCase(), agreed });
    expect(await accountSays(person)).toMatchObject({ given: true, answered: { source: "footer" } });
    expect([(await readers(email)).length, (await consents(email)).length]).toEqual([1, 1]);
    await person.call(forgetMe, { confirmed: true });
    await eventually(
      () => readers(email),
      (rows) => rows.length === 0,
    );
    expect(await readers(email)).toEqual([]);
    expect(
      await eventually(
        () => consents(email),
        (rows) => rows.length === 0,
      ),
    ).toEqual([]);
  });
});

describe("an account at a stranger's address, which it never verified", () => {
  it("takes along neither the stranger's newsletter nor the words that the stranger wrote to the team", async () => {
    const impostor = await readyToPay(stage.url);
    const { email } = impostor;
    const accountId = await accountIdOf(impostor);
    const stranger = newVisitor(stage.url, "fr");
    await stranger.refresh();
    await stranger.call(subscribeToNewsletter, { email, agreed });
    const message = `Livrez-vous chez ${crypto.randomUUID()}`;
    const { inquiryId } = await stranger.call(sendInquiry, { name: "Camille Roy", email, topic: "delivery", message });
    expect(await impostor.call(exportAccess, {})).toMatchObject({ messages: [] });
    await impostor.call(updateCommunications, { agreed: [agreed] });
    await impostor.call(forgetMe, { confirmed: true });
    const { pool, access } = stage.running.api;
    const forgotten = async () =>
      (await pool.query("SELECT 1 FROM read.accounts WHERE key = $1 AND status = 'forgotten'", [accountId])).rows;
    expect(await eventually(forgotten, ({ length }) => length === 1)).toHaveLength(1);
    const support = await staffMember(stage.url, "soutien@tablee.example");
    expect(await support.call(inquiry, { inquiryId })).toMatchObject({ written: { message } });
    expect((await pool.query("SELECT 1 FROM embedded_newsletter.reader WHERE email = $1", [email])).rows).toHaveLength(1);
    expect(await access.newsletterConsents.ofEmail(email)).toHaveLength(1);
  });
});

describe("the contact form", () => {
  const written = { name: "Camille Roy", email: "camille.roy@example.com", topic: "food", message: "Y a-t-il du sésame?" } as const;
  const listOf = async (staff: Awaited<ReturnType<typeof staffMember>>, state: "open" | "answered" | "forgotten", inquiryId: string) =>
    (await staff.call(inquiries, { state })).rows.find((row) => row.inquiryId === inquiryId);

  it("takes a visitor's message to support's list, which one member of staff closes, and finance sees without its words", async () => {
    const visitor = newVisitor(stage.url, "fr");
    await visitor.refresh();
    expect(await visitor.call(contactForm, {})).toMatchObject({ writer: null, boxes: [] });
    const { inquiryId } = await visitor.call(sendInquiry, written);
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const finance = await staffMember(stage.url, "finance@tablee.example");
    const listed = await eventually(() => listOf(support, "open", inquiryId), Boolean);
    const { topic, name, email, message } = written;
    expect(listed).toMatchObject({ topic, accountId: null, state: "open", language: "fr" });
    expect(listed).not.toHaveProperty("written");
    expect(await support.call(inquiry, { inquiryId })).toMatchObject({ written: { name, visitorEmail: email, message }, answer: null });
    const masked = { name: "•••", visitorEmail: "•••", message: "•••" };
    expect(await finance.call(inquiry, { inquiryId })).toMatchObject({ topic, written: masked });
    await expect(finance.call(answerInquiry, { inquiryId, reason: "Not ours." })).rejects.toMatchObject({ status: 403 });
    await support.call(answerInquiry, { inquiryId, reason: "Sent the list." });
    await eventually(() => listOf(support, "answered", inquiryId), Boolean);
    expect(await support.call(inquiry, { inquiryId })).toMatchObject({ state: "answered", answer: { note: "Sent the list." } });
    expect(await listOf(support, "open", inquiryId)).toBeUndefined();
    await expect(support.call(answerInquiry, { inquiryId, reason: "Again." })).rejects.toMatchObject({
      body: { code: "inquiry-answered" },
    });
  });

  it("takes an address alone where it is about a new area", async () => {
    const visitor = newVisitor(stage.url, "fr");
    await visitor.refresh();
    const { name: _, ...nameless } = { ...written, email: "laval@example.com" };
    await expect(visitor.call(sendInquiry, nameless)).rejects.toMatchObject({ status: 422 });
    const { inquiryId } = await visitor.call(sendInquiry, { ...nameless, topic: "area" });
    const support = await staffMember(stage.url, "soutien@tablee.example");
    await eventually(() => listOf(support, "open", inquiryId), Boolean);
    const { email: visitorEmail, message } = nameless;
    expect((await support.call(inquiry, { inquiryId })).written).toEqual({ visitorEmail, message });
  });

  it("shows support a client's words, and the client's address once the account is revealed", async () => {
    const person = await customer();
    const { inquiryId } = await person.call(sendInquiry, { ...written, email: person.email });
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const { accountId } = (await eventually(() => listOf(support, "open", inquiryId), Boolean))!;
    const shown = async () => (await support.call(inquiry, { inquiryId })).written;
    expect(await shown()).toEqual({ name: written.name, email: expect.stringContaining("•••"), message: written.message });
    await support.call(revealAccount, { accountId: accountId!, reason: "Answers the message." });
    expect(await shown()).toMatchObject({ email: person.email });
  });

  it("has a visitor forgotten by an administrator, and a client by the account's erasure alone", async () => {
    const visitor = newVisitor(stage.url, "fr");
    await visitor.refresh();
    const { inquiryId } = await visitor.call(sendInquiry, { ...written, email: "oubliez@example.com" });
    const support = await staffMember(stage.url, "soutien@tablee.example");
    const staff = await staffMember(stage.url, "admin@tablee.example");
    await eventually(() => listOf(support, "open", inquiryId), Boolean);
    await expect(support.call(forgetWriter, { inquiryId })).rejects.toMatchObject({ status: 403 });
    await staff.call(forgetWriter, { inquiryId });
    await eventually(() => listOf(support, "forgotten", inquiryId), Boolean);
    expect(await support.call(inquiry, { inquiryId })).toMatchObject({ written: null, answer: null, forgotten: { because: "staff" } });
    expect((await stage.running.api.pool.query("SELECT 1 FROM read.tasks WHERE key = $1", [`inquiry:${inquiryId}`])).rows).toEqual([]);
    await expect(support.call(answerInquiry, { inquiryId, reason: "Too late." })).rejects.toMatchObject({
      body: { code: "writer-forgotten" },
    });
    const person = await customer();
    const own = await person.call(sendInquiry, { ...written, email: person.email });
    await expect(staff.call(forgetWriter, own)).rejects.toMatchObject({ body: { code: "inquiry-of-client" } });
  });

  it("takes a message once, however often its answer is lost", async () => {
    const visitor = newVisitor(stage.url, "fr");
    await visitor.refresh();
    const twice = { ...written, email: "twice@example.com" };
    const send = () => visitor.call(sendInquiry, twice, { idempotencyKey: "message of a lost answer" });
    expect(await send()).toEqual(await send());
  });

  it("takes no box of another household, and five messages an hour from one address and network", async () => {
    const visitor = newVisitor(stage.url, "en", "203.0.113.7");
    await visitor.refresh();
    const orderId = "f03f5de3-39fc-549f-bdc4-401d8508dc50" as never;
    const many = { ...written, email: "many@example.com" };
    await expect(visitor.call(sendInquiry, { ...many, orderId })).rejects.toMatchObject({ body: { code: "order-not-found" } });
    for (let sent = 0; sent < 5; sent++) await visitor.call(sendInquiry, many);
    await expect(visitor.call(sendInquiry, { ...many, email: "MANY@example.com" })).rejects.toMatchObject({
      body: { code: "too-many-attempts" },
    });
    // The owner of the address, elsewhere.
    const owner = newVisitor(stage.url, "en", "203.0.113.8");
    await owner.refresh();
    await expect(owner.call(sendInquiry, many)).resolves.toMatchObject({ inquiryId: expect.any(String) });
  });
});
