import { passwordPrompt } from "./password-prompt.ts";

describe("the password, asked for again", () => {
  it("is asked for once, however many wait, and answers them all", async () => {
    const seen: boolean[] = [];
    const stop = passwordPrompt.subscribe(() => seen.push(passwordPrompt.isOpen()));
    const all = [passwordPrompt.ask(), passwordPrompt.ask()];
    expect(passwordPrompt.isOpen()).toBe(true);
    passwordPrompt.settle(true);
    expect(await Promise.all(all)).toEqual([true, true]);
    const later = passwordPrompt.ask();
    passwordPrompt.settle(false);
    expect(await later).toBe(false);
    stop();
    void passwordPrompt.ask();
    passwordPrompt.settle(false);
    expect(seen).toEqual([true, true, false, true, false]);
  });
});
