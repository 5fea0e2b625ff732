import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDay } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { useTranslation } from "react-i18next";
import { useClient } from "../../../shared/api/session.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { boxLines } from "../../../shared/order/box-lines.ts";
import { To } from "../../../shared/routing/to.tsx";
import { failureKey } from "../failure-key.ts";
import type { LinkedBox as Box } from "../requests.ts";
import { TrackedBox } from "../tracked-box.tsx";

/** The box of a link, and the way to the rest of it, which is for the household only. */
export function LinkedBox({ box }: { box: Box }) {
  const { t } = useTranslation("track");
  const client = useClient();
  return (
    <>
      <TrackedBox box={box} lines={boxLines({ lines: box.lines, additions: [] })} trouble={box.failed && <Missed missed={box.failed} />} />
      <p className="text-center text-muted">
        {t("more")}{" "}
        <To name="track" className="link">
          {t(client ? "account" : "signIn")}
        </To>
      </p>
    </>
  );
}

/** The reason why it was not handed over, and the time of the next try; anything else is for the household only. */
function Missed({ missed: { code, retryAt } }: { missed: NonNullable<Box["failed"]> }) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return (
    <Notice tone="danger" title={t("track.failedTitle")}>
      {t(`track.code.${failureKey(code)}`)}{" "}
      {retryAt && t("track.retry", { date: formatDay(retryAt.date, language), time: formatTime(retryAt.time, language) })}
    </Notice>
  );
}
