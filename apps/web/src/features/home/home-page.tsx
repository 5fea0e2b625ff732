import { useNear } from "@tablee/ui/lib/use-near";
import { lazy, type ReactNode, Suspense } from "react";
import { useFlag } from "../../shared/api/session.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { ThisWeek } from "./this-week.tsx";

const PlanTeasers = lazy(async () => ({ default: (await import("./plan-teasers.tsx")).PlanTeasers }));
const AreaCheck = lazy(async () => ({ default: (await import("./area-check.tsx")).AreaCheck }));
const ClosingCall = lazy(async () => ({ default: (await import("./closing-call.tsx")).ClosingCall }));

/** The pitch, this week's menu, and the links into the app. */
export function HomePage() {
  const withClosingCall = useFlag("brand_refresh");
  return (
    <>
      <Hero />
      <HowItWorks />
      <ThisWeek />
      <WhenNear room="h-[46rem]">
        <PlanTeasers />
      </WhenNear>
      <WhenNear room="h-[28rem]">
        <AreaCheck />
      </WhenNear>
      {withClosingCall && (
        <WhenNear room="h-72">
          <ClosingCall />
        </WhenNear>
      )}
    </>
  );
}

/** Renders its content once it comes near the viewport, so that its code is only fetched then. Reserves the space until it does. */
function WhenNear({ room, children }: { room: string; children: ReactNode }) {
  const [place, near] = useNear<HTMLDivElement>();
  const empty = <div className={room} />;
  return <div ref={place}>{near ? <Suspense fallback={empty}>{children}</Suspense> : empty}</div>;
}
