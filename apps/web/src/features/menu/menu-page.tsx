import type { DishCard } from "@tablee/contracts/schemas";
import type { Region } from "@tablee/domain/kernel/place/region";
import { productKinds } from "@tablee/domain/product/vocabulary";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { tabStyle } from "@tablee/ui/components/tabs";
import { formatWeekOf } from "@tablee/ui/format/dates";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useClient } from "../../shared/api/session.ts";
import { menuQuery } from "../../shared/dish/menu-query.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { keepRegion } from "../../shared/region/keep-region.ts";
import { RegionSelect } from "../../shared/region/region-select.tsx";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { useSubject } from "../../shared/routing/subject.ts";
import { MenuDishes } from "./menu-dishes.tsx";
import { NoMenu } from "./no-menu.tsx";
import { type MenuSearch, useMenuSearch, writeMenuSearch } from "./use-menu-search.ts";
import { WeekNote } from "./week-note.tsx";
import { WeekSwitcher } from "./week-switcher.tsx";

const isThisWeek = (date: string) => date === "this-week" || date === "semaine";

/** The menu of a week: recipes, meals and market items, with their diets and allergens. */
export function MenuPage() {
  const { t } = useTranslation(["menu", "app"]);
  const language = useLanguage();
  const client = useClient();
  const { date = "this-week" } = useParams({ strict: false }) as { date?: string };
  const { search, change } = useMenuSearch();
  const menu = useQuery(menuQuery(isThisWeek(date) ? "this-week" : date, search.region));
  const data = menu.data;
  const changeRegion = (region: Region) => {
    void keepRegion(region);
    change({ region });
  };
  useSubject(data && !isThisWeek(date) ? formatWeekOf(data.week, language) : undefined);
  if (menu.error) return <NoMenu date={date} error={menu.error} retry={() => void menu.refetch()} />;
  const shelves: Record<MenuSearch["show"], readonly DishCard[]> | undefined = data && {
    "ready-to-cook": data.readyToCook,
    "ready-to-eat": data.readyToEat,
    market: data.market,
  };
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="font-display text-4xl">{!data || data.week === data.thisWeek ? t("title") : formatWeekOf(data.week, language)}</h1>
        {data && !client && <RegionSelect region={data.region} onChange={changeRegion} />}
      </div>
      {data ? (
        <div className="flex flex-col gap-2">
          <WeekSwitcher menu={data} search={writeMenuSearch(search)} />
          <WeekNote menu={data} search={writeMenuSearch(search)} />
        </div>
      ) : (
        <Skeleton className="h-14 w-full max-w-xl" />
      )}
      <nav aria-label={t("kinds")} className="-mx-4 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0">
        {productKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-current={search.show === kind ? "page" : undefined}
            onClick={() => change({ show: kind, category: undefined, diets: [] })}
            className={tabStyle}
          >
            {t(`app:kind.${kind}`)}
            {shelves && <span className="figures rounded-full bg-oat px-2 text-ink text-xs">{shelves[kind].length}</span>}
          </button>
        ))}
      </nav>
      {shelves ? (
        <div className={menu.isPlaceholderData ? "opacity-60 transition-opacity" : undefined} aria-busy={menu.isPlaceholderData}>
          <MenuDishes dishes={shelves[search.show]} search={search} change={change} />
        </div>
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
    <SkeletonGroup className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {["a", "b", "c", "d", "e", "f"].map((key) => (
        <Skeleton key={key} className="h-96 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
