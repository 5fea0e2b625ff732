import { recordCollection } from "@tablee/contracts/calls/admin/deliveries";
import { type AttemptCode, attemptCodes } from "@tablee/domain/returnables/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Select } from "@tablee/ui/components/form/select";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { Check, Warehouse, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";
import type { Pickup } from "./requests.ts";
import { ReturnedCounts } from "./returned-counts.tsx";
import { countsOf, oldestOf } from "./returned-parts.ts";

const results = { collected: Check, missed: X, "handed-in": Warehouse } as const;
type Result = keyof typeof results;

/** The outcome of a visit that was to collect bags and kits: collected, missed, or handed in at the depot instead. */
export function CollectionButtons({ pickup, name, onRecorded }: { pickup: Pickup; name: string; onRecorded: () => void }) {
  const { t } = useTranslation("deliveries");
  const [result, setResult] = useState<Result>();
  // A visit has an outcome once it has begun, and is one attempt.
  const isOffered = { collected: pickup.begun, missed: pickup.begun && pickup.outcome === "none", "handed-in": true };
  const offered = (Object.keys(results) as Result[]).filter((each) => isOffered[each]);
  return (
    <span className="inline-flex items-center gap-1.5">
      {offered.map((each) => {
        const Icon = results[each];
        return (
          <Button key={each} variant="ghost" size="sm" aria-label={t(`pickups.${each}Of`, { name })} onClick={() => setResult(each)}>
            <Icon aria-hidden="true" />
            <span className="max-lg:sr-only">{t(`pickups.${each}Open`)}</span>
          </Button>
        );
      })}
      {result && <CollectionDialog {...{ pickup, name, result, onRecorded }} onClose={() => setResult(undefined)} />}
    </span>
  );
}

interface CollectionDialogProps {
  pickup: Pickup;
  name: string;
  result: Result;
  onRecorded: () => void;
  onClose: () => void;
}

function CollectionDialog({ pickup: { accountId, visitId, out }, name, result, onRecorded, onClose }: CollectionDialogProps) {
  const { t } = useTranslation("deliveries");
  const [code, setCode] = useState<AttemptCode>("not-out");
  const [reason, setReason] = useState("");
  const possible = result === "handed-in" ? out : out.filter(({ forVisit }) => forVisit);
  const [counts, setCounts] = useState(() => countsOf(possible));
  const back = result === "missed" ? [] : oldestOf(possible, counts);
  const record = useMutation(
    callMutation(recordCollection, {
      shown: true,
      onSuccess: ({ recorded }) => {
        toast.success(t(recorded ? "pickups.recorded" : "pickups.known"));
        onClose();
        onRecorded();
      },
    }),
  );
  const confirm = () =>
    record.mutate({
      accountId,
      result,
      reason: reason.trim(),
      ...(result !== "handed-in" && { visitId }),
      ...(result === "missed" ? { code } : { assetIds: back.map(({ assetId }) => assetId) }),
    });
  return (
    <AlertDialog
      open
      danger={result === "missed"}
      onOpenChange={(open) => !open && onClose()}
      title={t(`pickups.${result}Title`, { name })}
      description={t(`pickups.${result}Text`)}
      confirmLabel={t("pickups.confirm")}
      disabled={!reasonGiven(reason) || (result !== "missed" && back.length === 0)}
      loading={record.isPending}
      onConfirm={confirm}
    >
      <FailureNotice error={record.error} />
      {result === "missed" && (
        <Field label={t("code")}>
          <Select
            value={code}
            options={attemptCodes.map((value) => ({ value, label: t(`pickups.codes.${value}`) }))}
            onValueChange={(value) => setCode(value as AttemptCode)}
          />
        </Field>
      )}
      {result !== "missed" && <ReturnedCounts possible={possible} back={back} counts={counts} onChange={setCounts} />}
      <ReasonField value={reason} onChange={setReason} isRead />
    </AlertDialog>
  );
}
