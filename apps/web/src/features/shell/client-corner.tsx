import type { Session } from "../../shared/api/request.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PointsLink } from "./points-link.tsx";

/** What the header says of whoever is signed in. */
export function ClientCorner({ client }: { client: NonNullable<Session["client"]> }) {
  return (
    <>
      <PointsLink points={client.rewardPoints} />
      <AccountMenu client={client} />
    </>
  );
}
