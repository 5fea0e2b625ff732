import type { OutputOf } from "@tablee/contracts/call";
import type { menuData } from "@tablee/contracts/calls/menu";
import { awaitsServer } from "@tablee/ui/app/use-unreached";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { formatWeekOf } from "@tablee/ui/format/dates";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient, useSignedIn } from "../../shared/api/session.ts";
import { type BoxOfWeek, type ClientsMenu, unread } from "../../shared/dish/menu-box.tsx";
import { menuQuery } from "../../shared/dish/menu-query.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";
import { useSubject } from "../../shared/routing/subject.ts";
import { fetchWithPage } from "../../shared/ui/fetch-with-page.ts";
import { PartMissing } from "../../shared/ui/part-missing.tsx";
import { WhenNear } from "../../shared/ui/when-near.tsx";
import { useKeptSearch } from "./kept-search.ts";
import { WeekNote } from "./week-note.tsx";
import { WeekSwitcher } from "./week-switcher.tsx";

/** Dishes, their plates and their filters are most of the page. */
const MenuShelves = latePart(async () => (await import("./shelves/menu-shelves.tsx")).MenuShelves);

const MenuRegion = latePart(async () => (await import("./menu-region.tsx")).MenuRegion);
const NoMenu = latePart(async () => (await import("./no-menu/no-menu.tsx")).NoMenu);

fetchWithPage(MenuShelves, MenuRegion);

const notFetched = () => <PartMissing />;

const isThisWeek = (date: string) => date === "this-week" || date === "semaine";

/** The menu of a week with its diets and allergens. A client's opens on the next box that can be changed, and fills it. */
export function MenuPage({ Box }: { Box: BoxOfWeek }) {
  const { t } = useTranslation("menu");
  const language = useLanguage();
  const client = useClient();
  const signedIn = useSignedIn();
  const { date = "this-week" } = useParams({ strict: false }) as { date?: string };
  const { kept, region } = useKeptSearch();
  const [read, setRead] = useState(unread);
  const clients: Partial<ClientsMenu> = signedIn ? read : {};
  const opening = isThisWeek(date) ? clients.opensOn : undefined;
  const menu = useQuery(menuQuery(isThisWeek(date) ? "this-week" : date, region));
  const data = opening === undefined ? menu.data : undefined;
  // The page shows the dishes of the previous menu until those of the chosen one are here.
  const chosenIn = ({ week, thisWeek }: OutputOf<typeof menuData>) =>
    menu.isPlaceholderData ? (isThisWeek(date) ? thisWeek : date) : week;
  const week = data && chosenIn(data);
  useSubject(data && !isThisWeek(date) ? formatWeekOf(data.week, language) : undefined);
  if (opening !== undefined && opening !== "unknown")
    return <Navigate to={pathTo("menu", language, { date: opening })} search={kept} replace />;
  if (menu.error)
    return (
      // The footer does not come into the first screen.
      <div className="min-h-dvh">
        <NoMenu date={date} error={menu.error} retry={() => void menu.refetch()} fallback={menuRoom} missing={notFetched} />
      </div>
    );
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-1 px-4 pt-1 pb-5 sm:gap-4 sm:px-6 sm:py-6">
      <div className="flex min-h-11 items-center justify-between gap-x-2 sm:flex-wrap sm:gap-y-3">
        <h1 className="font-display text-[1.375rem] leading-none sm:text-3xl sm:leading-tight lg:text-4xl">
          {!data || data.week === data.thisWeek ? t("title") : formatWeekOf(data.week, language)}
        </h1>
        {data && !signedIn && <WhenNear first room="h-11" Part={MenuRegion} region={data.region} isEarlier={menu.isPlaceholderData} />}
      </div>
      <div className="flex flex-col gap-1.5 empty:hidden sm:gap-2">
        {data && week && <WeekSwitcher menu={{ ...data, week }} search={kept} />}
        {signedIn ? <Box week={week} onRead={setRead} /> : data && week && <WeekNote menu={{ ...data, week }} search={kept} />}
      </div>
      {data ? (
        <>
          {menu.isPlaceholderData && awaitsServer(menu) && (
            <p role="status" className="rounded-control bg-attention-tint px-4 py-3">
              {t("waiting")}
            </p>
          )}
          <div className={menu.isPlaceholderData ? "opacity-60 transition-opacity" : undefined} aria-busy={menu.isPlaceholderData}>
            <WhenNear first room={shelvesRoom} Part={MenuShelves} missing={notFetched} menu={data} box={clients.box} />
          </div>
        </>
      ) : (
        menuRoom
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

const tilesRoom = (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {["a", "b", "c", "d", "e", "f"].map((key) => (
      <Skeleton key={key} className="h-96 rounded-card" />
    ))}
  </div>
);

/** The room of the shelves: tabs and dishes. */
const shelvesRoom = (
  <SkeletonGroup className="flex flex-col gap-6">
    <Skeleton className="h-12 w-full max-w-md" />
    {tilesRoom}
  </SkeletonGroup>
);

/** The room of the weeks and the shelves. */
const menuRoom = (
  <SkeletonGroup className="flex flex-col gap-6">
    <Skeleton className="h-14 w-full max-w-xl" />
    <Skeleton className="h-12 w-full max-w-md" />
    {tilesRoom}
  </SkeletonGroup>
);
