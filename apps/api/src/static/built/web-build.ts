import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PageManifest, pageManifestFile } from "@tablee/contracts/page-manifest";
import type { Language } from "@tablee/domain/kernel/place/region";

/** The customer app's build for a language. */
export interface WebBuild {
  readonly page: string;
  readonly manifest: PageManifest;
  /** Differs between two builds, also of the app that draws pages. */
  readonly mark: string;
}

/**
 * The newest whole build in a folder; undefined before the first is whole. While script/build puts a build in the place of another, the earlier one is
 * held, and no answer has the page of one and the manifest of the other.
 */
export function webBuildIn(folder: string, language: Language): () => WebBuild | undefined {
  const [page, manifest] = [join(folder, `${language}.html`), join(folder, pageManifestFile(language))];
  const changedMs = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const markNow = (): string | undefined => {
    const parts = [statSync(folder, { throwIfNoEntry: false })?.ino, changedMs(page), changedMs(manifest)];
    if (parts.includes(undefined)) return undefined;
    return [...parts, changedMs(join(folder, "server", language, "server.mjs"))].join(" ");
  };
  const read = () => ({ page: readFileSync(page, "utf8"), manifest: PageManifest.parse(JSON.parse(readFileSync(manifest, "utf8"))) });
  let held: WebBuild | undefined;
  return () => {
    const mark = markNow();
    if (mark === undefined || mark === held?.mark) return held;
    try {
      const found = read();
      if (markNow() === mark) held = { ...found, mark };
    } catch {
      // Half written: the earlier one is held, and a first one is none yet.
    }
    return held;
  };
}
