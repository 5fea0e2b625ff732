import type { HomePart } from "@tablee/domain/landing-page/vocabulary";
import type { Late } from "@tablee/ui/app/late";
import { awaitsServer } from "@tablee/ui/app/use-unreached";
import { latePart } from "@tablee/ui/components/late-part";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { WhenNear } from "../../shared/ui/when-near.tsx";
import { Hero } from "./hero.tsx";
import { type Homepage, homepageQuery, plainHomepage } from "./homepage-query.ts";

type PartOf = ComponentType<{ page: Homepage; kept?: ReactNode; fallback?: ReactNode }> & Late<unknown>;

const banners = async () => import("./parts/home-banners.tsx");

/** The parts below the first screen, each fetched when it comes near, and the room that it will take. */
const parts: Readonly<Record<HomePart, { readonly Part: PartOf; readonly room: string }>> = {
  how: { Part: latePart(async () => (await import("./parts/how-it-works.tsx")).HowItWorks), room: "h-[46rem] md:h-[37rem]" },
  week: { Part: latePart(async () => (await import("./parts/this-week.tsx")).ThisWeek), room: "h-[50rem] sm:h-[134rem] lg:h-[76rem]" },
  people: { Part: latePart(async () => (await import("./parts/people.tsx")).People), room: "h-[86rem] sm:h-[104rem] md:h-[62rem]" },
  plans: {
    Part: latePart(async () => (await import("./parts/plan-teasers.tsx")).PlanTeasers),
    room: "h-[104rem] sm:h-[131rem] md:h-[45rem] lg:h-[49rem]",
  },
  area: { Part: latePart(async () => (await import("./parts/area-check.tsx")).AreaCheck), room: "h-[35rem] sm:h-[29rem]" },
  questions: { Part: latePart(async () => (await import("./parts/questions.tsx")).Questions), room: "h-[35rem] lg:h-[28rem]" },
  banner1: { Part: latePart(async () => (await banners()).HomeBanner1), room: "h-[34rem] sm:h-[25rem] md:h-[22rem]" },
  banner2: { Part: latePart(async () => (await banners()).HomeBanner2), room: "h-[34rem] sm:h-[25rem] md:h-[22rem]" },
  refresh: { Part: latePart(async () => (await banners()).RefreshBanner), room: "h-[35rem] sm:h-[27rem] md:h-[23rem]" },
  canada: { Part: latePart(async () => (await banners()).CanadaBanner), room: "h-[34rem] sm:h-[25rem] md:h-[21rem]" },
};

/** The landing page: its version, words and parts are the editors' choice. */
export function HomePage() {
  const home = useQuery(homepageQuery);
  const page = home.data ?? (home.isError || awaitsServer(home) ? plainHomepage : undefined);
  return (
    <>
      <Hero page={page} />
      {page ? (
        page.parts.map((name) => <WhenNear key={name} {...parts[name]} page={page} />)
      ) : (
        // Keeps the footer out of sight until the parts are known.
        <div className="h-[300rem]" />
      )}
    </>
  );
}
