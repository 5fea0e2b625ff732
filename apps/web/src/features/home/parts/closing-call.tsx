import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Plate } from "@tablee/ui/plates/plate";
import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../../shared/routing/sign-up-link.tsx";

/** The closing section of the home page. */
export function ClosingCall() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="close" className="mx-auto max-w-6xl px-4 sm:px-6">
      <div className="grid overflow-hidden rounded-sheet bg-primary-tint md:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col items-start justify-center gap-4 p-8 sm:p-12">
          <h2 id="close" className="font-display text-4xl">
            {t("close.title")}
          </h2>
          <p className="text-lg">{t("close.text")}</p>
          <SignUpLink className={buttonStyle({ size: "lg" })}>{t("hero.start")}</SignUpLink>
        </div>
        <div className="min-h-56">
          <Plate table seed="close" vessel="plate" cloth="saffron" art={["shrimp", "pappardelle", "cherry-tomatoes", "basil"]} />
        </div>
      </div>
    </section>
  );
}
