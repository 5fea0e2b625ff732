import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "../../../shared/api/request.ts";
import { initial } from "../../../shared/i18n/capital.ts";

type AvatarProps = ComponentProps<"button"> & { client: NonNullable<Session["client"]> };

/** The first initial in a circle, as a button. */
export function Avatar({ client, ...rest }: AvatarProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t("nav.account", { name: client.firstname })}
      aria-haspopup="menu"
      className="grid size-11 place-items-center rounded-full"
      {...rest}
    >
      <span className="grid size-9 place-items-center rounded-full bg-primary font-semibold text-on-primary">
        {initial(client.firstname)}
      </span>
    </button>
  );
}
