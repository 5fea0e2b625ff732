import type { Session } from "../../shared/api/request.ts";
import { AccountMenu } from "./account-menu.tsx";
import { PointsLink } from "./points-link.tsx";

/** What the header says about the signed-in client. */
export function ClientCorner({ client }: { client: NonNullable<Session["client"]> }) {
  return (
    <>
      <PointsLink points={client.rewardPoints} />
      <AccountMenu client={client} />
    </>
  );
}
