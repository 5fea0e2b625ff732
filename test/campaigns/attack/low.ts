import { editorDataV2 } from "@tablee/contracts/calls/orders";
import { setLanguage } from "@tablee/contracts/calls/sessions";
import { createClient, savePlan } from "@tablee/contracts/calls/signup";
import { signUp, somebody } from "../../people.ts";
import { first, outcome, type Scenario, unless } from "./scenario.ts";

const GOOD = "une-longue-phrase-2026";

/** What the first attack called low: listed, not judged. */
export const low: readonly Scenario[] = [
  {
    id: "L1",
    severity: "low",
    title: "rows of sessions written by visits alone",
    async play({ stage }) {
      const rows = async () =>
        (await stage.running.api.pool.query<{ n: number }>("SELECT count(*)::int AS n FROM vault.session")).rows[0]!.n;
      const before = await rows();
      for (let i = 0; i < 20; i++) await somebody(stage.url).refresh();
      return unless(String(before), String(await rows()));
    },
  },
  {
    id: "L2",
    severity: "low",
    title: "passwords of spaces, of the brand, of the address, of the word itself",
    async play({ stage }) {
      const names = { firstName: "Noémie", lastName: "Royer" };
      const tried = await Promise.all(
        ["          ", "tablee2026!", "noemie.royer", "passwordpassword"].map((password) => opened(stage.url, { ...names, password })),
      );
      const control = await opened(stage.url, { ...names, password: GOOD });
      return control ? takenOf(tried) : "a good password was refused too";
    },
  },
  {
    id: "L3",
    severity: "low",
    title: "names with control characters, line ends and marks of direction",
    async play({ stage }) {
      const tried = await Promise.all(
        ["Noé\u0007mie", "Noé\r\nmie", "Noé\u202emie"].map((firstName) =>
          opened(stage.url, { firstName, lastName: "Roy", password: GOOD }),
        ),
      );
      const control = await opened(stage.url, { firstName: "Noémie", lastName: "Roy", password: GOOD });
      return control ? takenOf(tried) : "a good name was refused too";
    },
  },
  {
    id: "L4",
    severity: "low",
    title: "a page of another scheme and a form",
    async play({ stage }) {
      const visitor = somebody(stage.url);
      await visitor.refresh();
      const post = (headers: Record<string, string>, body: string | URLSearchParams) =>
        fetch(`${stage.url}${setLanguage.path}`, { method: "POST", headers, body });
      const { host } = new URL(stage.url);
      const [scheme, form] = await Promise.all([
        post({ origin: `https://${host}`, "content-type": "application/json" }, JSON.stringify({ language: "fr" })),
        post({}, new URLSearchParams({ language: "fr" })),
      ]);
      return first(unless("403", String(scheme.status)), unless("415", String(form.status)));
    },
  },
  {
    id: "L5",
    severity: "low",
    title: "an order taken over by a link",
    async play({ stage }) {
      const client = await signUp(stage.url);
      const query = new URLSearchParams({ orderId: client.firstOrderId, editingSession: "attack-by-link" });
      const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const headers = { cookie, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
      const { status } = await fetch(`${stage.url}${editorDataV2.path}?${query}`, { headers });
      return unless("403", String(status));
    },
  },
];

/** What was taken of what a visitor opened an account with; undefined when it was refused. */
async function opened(url: string, given: { firstName: string; lastName: string; password: string }): Promise<string | undefined> {
  const visitor = somebody(url);
  await visitor.refresh();
  await visitor.call(savePlan, { plan: { type: "ready-to-cook", persons: 2, recipes: 3 }, diets: [], allergens: [], dislikes: [] });
  const email = `noemie.royer.${Math.random().toString(36).slice(2, 10)}@example.com`;
  const code = await outcome(visitor.call(createClient, { ...given, email }));
  return code === "done" ? JSON.stringify([given.firstName, given.password]) : undefined;
}

const takenOf = (tried: readonly (string | undefined)[]): string | undefined => tried.filter(Boolean).join(", ") || undefined;
