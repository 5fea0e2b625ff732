import { fetchLater, late } from "@tablee/ui/app/late";
import { NeedsNetwork, useLate } from "@tablee/ui/components/late-part";
import { useEffect, useState } from "react";
import type { Session } from "../../../shared/api/request.ts";
import { useFlag } from "../../../shared/api/session.ts";
import { Avatar } from "./avatar.tsx";
import { PlainMenu } from "./plain-menu.tsx";
import { PointsLink } from "./points-link.tsx";

const menu = late(async () => (await import("./account-menu.tsx")).AccountMenu);
const hurry = () => void menu.fetch().catch(() => {});

/** The header's part about the signed-in client. The avatar's menu loads when it is first opened. */
export function ClientCorner({ client }: { client: NonNullable<Session["client"]> }) {
  const [open, setOpen] = useState(false);
  const { Part: AccountMenu, missing, tryAgain } = useLate(menu, open);
  const withAvatar = useFlag("avatar_widget");
  useEffect(() => fetchLater(menu), []);
  if (!withAvatar)
    return (
      <>
        <PointsLink points={client.rewardPoints} />
        <PlainMenu />
      </>
    );
  return (
    <>
      <PointsLink points={client.rewardPoints} />
      {AccountMenu ? (
        <AccountMenu {...{ client, open }} onOpenChange={setOpen} />
      ) : (
        <Avatar client={client} aria-expanded={open} onClick={() => setOpen(true)} onPointerEnter={hurry} onFocus={hurry} />
      )}
      {missing && open && <NeedsNetwork onRetry={tryAgain} onClose={() => setOpen(false)} />}
    </>
  );
}
