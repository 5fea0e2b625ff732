import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { bannersQuery } from "../../../shared/banner/banners-query.ts";
import { groundOf } from "../../../shared/banner/grounds.ts";
import { RichText } from "../../../shared/content/rich-text.tsx";
import { closedContent, keepClosed } from "../../../shared/ui/closed.ts";

/**
 * The editors' notice on public pages, until it is dismissed; another notice shows again. It keeps to the lower edge of the window and
 * ends below the footer, so that nothing moves when it appears. Hidden where its content failed to load, and where the editors hide it.
 */
export function NoticeBar() {
  const { t } = useTranslation("notice-bar");
  const [dismissed, setDismissed] = useState(() => closedContent("notice"));
  const banner = useQuery(bannersQuery("publicPageNoticeBar")).data?.banners[0];
  if (!banner || banner.dismissableToggle) return null;
  const content = JSON.stringify([banner.textbox, banner.message]);
  if (dismissed === content) return null;
  const dismiss = () => {
    keepClosed("notice", content);
    setDismissed(content);
  };
  return (
    <aside aria-label={t("label")} className={`no-print sticky bottom-0 z-10 border-line border-t ${groundOf(banner.color)}`}>
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-x-4 px-4 py-1.5 text-sm sm:px-6">
        <div className="min-w-0">
          {banner.textbox && <p className={banner.textboxMobile ? "max-sm:hidden" : undefined}>{banner.textbox}</p>}
          {banner.textboxMobile && <p className="sm:hidden">{banner.textboxMobile}</p>}
          <RichText body={banner.message} />
        </div>
        <button type="button" onClick={dismiss} className={buttonStyle({ variant: "ghost", size: "sm", className: "-mr-3" })}>
          {banner.dismiss ?? t("close")}
        </button>
      </div>
    </aside>
  );
}
