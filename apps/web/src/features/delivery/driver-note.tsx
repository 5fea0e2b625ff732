import { updateDeliveryNote } from "@tablee/contracts/calls/settings-delivery";
import { Card } from "@tablee/ui/components/card";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { Button } from "@tablee/ui/components/form/button";
import { Field } from "@tablee/ui/components/form/field";
import { Textarea } from "@tablee/ui/components/form/textarea";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";

/** The note to the driver. The typed text stays on the screen when the save fails. */
export function DriverNote({ note }: { note: string }) {
  const { t } = useTranslation("delivery");
  const [text, setText] = useState(note);
  const save = useMutation(callMutation(updateDeliveryNote, { awaited: true, onSuccess: () => void toast.success(t("noteSaved")) }));
  return (
    <Card asChild>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ note: text });
        }}
      >
        <h3 className="font-display text-xl">{t("note")}</h3>
        <Field label={t("noteLabel")} hint={t("noteText")}>
          <Textarea rows={3} maxLength={300} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        {save.isError && (
          <Notice tone="danger" live>
            {t("noteFailed")}
          </Notice>
        )}
        <Button type="submit" variant="secondary" loading={save.isPending} disabled={text.trim() === note} className="self-start">
          {t("noteSave")}
        </Button>
      </form>
    </Card>
  );
}
