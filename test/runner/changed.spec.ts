import { existsSync, globSync } from "node:fs";
import { browserSpecs, narrowed, nearSpecs, relatedFiles, started } from "./changed.ts";
import { stagesOf } from "./stages.ts";
import { quickIntegration } from "./tiers.ts";

const stages = stagesOf("check");
const touchedBy = (...files: string[]) => stages.flatMap((stage) => narrowed(stage, files)?.name ?? []);
const unit = stages.find(({ specs }) => specs === "unit")!;

describe("what a change touches", () => {
  it("is everything where it decides how tests run", () => {
    for (const file of ["pnpm-lock.yaml", "script/test", "jest.config.mjs", "libs/domain/package.json", "test/runner/stages.ts"])
      expect([file, ...touchedBy(file)]).toEqual([file, ...stages.map(({ name }) => name)]);
    expect(narrowed(unit, ["jest.config.mjs"])).toBe(unit);
  });

  it("is its own package's types and both apps' where it is in the domain", () => {
    const touched = touchedBy("libs/domain/src/order/decider.ts");
    expect(touched).toEqual(
      stages.map(({ name }) => name).filter((name) => !["zone table", "list of stories", "types: web's worker"].includes(name)),
    );
  });

  it("is neither the servers' types nor the other app's where it is in one app", () => {
    const touched = touchedBy("apps/admin-console/src/main.tsx");
    expect(touched).toContain("types: admin-console");
    expect(touched).not.toContain("types: web");
    expect(touched).not.toContain("types: servers and tools");
  });

  it("reaches no app and no browser where it is a page of docs", () => {
    expect(touchedBy("docs/decisions/0001-a-decision.md")).not.toContain("e2e");
    expect(nearSpecs(["docs/decisions/0001-a-decision.md"])).toEqual([]);
  });

  it("is neither the build nor a browser test where it is a spec beside the code", () => {
    const touched = touchedBy("libs/domain/src/order/decider.spec.ts");
    expect(touched).toContain("unit");
    expect(touched).not.toContain("build");
    expect(touched).not.toContain("e2e");
  });

  it("hands Jest the changed code, to find the specs behind it", () => {
    expect(narrowed(unit, ["test/stage/tcp-proxy.ts"])!.command).toEqual(
      expect.arrayContaining([...unit.command, "--passWithNoTests", "--findRelatedTests", "test/stage/tcp-proxy.ts"]),
    );
  });

  it("is every spec of a package whose data changed", () => {
    const [golden] = globSync("libs/event-store/src/golden/**/*.json");
    expect(relatedFiles([golden!])).toEqual(expect.arrayContaining(globSync("libs/event-store/src/**/*.spec.ts")));
  });

  it("is of the integration specs those near it, and for the product's own code those of quick", () => {
    expect(nearSpecs(["libs/domain/src/kernel/money.ts"])).toEqual([...quickIntegration, "test/server/starting.int.spec.ts"].toSorted());
    const near = nearSpecs(["libs/contracts/src/calls/admin/staff.ts"]);
    expect(near).toEqual(expect.arrayContaining(["test/staff/desk-staff.int.spec.ts", ...quickIntegration]));
    expect(near.length).toBeLessThan(globSync("test/**/*.int.spec.ts").length / 2);
    expect(nearSpecs(["test/stage/people.ts"])).toContain("test/subscription/pause.int.spec.ts");
    expect(nearSpecs(["apps/web/src/main.tsx"])).toEqual([]);
  });

  it("names specs of quick that there are", () => {
    expect(quickIntegration.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("is what starts a program of it by path, which no import shows", () => {
    const [worker] = globSync("workers/src/**/*.ts");
    for (const [program, specs] of started) {
      expect(globSync("{libs,apps,workers,tools}/**/*.ts", { exclude: ["**/node_modules/**"] }).some((file) => program.test(file))).toBe(
        true,
      );
      expect(specs.filter((path) => !existsSync(path))).toEqual([]);
    }
    expect(nearSpecs([worker!])).toContain("test/server/starting.int.spec.ts");
  });

  it("runs a changed spec or story of `all` as well", () => {
    const integration = stages.find(({ specs }) => specs === "integration")!;
    expect(nearSpecs(["test/log/crash.all.int.spec.ts"])).toEqual(["test/log/crash.all.int.spec.ts"]);
    expect(narrowed(integration, ["test/log/crash.all.int.spec.ts"])!.env).toMatchObject({ TABLEE_TIER: "all" });
    expect(narrowed(integration, ["test/subscription/pause.int.spec.ts"])!.env).toMatchObject({ TABLEE_TIER: "check" });

    const e2e = stages.find(({ specs }) => specs === "e2e")!;
    const runOf = (...files: string[]) => {
      const { command, env } = narrowed(e2e, files)!;
      return { grep: new RegExp(command[command.indexOf("--grep") + 1]!), paths: command.slice(4), env };
    };
    const one = runOf("e2e/delivery/settings.e2e.spec.ts");
    expect(one).toMatchObject({ paths: ["e2e/delivery/settings.e2e.spec.ts"], env: { E2E_STORIES: "all" } });
    expect(one.grep.test("still delivery/settings.e2e.spec.ts delivery, in en moves no box @all")).toBe(true);
    const behind = runOf("e2e/delivery/settings.e2e.spec.ts", "apps/api/src/main.ts");
    expect(behind.paths).toEqual([]);
    const titles = [
      "delivery/settings.e2e.spec.ts moves @all",
      "box/editor.e2e.spec.ts swaps @quick",
      "box/editor.e2e.spec.ts adds",
      "site/menu.e2e.spec.ts fits @all",
    ];
    expect(titles.filter((title) => behind.grep.test(title))).toEqual(titles.slice(0, 2));
    const helper = runOf("e2e/delivery/settings.e2e.spec.ts", "e2e/parts/customer.ts");
    expect(helper.paths).toContain("e2e/box/editor.e2e.spec.ts");
    expect(titles.filter((title) => helper.grep.test(title))).toEqual(titles.slice(0, 3));
  });

  it("names only files of stories that script/test runs, unless they changed", () => {
    expect(browserSpecs(["e2e/parts/customer.ts"])).not.toContain("e2e/account/tastes.e2e.spec.ts");
  });

  it("is of the stories those of quick where it is behind both apps, and those that open it in an app", () => {
    const commandFor = (...files: string[]) => narrowed(stages.find(({ specs }) => specs === "e2e")!, files)?.command;
    const quick = stagesOf("quick").find(({ specs }) => specs === "e2e")!.command;
    expect(commandFor("apps/api/src/main.ts")).toEqual(quick);
    expect(commandFor("apps/web/src/main.tsx")).toEqual(quick);
    expect(commandFor("apps/web/src/features/order/editor/basket/cart.tsx")).toContain("e2e/box/editor.e2e.spec.ts");
    expect(commandFor("libs/domain/src/order/decider.spec.ts")).toBeUndefined();
    expect(browserSpecs(["libs/domain/src/order/decider.spec.ts"])).toEqual([]);
    expect(browserSpecs(["e2e/box/editor.e2e.spec.ts"])).toEqual(["e2e/box/editor.e2e.spec.ts"]);
    const ofConsole = browserSpecs(["apps/admin-console/src/main.tsx"]);
    expect(ofConsole).toContain("e2e/with-clock/1-console.e2e.spec.ts");
    expect(ofConsole).not.toContain("e2e/box/editor.e2e.spec.ts");
    const ofEditor = browserSpecs(["apps/web/src/features/order/editor/basket/cart.tsx"]);
    expect(ofEditor).not.toContain("e2e/with-clock/1-console.e2e.spec.ts");
  });
});
