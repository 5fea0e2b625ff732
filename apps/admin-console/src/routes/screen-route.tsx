import type { Call } from "@tablee/contracts/call";
import { late } from "@tablee/ui/app/late";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { useLate } from "@tablee/ui/components/late-part";
import { createRoute, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { ChangeSearch } from "../shared/api/search-params.ts";
import { Allowed } from "./allowed.tsx";
import { root } from "./root.ts";

/** The parts of its address that a screen receives, and the navigation to other screens. */
interface Place<Search> {
  readonly search: Search;
  readonly onSearch: ChangeSearch<Search>;
  /** From the address; empty if it has none. */
  readonly accountId: string;
  readonly orderId: string;
  readonly onOpenAccount: (accountId: string) => void;
  readonly onOpenOrder: (orderId: string) => void;
}

interface Row<Search extends z.ZodObject> {
  /** The first call that the screen makes: it is shown to those who may make it. */
  readonly call: Pick<Call, "who">;
  readonly search: Search;
  readonly screen: () => Promise<ComponentType<Place<z.output<Search>>>>;
}

/** A row of the route table: a screen at a path under the frame, loaded on demand. */
export const screenRoute = <const Path extends string, Search extends z.ZodObject>(path: Path, { call, search, screen }: Row<Search>) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: search,
    component: screenOf(async () => {
      const Screen = await screen();
      return function Shown() {
        const place = usePlace<z.output<Search>>();
        return (
          <Allowed call={call}>
            <Screen key={`${place.accountId}${place.orderId}`} {...place} />
          </Allowed>
        );
      };
    }),
  });

/** A screen that the router fetches before it shows it; where that fails, the frame stays. */
export function screenOf(load: () => Promise<ComponentType>) {
  const part = late(load);
  function Screen() {
    const { t } = useTranslation("ui");
    const { Part, missing, tryAgain } = useLate(part);
    if (Part) return <Part />;
    if (missing) return <ErrorState title={t("late.page")} onRetry={tryAgain} />;
    return (
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
    );
  }
  const preload = async () => {
    await part.fetch().catch(() => {});
  };
  return Object.assign(Screen, { preload });
}

/** The search parameters of the route that it is called in, as the row's schema read them. */
const useOwnSearch = useSearch as (options: { strict: false }) => unknown;

function usePlace<Search extends object>(): Place<Search> {
  const navigate = useNavigate();
  const { accountId = "", orderId = "" } = useParams({ strict: false }) as { accountId?: string; orderId?: string };
  return {
    search: useOwnSearch({ strict: false }) as Search,
    onSearch: useChangeSearch<Search>(),
    accountId,
    orderId,
    onOpenAccount: (id) => void navigate({ to: "/accounts/$accountId", params: { accountId: id } }),
    onOpenOrder: (id) => void navigate({ to: "/orders/$orderId", params: { orderId: id } }),
  };
}

/** Changes some parameters of the present screen's address and leaves the others. */
function useChangeSearch<Search extends object>(): ChangeSearch<Search> {
  const navigate = useNavigate();
  return useCallback(
    (patch, { replace = false } = {}) => {
      void navigate({ to: ".", search: ((previous: object) => ({ ...previous, ...patch })) as never, replace });
    },
    [navigate],
  );
}
