import { updateCard } from "@tablee/contracts/calls/settings-payment";
import { Button } from "@tablee/ui/components/form/button";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { request } from "../../shared/api/request.ts";
import { CardChoice, type TestCard } from "../../shared/payment/card-choice.tsx";
import { useMethodChange } from "./use-method-change.ts";

const wordsFor = {
  none: { button: "addCard", title: "addCard" },
  card: { button: "changeCard", title: "cardTitle" },
  paypal: { button: "payByCard", title: "payByCard" },
} as const;

/** Enters a card, to replace `paidBy` or as the first method. Its number never reaches us: the gateway returns a token for it. */
export function CardDialog({ cards, paidBy }: { cards: readonly TestCard[]; paidBy: "card" | "paypal" | undefined }) {
  const { t } = useTranslation("payment");
  const words = wordsFor[paidBy ?? "none"];
  const form = useId();
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState("");
  const [tried, setTried] = useState(false);
  const change = useMethodChange(
    (methodToken: string) => request(updateCard, { methodToken }),
    () => setOpen(false),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (token !== "") change.mutate(token);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setTried(false);
        change.reset();
      }}
      trigger={<Button>{t(words.button)}</Button>}
      title={t(words.title)}
      description={t("cardText")}
      footer={
        <Button type="submit" form={form} loading={change.isPending}>
          {t("useCard")}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <CardChoice cards={cards} token={token} missing={tried && token === ""} onChange={setToken} />
        <FailureNotice error={change.error} />
      </form>
    </Dialog>
  );
}
