import { latePart } from "@tablee/ui/components/late-part";
import { type ComponentProps, useCallback, useEffect, useState } from "react";
import { MenuPage } from "../features/menu/menu-page.tsx";
import { BoxRoom } from "../features/order/menu-box/box-room.tsx";
import { queryClient } from "../shared/api/query-client.ts";
import { sessionQuery } from "../shared/api/request.ts";
import { served } from "../shared/app/served.ts";
import type { BoxOfWeek, ClientsMenu } from "../shared/dish/menu-box.tsx";
import { PartMissing } from "../shared/ui/part-missing.tsx";

const LateBox = latePart(async () => (await import("../features/order/menu-box/box-of-week.tsx")).BoxOfWeek);

// Only clients need it, with the page's own file.
if (served.isSignedIn || queryClient.getQueryData(sessionQuery.queryKey)?.client) void LateBox.fetch().catch(() => {});

/** The menu of a week, and a client's box of that week on it. */
export const MenuOfWeek = () => <MenuPage Box={Box} />;

function Box({ week, onRead }: ComponentProps<BoxOfWeek>) {
  // A client who reads the menu without the box stays on its week when the box comes.
  const [isRead, setRead] = useState(false);
  const read = useCallback((of: ClientsMenu) => onRead(isRead ? { ...of, opensOn: undefined } : of), [onRead, isRead]);
  const without = <WithoutBox onRead={onRead} onShown={setRead} />;
  return <LateBox week={week} onRead={read} fallback={week && <BoxRoom />} missing={() => without} broken={without} />;
}

interface WithoutBoxProps extends Pick<ComponentProps<BoxOfWeek>, "onRead"> {
  onShown: (isShown: true) => void;
}

/** A client whose box cannot be shown reads the menu as it is. */
function WithoutBox({ onRead, onShown }: WithoutBoxProps) {
  useEffect(() => {
    onRead({ opensOn: undefined, box: undefined });
    onShown(true);
  }, [onRead, onShown]);
  return <PartMissing />;
}
