import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { SignUpLink } from "../../../shared/routing/sign-up-link.tsx";
import { PlatePicture } from "../../../shared/ui/plate-picture.tsx";
import { supper } from "./plates.ts";

/** The call to sign up at the end of the home page. */
export function ClosingCall() {
  const { t } = useTranslation("footer");
  return (
    <section aria-labelledby="close" className="no-print mx-auto mt-16 max-w-6xl px-4 sm:px-6">
      <div className="grid overflow-hidden rounded-sheet bg-primary-tint md:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col items-start justify-center gap-4 p-8 sm:p-12">
          <h2 id="close" className="font-display text-4xl">
            {t("close.title")}
          </h2>
          <p className="text-lg">{t("close.text")}</p>
          <SignUpLink className={buttonStyle({ size: "lg" })}>{t("close.start")}</SignUpLink>
        </div>
        <div className="min-h-56">
          <PlatePicture plate={supper} />
        </div>
      </div>
    </section>
  );
}
