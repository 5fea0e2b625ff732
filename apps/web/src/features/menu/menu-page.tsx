import type { Region } from "@tablee/domain/kernel/place/region";
import { awaitsServer } from "@tablee/ui/app/use-unreached";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatWeekOf } from "@tablee/ui/format/dates";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useClient, useSignedIn } from "../../shared/api/session.ts";
import type { BoxOfWeek } from "../../shared/dish/menu-box.ts";
import { menuQuery } from "../../shared/dish/menu-query.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { keepRegion } from "../../shared/region/keep-region.ts";
import { RegionSelect } from "../../shared/region/region-select.tsx";
import { pathTo } from "../../shared/routing/paths.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { useSubject } from "../../shared/routing/subject.ts";
import { MenuShelves } from "./menu-shelves.tsx";
import { NoMenu } from "./no-menu.tsx";
import { useMenuSearch, writeMenuSearch } from "./use-menu-search.ts";
import { WeekNote } from "./week-note.tsx";
import { WeekSwitcher } from "./week-switcher.tsx";

const isThisWeek = (date: string) => date === "this-week" || date === "semaine";

interface MenuPageProps {
  /** The week of the next box of a client that can be filled; 'unknown' until the account answers. */
  opensOn: string | "unknown" | undefined;
  Box: BoxOfWeek;
}

/** The menu of a week with its diets and allergens. A client's opens on the next box that can be changed, and fills it. */
export function MenuPage({ opensOn, Box }: MenuPageProps) {
  const { t } = useTranslation("menu");
  const language = useLanguage();
  const client = useClient();
  const signedIn = useSignedIn();
  const { date = "this-week" } = useParams({ strict: false }) as { date?: string };
  const { search, change } = useMenuSearch();
  const opening = isThisWeek(date) ? opensOn : undefined;
  const menu = useQuery(menuQuery(isThisWeek(date) ? "this-week" : date, search.region));
  const data = opening === undefined ? menu.data : undefined;
  // The page shows the dishes of the previous menu until those of the chosen one are here.
  const chosenIn = ({ week, thisWeek }: { week: string; thisWeek: string }) =>
    menu.isPlaceholderData ? (isThisWeek(date) ? thisWeek : date) : week;
  const changeRegion = (region: Region) => {
    void keepRegion(region);
    change({ region });
  };
  useSubject(data && !isThisWeek(date) ? formatWeekOf(data.week, language) : undefined);
  if (opening !== undefined && opening !== "unknown")
    return <Navigate to={pathTo("menu", language, { date: opening })} search={writeMenuSearch(search)} replace />;
  if (menu.error) return <NoMenu date={date} error={menu.error} retry={() => void menu.refetch()} />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-1 px-4 pt-1 pb-5 sm:gap-4 sm:px-6 sm:py-6">
      <div className="flex min-h-11 items-center justify-between gap-x-2 sm:flex-wrap sm:gap-y-3">
        <h1 className="font-display text-[1.375rem] leading-none sm:text-3xl sm:leading-tight lg:text-4xl">
          {!data || data.week === data.thisWeek ? t("title") : formatWeekOf(data.week, language)}
        </h1>
        {data && !signedIn && (
          <RegionSelect short region={(menu.isPlaceholderData && search.region) || data.region} onChange={changeRegion} />
        )}
      </div>
      {data ? (
        <Box week={chosenIn(data)}>
          {(box) => (
            <>
              <div className="flex flex-col gap-1.5 sm:gap-2">
                <WeekSwitcher menu={{ ...data, week: chosenIn(data) }} search={writeMenuSearch(search)} />
                {box ? box.note : !signedIn && <WeekNote menu={data} search={writeMenuSearch(search)} />}
              </div>
              {menu.isPlaceholderData && awaitsServer(menu) && (
                <p role="status" className="rounded-control bg-attention-tint px-4 py-3">
                  {t("waiting")}
                </p>
              )}
              <div className={menu.isPlaceholderData ? "opacity-60 transition-opacity" : undefined} aria-busy={menu.isPlaceholderData}>
                <MenuShelves menu={data} search={search} change={change} box={box} />
              </div>
            </>
          )}
        </Box>
      ) : (
        <MenuSkeleton />
      )}
      {client === null && (
        <aside className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sage p-(--card-pad)">
          <p className="font-display text-2xl">{t("start")}</p>
          <SignUpLink className={buttonStyle({ size: "lg" })}>{t("startAction")}</SignUpLink>
        </aside>
      )}
    </div>
  );
}

function MenuSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <Skeleton className="h-14 w-full max-w-xl" />
      <Skeleton className="h-12 w-full max-w-md" />
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Skeleton key={key} className="h-96 rounded-card" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
