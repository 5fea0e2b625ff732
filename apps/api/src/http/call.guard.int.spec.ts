import cookie from "@fastify/cookie";
import { Controller } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { FastifyAdapter, type NestFastifyApplication } from "@nestjs/platform-fastify";
import { defineCall, postTwinOf } from "@tablee/contracts/call";
import { signIn } from "@tablee/contracts/calls/sessions";
import { Done, Nothing } from "@tablee/contracts/schemas";
import { newVisitor, passwordOfPeople, signUp, turnFeature, type Visitor } from "../../../../test/stage/people.ts";
import { type Stage, setStage } from "../../../../test/stage/stage.ts";
import { ApiModule } from "../api.module.ts";
import { Bind } from "./bind.ts";
import { FailureFilter } from "./failure.filter.ts";

const show = defineCall("GET", "/api/v1/settings_of_a_test/show", {
  who: "client-reauthenticated",
  summary: "Settings of a test.",
  input: Nothing,
  output: Done,
});
const change = postTwinOf({ ...show, path: "/api/v1/settings_of_a_test/update", writes: [] });

@Controller()
class SettingsOfATest {
  @Bind(show)
  show() {
    return { done: true as const };
  }

  @Bind(change)
  change() {
    return { done: true as const };
  }
}

describe("settings", () => {
  let stage: Stage;
  let app: NestFastifyApplication;
  let url: string;
  let person: Awaited<ReturnType<typeof signUp>>;
  const pool = () => stage.running.api.pool;

  beforeAll(async () => {
    stage = await setStage();
    // The product's own guard before two calls of a test.
    const { api } = stage.running;
    const adapter = new FastifyAdapter();
    await adapter.getInstance().register(cookie as never);
    app = await NestFactory.create<NestFastifyApplication>(ApiModule.with(api, new FailureFilter(api.log), [SettingsOfATest]), adapter, {
      logger: false,
    });
    await app.listen(0, "127.0.0.1");
    url = await app.getUrl();
    person = await signUp(stage.url);
  });
  afterAll(async () => {
    await app.close();
    await stage.stop();
  });

  /** Seconds for which the password still counts, in each session of a client. */
  const left = async () =>
    (
      await pool().query<{ left: number }>(
        "SELECT extract(epoch FROM password_until - now())::float8 AS left FROM vault.session WHERE kind = 'client' AND subject_id IS NOT NULL",
      )
    ).rows.map((row) => row.left);
  const giveLast = (when: string) => pool().query(`UPDATE vault.session SET password_until = ${when} WHERE kind = 'client'`);

  async function ask({ jar, csrf }: Pick<Visitor, "jar" | "csrf">, method = "GET", token = csrf()): Promise<string> {
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "), "x-csrf-token": token };
    const body = method === "POST" ? { headers: { ...headers, "content-type": "application/json" }, body: "{}" } : { headers };
    const answer = await fetch(`${url}${method === "POST" ? change.path : show.path}`, { method, ...body });
    const text = await answer.text();
    return answer.ok ? "done" : text.startsWith("{") ? `${answer.status} ${JSON.parse(text).code}` : `${answer.status} ${text}`;
  }

  it("are shown and changed right after a sign-up", async () => {
    expect([await ask(person), await ask(person, "POST")]).toEqual(["done", "done"]);
  });

  it("are refused to a visitor and to a client whose password was given half an hour ago", async () => {
    expect(await ask(newVisitor(stage.url))).toBe("401 require_login");
    for (const when of ["now()", "NULL"]) {
      await giveLast(when);
      expect([await ask(person), await ask(person, "POST")]).toEqual(["403 reauthentication-required", "403 reauthentication-required"]);
    }
    await person.call(signIn, { email: person.email, password: passwordOfPeople });
    await person.refresh();
    expect(await ask(person)).toBe("done");
  });

  it("stay open for half an hour after each use", async () => {
    await giveLast("now() + interval '1 minute'");
    expect(await ask(person)).toBe("done");
    const [seconds, ...others] = await left();
    expect(others).toEqual([]);
    expect(seconds).toBeGreaterThan(29 * 60);
    expect(seconds).toBeLessThanOrEqual(30 * 60);
  });

  it("stay open no longer through what another site sends", async () => {
    await giveLast("now() + interval '1 minute'");
    expect(await ask(person, "POST", "guessed")).toBe("403 csrf-refused");
    expect((await left())[0]).toBeLessThanOrEqual(60);
  });

  it("ask for nothing while the flag is off", async () => {
    await giveLast("NULL");
    await turnFeature(stage.url, "settings_password", false);
    expect(await ask(person)).toBe("done");
    await turnFeature(stage.url, "settings_password", true);
    expect(await ask(person)).toBe("403 reauthentication-required");
  });
});
