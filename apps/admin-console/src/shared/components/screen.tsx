import { cn } from "@tablee/ui/lib/cn";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface ScreenProps {
  title: string;
  /** Beside the title: a state, an id. */
  beside?: ReactNode;
  /** At the right of the title: the age of the data, then the actions. */
  aside?: ReactNode;
  /** Under the title: filters. */
  toolbar?: ReactNode;
  /** `fixed`: the children share the remaining height, and each scrolls on its own where there is room for it. */
  fixed?: boolean;
  children: ReactNode;
}

/** One screen: its name, how fresh it is, its filters, its panes. */
export function Screen({ title, beside, aside, toolbar, fixed = false, children }: ScreenProps) {
  const { t } = useTranslation("console");
  return (
    <div className={cn("flex min-h-full flex-col gap-3 p-4", fixed && "lg:h-full")}>
      <title>{`${t("productName")} | ${title}`}</title>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-semibold text-2xl leading-8">{title}</h1>
        {beside}
        {aside && <div className="ml-auto flex flex-wrap items-center gap-2">{aside}</div>}
      </header>
      {toolbar && <div className="flex flex-wrap items-end gap-2">{toolbar}</div>}
      {children}
    </div>
  );
}
