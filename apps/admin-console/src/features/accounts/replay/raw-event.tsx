import { CopyButton } from "../../../shared/components/copy-button.tsx";
import type { Entry } from "../../../shared/history/entry.ts";

/** The event as stored, to read or to copy. */
export function RawEvent({ entry }: { entry: Entry }) {
  const json = JSON.stringify(entry, null, 2);
  return (
    <div className="relative mt-2">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-control border border-line bg-surface p-2 font-mono text-ink text-xs leading-relaxed"
      >
        {json}
      </pre>
      <CopyButton text={json} className="absolute top-2 right-2" />
    </div>
  );
}
