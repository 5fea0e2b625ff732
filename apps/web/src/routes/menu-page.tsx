import { latePart } from "@tablee/ui/components/late-part";
import { type ComponentProps, useEffect } from "react";
import { MenuPage } from "../features/menu/menu-page.tsx";
import { BoxRoom } from "../features/order/menu-box/box-room.tsx";
import { queryClient } from "../shared/api/query-client.ts";
import { sessionQuery } from "../shared/api/request.ts";
import { served } from "../shared/app/served.ts";
import type { BoxOfWeek } from "../shared/dish/menu-box.tsx";
import { PartMissing } from "../shared/ui/part-missing.tsx";

const LateBox = latePart(async () => (await import("../features/order/menu-box/box-of-week.tsx")).BoxOfWeek);

// Only clients need it, with the page's own file.
if (served.isSignedIn || queryClient.getQueryData(sessionQuery.queryKey)?.client) void LateBox.fetch().catch(() => {});

/** The menu of a week, and a client's box of that week on it. */
export const MenuOfWeek = () => <MenuPage Box={Box} />;

function Box(props: ComponentProps<BoxOfWeek>) {
  const without = <WithoutBox onRead={props.onRead} />;
  return <LateBox {...props} fallback={props.week && <BoxRoom />} missing={() => without} broken={without} />;
}

/** A client whose box cannot be shown reads the menu as it is. */
function WithoutBox({ onRead }: Pick<ComponentProps<BoxOfWeek>, "onRead">) {
  useEffect(() => onRead({ opensOn: undefined, box: undefined }), [onRead]);
  return <PartMissing />;
}
