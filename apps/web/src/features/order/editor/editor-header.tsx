import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { To } from "../../../shared/routing/to.tsx";
import { BrandWordmark } from "../../../shared/ui/brand-wordmark.tsx";

/** The editor's own header: the way back, the content, and the brand. */
export function EditorHeader({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(["editor", "app"]);
  return (
    <header className="border-line border-b bg-paper">
      <div className="mx-auto flex min-h-14 max-w-7xl items-center gap-3 px-4 py-1.5 sm:min-h-16 sm:gap-6 sm:px-6">
        <To
          name="account"
          slash
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 font-semibold text-primary-ink underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t("back")}</span>
        </To>
        {children}
        <BrandWordmark className={children ? "h-7 max-sm:hidden" : "ml-auto h-7"} />
      </div>
    </header>
  );
}
