import { useTranslation } from "react-i18next";
import { useFlag, useSession } from "../../../shared/api/session.ts";
import type { RouteName } from "../../../shared/routing/route-table.ts";
import { To } from "../../../shared/routing/to.tsx";
import { useCurrentRoute } from "../../../shared/routing/use-current-route.ts";

const style =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-button px-2 font-medium text-ink no-underline hover:bg-primary-tint data-[status=active]:bg-primary-tint data-[status=active]:font-semibold data-[status=active]:text-primary-ink";

/** A screen, its word, and whether its address ends with a slash. */
type Item = readonly [name: RouteName, word: Word, slash?: true];
type Word =
  | "home"
  | "schedule"
  | "menu"
  | "recent"
  | "history"
  | "rewards"
  | "invite"
  | "gift"
  | "pricing"
  | "howItWorks"
  | "impact"
  | "zeroWaste";

const week = { date: "this-week" };

/** The main menu of a client or a visitor, with each screen that its flags and schedule allow; before these are known, with those of every client. */
export function MenuLinks({ signedIn, className = style }: { signedIn: boolean; className?: string }) {
  const { t } = useTranslation();
  const reviews = useFlag("DP_1447_recipe_review");
  const referring = useFlag("show_refer_friends");
  const session = useSession();
  const recent = reviews ? "recent" : "history";
  // Both are one screen, which the menu names once.
  const onDeliveries = ["recent", "history"].includes(useCurrentRoute()?.row.name ?? "");
  const items: readonly (Item | undefined | false)[] = signedIn
    ? [
        ["account", "home", true],
        session?.customerSchedule && ["schedule", "schedule"],
        ["menu", "menu"],
        session && [recent, recent],
        ["rewards", "rewards"],
        referring && ["invite", "invite"],
        ["gift", "gift"],
      ]
    : [
        ["menu", "menu"],
        ["signup_plans", "pricing", true],
        ["how_it_works", "howItWorks"],
        ["impact", "impact"],
        ["zero_waste", "zeroWaste", true],
        ["gift", "gift"],
      ];
  return items.map(
    (item) =>
      item && (
        <To
          key={item[1]}
          name={item[0]}
          slash={item[2]}
          params={week}
          {...(onDeliveries && item[0] === recent && { "data-status": "active" })}
          className={className}
        >
          {t(`nav.${item[1]}`)}
        </To>
      ),
  );
}
