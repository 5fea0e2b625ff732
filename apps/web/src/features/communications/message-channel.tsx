import { Card, CardTitle } from "@tablee/ui/components/card";
import { Badge } from "@tablee/ui/components/feedback/badge";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface ChannelProps {
  title: string;
  /** The address or number that its messages go to. */
  to: string;
  /** The messages that are sent regardless of consent. */
  always?: string;
  children?: ReactNode;
}

/** A channel to the customer: the optional messages, and those that are part of the service. */
export function Channel({ title, to, always, children }: ChannelProps) {
  const { t } = useTranslation("communications");
  return (
    <Card className="flex flex-col gap-4 p-6">
      <div>
        <CardTitle>{title}</CardTitle>
        <p className="wrap-anywhere mt-1 text-muted text-sm">{to}</p>
      </div>
      {children && <div className="divide-y divide-line">{children}</div>}
      {always && (
        <div className="flex flex-col items-start gap-2 rounded-control bg-sunken p-4 text-sm">
          <Badge>{t("always")}</Badge>
          <p>{always}</p>
        </div>
      )}
    </Card>
  );
}
