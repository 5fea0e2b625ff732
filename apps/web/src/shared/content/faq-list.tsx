import type { OutputOf } from "@tablee/contracts/call";
import type { faqCategoryData } from "@tablee/contracts/calls/faqs";
import { useNavigate } from "@tanstack/react-router";
import { Minus, Plus } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "../i18n/use-language.ts";
import { useHash } from "../routing/use-hash.ts";
import { RichText } from "./rich-text.tsx";

type Faqs = OutputOf<typeof faqCategoryData>["faqs"];

/** Questions, of which one at a time shows its answer: the one that the address names. */
export function FaqList({ faqs }: { faqs: Faqs }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const hash = useHash();
  // The answer opens at once; the address follows after it is painted, since the whole page hears of an address.
  const [pressed, setPressed] = useState<string>();
  const following = useRef(0);
  const open = pressed ?? hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that changes is the newer choice.
  useEffect(() => setPressed(undefined), [hash]);
  const turn = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    const next = open === id ? "" : id;
    setPressed(next);
    cancelAnimationFrame(following.current);
    following.current = requestAnimationFrame(() =>
      setTimeout(() => void navigate({ to: ".", hash: next, search: true, replace: true, resetScroll: false, hashScrollIntoView: false })),
    );
  };
  return (
    <div className="flex flex-col divide-y divide-line rounded-sheet border border-line bg-surface">
      {faqs.map(({ id, question, frenchQuestion, answer, frenchAnswer }) => {
        const isOpen = open === id;
        const Icon = isOpen ? Minus : Plus;
        return (
          <details key={id} id={id} open={isOpen} className="scroll-mt-24 px-(--card-pad)">
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its own */}
            <summary
              onClick={turn(id)}
              className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden"
            >
              {language === "fr" ? frenchQuestion : question}
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-ink" />
            </summary>
            <div className="pb-5">
              <RichText body={language === "fr" ? frenchAnswer : answer} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
