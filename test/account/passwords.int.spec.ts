import { createClient } from "@tablee/contracts/calls/signup";
import { errors } from "@tablee/contracts/errors";
import { newVisitor } from "../stage/people.ts";
import { specStage } from "../stage/stage.ts";

const stage = await specStage();

describe("a password at sign-up", () => {
  const person = { firstName: "Noémie", lastName: "Roy", email: "noemie.roy@courriel.example" };

  it.each([
    ["          ", "password-repeated"],
    ["passwordpassword", "password-repeated"],
    ["tablee2026!", "password-brand"],
    ["noemie.roy", "password-personal"],
    ["motdepasse1", "password-breached"],
    ["P@ssw0rd2026", "password-breached"],
    ["mélèze".normalize("NFD").padEnd(10, "."), "password-too-short"],
  ] as const)("that is %j is refused, with words in the language of the page", async (password, code) => {
    const visitor = newVisitor(stage.url, "fr");
    await visitor.refresh();
    await expect(visitor.call(createClient, { ...person, password })).rejects.toMatchObject({
      status: 422,
      body: { code, message: errors[code].fr },
    });
  });

  it("that cannot be guessed opens the account that the refusals did not", async () => {
    const visitor = newVisitor(stage.url, "fr");
    await visitor.refresh();
    await expect(visitor.call(createClient, { ...person, password: "neuf lacs gelés" })).resolves.toMatchObject({ step: "plans" });
  });
});
