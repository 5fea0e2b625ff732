import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PageManifest, pageManifestFile } from "@tablee/contracts/page-manifest";
import { readBuilt } from "./built-file.ts";
import { webBuildIn } from "./web-build.ts";

describe("the build that a server answers from", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tablee-build-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const picture = (name: string) => ({ address: `/assets/${name}.png`, alt: "Six dishes" });
  const build = (name: string, at: string): void => {
    const manifest: PageManifest = { picture: { en: picture(name), fr: picture(name) }, pages: [], redirects: [] };
    mkdirSync(join(folder, at));
    writeFileSync(join(folder, at, "en.html"), name);
    writeFileSync(join(folder, at, pageManifestFile("en")), JSON.stringify(manifest));
  };
  const newest = () => {
    const read = webBuildIn(join(folder, "build"), "en");
    return () => {
      const found = read();
      return found && [found.page, found.manifest.picture.en.address];
    };
  };

  it("is none before the first, then that one, and the next once it is in its place", () => {
    const read = newest();
    expect(read()).toBeUndefined();
    build("first", "build");
    expect(read()).toEqual(["first", "/assets/first.png"]);
    build("second", "build.next");
    expect(read()).toEqual(["first", "/assets/first.png"]);
    renameSync(join(folder, "build"), join(folder, "build.old"));
    expect(read()).toEqual(["first", "/assets/first.png"]);
    renameSync(join(folder, "build.next"), join(folder, "build"));
    expect(read()).toEqual(["second", "/assets/second.png"]);
  });

  it("is the earlier one while the next is half written", () => {
    build("first", "build");
    const read = newest();
    expect(read()).toEqual(["first", "/assets/first.png"]);
    writeFileSync(join(folder, "build", "en.html"), "second, longer");
    writeFileSync(join(folder, "build", pageManifestFile("en")), '{"pages":');
    expect(read()).toEqual(["first", "/assets/first.png"]);
  });

  it("is none while the first is half written", () => {
    build("first", "build");
    writeFileSync(join(folder, "build", pageManifestFile("en")), '{"pages":');
    expect(newest()()).toBeUndefined();
    expect(readBuilt(join(folder, "build", pageManifestFile("en")), JSON.parse)()).toBeUndefined();
  });

  it("keeps each of its other files until there is another", () => {
    const read = readBuilt(join(folder, "icon.svg"), String);
    expect(read()).toBeUndefined();
    writeFileSync(join(folder, "icon.svg"), "<svg/>");
    expect(read()).toBe("<svg/>");
    rmSync(join(folder, "icon.svg"));
    expect(read()).toBe("<svg/>");
  });
});
