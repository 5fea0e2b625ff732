import type { OutputOf } from "@tablee/contracts/call";
import { cancelPickup, type existingPickup } from "@tablee/contracts/calls/returnables";
import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { formatDay } from "@tablee/ui/format/dates";
import { formatWindow } from "@tablee/ui/format/times";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { writtenAddress, writtenPhone } from "../../shared/address/written.ts";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { capital } from "../../shared/i18n/capital.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";

type Pickup = NonNullable<OutputOf<typeof existingPickup>["pickup"]>;

/** The pickup to come: when and where, and its cancellation where the customer booked it. */
export function BookedPickup({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation("returnables");
  const language = useLanguage();
  const { pickupId, by, address, notes, date, window, withDelivery, cancellable } = pickup;
  const cancel = useMutation(callMutation(cancelPickup, { awaited: true, onSuccess: () => void toast.success(t("pickup.cancelled")) }));
  return (
    <Card asChild look="lifted">
      <section aria-labelledby="pickup" className="flex flex-col gap-3">
        <h2 id="pickup" className="font-display text-2xl">
          {t(by === "customer" ? "pickup.booked" : "pickup.planned")}
        </h2>
        <p className="font-semibold text-lg">
          {t("pickup.when", { day: capital(formatDay(date, language)), window: formatWindow(window, language) })}
        </p>
        {withDelivery && <p>{t("pickup.withDelivery")}</p>}
        {address && (
          <p>
            {writtenAddress(address)}
            {address.phone && ` · ${writtenPhone(address.phone)}`}
          </p>
        )}
        {notes !== "" && (
          <p className="whitespace-pre-line text-muted text-sm">
            {t("pickup.notes")}
            {language === "fr" && "\u00a0"}: {notes}
          </p>
        )}
        <p className="text-muted text-sm">{t(by === "customer" ? "pickup.outside" : "pickup.plannedText")}</p>
        {cancel.error && (
          <Notice tone="danger" live>
            {sentenceOf(cancel.error, language)}
          </Notice>
        )}
        {cancellable && (
          <Button
            variant="secondary"
            loading={cancel.isPending}
            className="self-start max-sm:self-stretch"
            onClick={() => cancel.mutate({ pickupId })}
          >
            {t("pickup.cancel")}
          </Button>
        )}
      </section>
    </Card>
  );
}
