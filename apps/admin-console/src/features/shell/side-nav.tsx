import { BrandMark, Wordmark } from "@tablee/ui/components/brand/wordmark";
import { Badge, type Tone } from "@tablee/ui/components/feedback/badge";
import { Kbd } from "@tablee/ui/components/kbd";
import { Tooltip } from "@tablee/ui/components/overlay/tooltip";
import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Session, useSignedIn } from "../../shared/session/staff-context.ts";
import { ProductTime } from "./product-time.tsx";
import { StaffMenu } from "./staff-menu.tsx";
import { useScreens } from "./use-screens.ts";

/** Only production is coloured: there a mistake is real. */
const tones: Record<Session["environment"], Tone> = { production: "danger", staging: "attention", development: "neutral", test: "neutral" };

const itemStyle =
  "flex h-8 w-full items-center gap-2.5 rounded-control px-2 text-left font-medium text-ink no-underline hover:bg-oat aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary-ink aria-[current=page]:shadow-[inset_3px_0_0_var(--primary)] max-lg:justify-center max-lg:px-0 [&_svg]:size-4.5 [&_svg]:shrink-0";

/** The menu at the left; on narrow screens only its icons. */
export function SideNav({ onPalette }: { onPalette: () => void }) {
  const { t } = useTranslation("shell");
  const { environment } = useSignedIn();
  const screens = useScreens();
  return (
    <header className="flex w-52 shrink-0 flex-col gap-3 border-line border-r bg-sunken p-3 max-lg:w-14 max-lg:items-center max-lg:px-2">
      <div className="flex items-center justify-between gap-2 px-2 pt-1 max-lg:flex-col max-lg:px-0">
        <Wordmark label="Tablée" className="h-5 max-lg:hidden" />
        <BrandMark label="Tablée" className="h-6 lg:hidden" />
        <Badge
          tone={tones[environment]}
          className="max-lg:max-w-full max-lg:px-1 max-lg:text-[0.625rem]"
          title={t(`console:environment.${environment}`)}
        >
          <span className="max-lg:hidden">{t(`console:environment.${environment}`)}</span>
          <span className="lg:hidden">{t(`environmentShort.${environment}`)}</span>
        </Badge>
      </div>
      <button
        type="button"
        onClick={onPalette}
        className="flex h-8 w-full items-center gap-2 rounded-control border border-line-strong bg-surface px-2 text-muted hover:border-ink max-lg:justify-center max-lg:px-0"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="grow text-left text-sm max-lg:sr-only">{t("palette.goTo")}</span>
        <Kbd aria-hidden="true" className="max-lg:hidden">
          Ctrl K
        </Kbd>
      </button>
      <nav aria-label={t("menu")} className="w-full">
        <ul className="flex flex-col gap-0.5">
          {screens.map(({ id, to, icon: Icon }) => (
            <li key={id}>
              <Tooltip content={t(`screens.${id}`)} side="right">
                <Link to={to} activeOptions={{ includeSearch: false }} className={itemStyle}>
                  <Icon aria-hidden="true" />
                  <span className="max-lg:sr-only">{t(`screens.${id}`)}</span>
                </Link>
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto flex w-full flex-col gap-2">
        <ProductTime />
        <StaffMenu />
      </div>
    </header>
  );
}
