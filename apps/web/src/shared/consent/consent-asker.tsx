import { sellerLine } from "@tablee/domain/kernel/seller-line";
import { useTranslation } from "react-i18next";
import { useSession } from "../api/session.ts";
import { useLanguage } from "../i18n/use-language.ts";

/**
 * Names who asks for consent and how to reach them, and that it can be withdrawn: Canadian law (CASL) requires all of it beside
 * the question.
 */
export function ConsentAsker() {
  const { t } = useTranslation("consent");
  const session = useSession();
  const language = useLanguage();
  if (!session) return null;
  const { seller, contact } = session;
  return t("asker", { seller: sellerLine(seller, language), email: contact.email });
}
