import { X } from "lucide-react";
import { Component, type ComponentType, type ReactNode, useEffect, useReducer, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { type Late, late } from "../app/late.ts";
import { TextButton } from "./form/text-button.tsx";

/** The wait after a failed fetch; it doubles with each, up to the longest. */
const WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * The component of a part, once it is wanted and fetched. A part that cannot be fetched is `missing`; it is fetched again when the network
 * returns, by `tryAgain`, and after a while, since a network may fail right after its return.
 */
export function useLate<Props>(part: Late<ComponentType<Props>>, wanted = true) {
  const [missing, setMissing] = useState<boolean>();
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try fetches the same part.
  useEffect(() => {
    if (!wanted || part.held()) return;
    let isAsked = true;
    let waitMs = WAIT_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      const failed = await part.fetch().then(
        () => false,
        () => true,
      );
      if (!isAsked) return;
      setMissing(failed);
      if (failed) timer = setTimeout(ask, waitMs);
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    };
    const retry = () => void ask();
    retry();
    window.addEventListener("online", retry);
    return () => {
      isAsked = false;
      clearTimeout(timer);
      window.removeEventListener("online", retry);
    };
  }, [part, wanted, tries]);
  const Part = part.held();
  return { Part, missing: missing === true && !Part, tryAgain };
}

/** Renders `broken` for a part that throws, so that the rest of the page stays. */
class Boundary extends Component<{ children: ReactNode; broken: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render = () => (this.state.isBroken ? this.props.broken : this.props.children);
}

interface Meantime {
  /** Shown until the part is here. */
  fallback?: ReactNode;
  /** Shown where it cannot be fetched; by default nothing. */
  missing?: ((tryAgain: () => void) => ReactNode) | undefined;
  /** Shown in place of a part that throws; by default nothing. */
  broken?: ReactNode;
}

/** A part of the page that appears once it is fetched: the rest of the page neither waits for it nor breaks with it. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = late(load);
  function Shown({ fallback = null, missing = () => fallback, broken = null, ...props }: Props & Meantime) {
    const { Part, missing: isMissing, tryAgain } = useLate(part);
    if (!Part) return isMissing ? missing(tryAgain) : fallback;
    return (
      <Boundary broken={broken}>
        <Part {...(props as unknown as Props)} />
      </Boundary>
    );
  }
  return Object.assign(Shown, part);
}

/** Explains that a press opens nothing yet, because the part needs the network. It opens once the network has returned. */
export function NeedsNetwork({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useTranslation("ui");
  return createPortal(
    <div
      role="alert"
      className="no-print fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-md items-start gap-3 rounded-card border border-line bg-raised p-4 text-ink shadow-overlay"
    >
      <p className="min-w-0 grow">
        {t("late.part")}{" "}
        <TextButton className="min-h-6" onClick={onRetry}>
          {t("retry")}
        </TextButton>
      </p>
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-full"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>,
    document.body,
  );
}
