import { useClient } from "../../shared/api/session.ts";
import { useHydrated } from "../../shared/app/use-hydrated.ts";
import type { RouteName } from "../../shared/routing/route-table.ts";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { MeasuringBar } from "./measuring/measuring-bar.tsx";
import { useMeasuring } from "./measuring/use-measuring.ts";
import { NoticeBar } from "./notice-bar/notice-bar.tsx";

/** Public screens without the editors' notice and the question about counting: people are there to sign in, to look something up, to write or to give a card. */
const unnoticed = new Set<RouteName>([
  ...(["sign_in", "forgot_password", "reset_password", "gift", "contact"] as const),
  ...(["faq", "faq_category", "terms_conditions", "privacy"] as const),
]);

/**
 * The bar at the lower edge of the window: the question about counting while visitors have not answered it or a person asks for it, else the
 * editors' notice. The page on which the question is answered shows no second bar.
 */
export function LowerBar() {
  const client = useClient();
  const name = useCurrentRoute()?.row.name;
  const { isOpen, isAsked, isAnsweredHere, answer } = useMeasuring();
  const isNoticed = client === null && name !== undefined && !unnoticed.has(name);
  // The server cannot know which of the two comes.
  if (!useHydrated() || !(isAsked || isNoticed)) return null;
  if (isAsked || isOpen) return <MeasuringBar isAsked={isAsked} answer={answer} />;
  return isAnsweredHere ? null : <NoticeBar />;
}
