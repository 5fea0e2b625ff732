import { lazy, Suspense, useEffect, useState } from "react";
import type { Session } from "../../../shared/api/request.ts";
import { useFlag } from "../../../shared/api/session.ts";
import { fetchLater } from "../../../shared/ui/fetch-later.ts";
import { Avatar } from "./avatar.tsx";
import { PlainMenu } from "./plain-menu.tsx";
import { PointsLink } from "./points-link.tsx";

const fetchMenu = () => import("./account-menu.tsx");
const hurry = () => void fetchMenu().catch(() => {});
const AccountMenu = lazy(async () => ({ default: (await fetchMenu()).AccountMenu }));

/** The header's part about the signed-in client. The avatar's menu loads when it is first opened. */
export function ClientCorner({ client }: { client: NonNullable<Session["client"]> }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const withAvatar = useFlag("avatar_widget");
  useEffect(() => fetchLater(fetchMenu), []);
  const want = async () => {
    try {
      await fetchMenu();
      setWanted(true);
      setOpen(true);
    } catch {
      // The next press tries again.
    }
  };
  if (!withAvatar)
    return (
      <>
        <PointsLink points={client.rewardPoints} />
        <PlainMenu />
      </>
    );
  const avatar = <Avatar client={client} aria-expanded={open} onClick={() => void want()} onPointerEnter={hurry} onFocus={hurry} />;
  return (
    <>
      <PointsLink points={client.rewardPoints} />
      {wanted ? (
        <Suspense fallback={avatar}>
          <AccountMenu {...{ client, open }} onOpenChange={setOpen} />
        </Suspense>
      ) : (
        avatar
      )}
    </>
  );
}
