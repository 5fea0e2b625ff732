import { formatMoney } from "@tablee/ui/format/money";
import { ChevronDown, X } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../../shared/api/request.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { To } from "../../../shared/routing/to.tsx";
import { keepClosed } from "../../../shared/ui/closed.ts";
import { offerCode } from "./closed-offer.ts";

const round = "grid size-11 shrink-0 place-items-center rounded-full hover:bg-[color-mix(in_oklab,currentColor_15%,transparent)]";

/** The current promotion, for visitors; a code for several boxes shows the discount of each. The shell leaves out an offer that was closed, until the offer changes. */
export function DiscountBar({ bar }: { bar: Session["discountBar"] }) {
  const { t } = useTranslation("offer");
  const language = useLanguage();
  const [closed, setClosed] = useState<string>();
  const [open, setOpen] = useState(false);
  const details = useId();
  const text = language === "fr" ? bar.textFr : bar.textEn;
  const perOrder = bar.discount?.type === "MultiorderDiscountCode" ? (bar.discount.elements ?? []) : [];
  const code = offerCode(bar);
  const close = () => {
    keepClosed("offer", code);
    setClosed(code);
  };
  if (closed === code || text === "") return null;
  return (
    <aside aria-label={t("label")} data-offer={code} className="no-print bg-primary text-on-primary">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-x-2 px-4 sm:min-h-11 sm:px-6">
        <p className="min-w-0 grow text-balance py-1 text-center font-medium text-sm">
          {text}{" "}
          {!bar.signupDisabled && (
            <To name="get_started" className="whitespace-nowrap px-1.5 py-1 font-semibold text-on-primary underline underline-offset-4">
              {t("use")}
            </To>
          )}
        </p>
        {perOrder.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={details}
            aria-label={t("details")}
            onClick={() => setOpen(!open)}
            className={round}
          >
            <ChevronDown aria-hidden="true" className={open ? "size-5 rotate-180" : "size-5"} />
          </button>
        )}
        <button type="button" aria-label={t("close")} onClick={close} className={`${round} -mr-2`}>
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
      {perOrder.length > 0 && (
        <dl id={details} hidden={!open} className="mx-auto flex max-w-6xl flex-wrap justify-center gap-x-8 gap-y-1 px-4 pb-3 text-sm">
          {perOrder.map((cents, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is the number of the box
            <div key={index} className="flex gap-2">
              <dt>{t("order", { number: index + 1 })}</dt>
              <dd className="figures font-semibold">{formatMoney(-cents, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
