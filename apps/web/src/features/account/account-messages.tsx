import {
  accountIndex,
  dismissPaymentWarning,
  dismissPopup,
  dismissRecurringPopup,
  dismissSkipNotice,
} from "@tablee/contracts/calls/account";
import { readAgain } from "@tablee/ui/app/refresh";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { formatDay, formatDayShort } from "@tablee/ui/format/dates";
import { formatMoney } from "@tablee/ui/format/money";
import { formatTime } from "@tablee/ui/format/times";
import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryClient } from "../../shared/api/query-client.ts";
import { request } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { type Account, accountQuery } from "../../shared/order/account-query.ts";
import { failureKey } from "../../shared/payment/failure/failure-key.ts";
import { To } from "../../shared/routing/to.tsx";

type Message = Account["messages"][number];
/** The messages that a press dismisses: new terms have a notice of their own. */
type Dismissed = Message & { readonly kind: keyof typeof dismissals };

const dismissals = {
  "payment-method-warning": dismissPaymentWarning,
  "skip-notice": dismissSkipNotice,
  "recurring-items": dismissRecurringPopup,
  popup: dismissPopup,
} as const;

const isDismissed = (message: Message): message is Dismissed => message.kind in dismissals;
const isCardFailing = ({ kind }: Message): boolean => kind === "payment-method-warning";

/** Unpaid boxes: their card has to be replaced before anything else on the account matters. */
export function CardMessages({ account }: { account: Account }) {
  return <Messages messages={account.messages.filter(isDismissed).filter(isCardFailing)} orders={account.orders} />;
}

/** The account's other messages until they are read: a skipped week, items that come every week, news. */
export function AccountMessages({ account }: { account: Account }) {
  return <Messages messages={account.messages.filter(isDismissed).filter((message) => !isCardFailing(message))} orders={account.orders} />;
}

function Messages({ messages, orders }: { messages: readonly Dismissed[]; orders: Account["orders"] }) {
  const dismiss = useMutation({
    mutationFn: ({ kind, key }: Dismissed) => request(dismissals[kind], { key }),
    onMutate: ({ key }) => {
      queryClient.setQueryData(
        accountQuery.queryKey,
        (held) => held && { ...held, messages: held.messages.filter((message) => message.key !== key) },
      );
    },
    onError: () => void readAgain(queryClient, accountIndex),
  });
  if (messages.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {messages.map((message) => (
        <MessageNotice key={message.key} message={message} orders={orders} onDismiss={() => dismiss.mutate(message)} />
      ))}
    </div>
  );
}

function MessageNotice({ message, orders, onDismiss }: { message: Dismissed; orders: Account["orders"]; onDismiss: () => void }) {
  const { t } = useTranslation(["account", "failure"]);
  const language = useLanguage();
  const order = orders.find(({ orderId }) => orderId === message.orderId);
  const day = order ? formatDay(order.deliveryDate, language) : "";
  const next = order?.nextAttemptAt;
  const why = t(failureKey(order?.failure?.code));
  switch (message.kind) {
    case "payment-method-warning":
      return (
        <Notice
          tone="danger"
          title={t("message.paymentTitle", { day, amount: formatMoney(order?.price.chargeCents ?? 0, language) })}
          onDismiss={onDismiss}
          action={
            <To name="settings_payment" className={buttonStyle({ size: "sm" })}>
              {t("message.paymentAction")}
            </To>
          }
        >
          {next
            ? t(order.failure?.hard ? "message.paymentUntil" : "message.paymentRetry", {
                why,
                date: formatDayShort(next.date, language),
                time: formatTime(next.time, language),
              })
            : t("message.paymentText", { why })}
        </Notice>
      );
    case "skip-notice":
      return (
        <Notice tone="info" title={t("message.skipTitle", { day })} onDismiss={onDismiss}>
          {t("message.skipText")}
        </Notice>
      );
    case "recurring-items":
      return (
        <Notice tone="info" title={t("message.recurringTitle")} onDismiss={onDismiss}>
          {t("message.recurringText")}
        </Notice>
      );
    case "popup":
      return (
        <Notice tone="info" title={t("message.newsTitle")} onDismiss={onDismiss}>
          {t("message.newsText")}
        </Notice>
      );
  }
}
