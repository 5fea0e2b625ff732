import { useTranslation } from "react-i18next";
import { PlatePicture } from "../../../shared/ui/plate-picture.tsx";
import { steps } from "./plates.ts";

export function HowItWorks() {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="how" className="bg-oat py-14 lg:py-20">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="how" className="font-display text-4xl">
          {t("how.title")}
        </h2>
        <ol className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-10">
          {steps.map(({ name, plate }, index) => (
            <li key={name} className="flex items-start gap-5 md:flex-col">
              <div className="w-28 max-w-[28%] shrink-0 overflow-hidden rounded-card shadow-card md:w-full md:max-w-full">
                <div className="aspect-square md:aspect-[3/2]">
                  <PlatePicture plate={plate} />
                </div>
              </div>
              <div className="min-w-0">
                <h3 className="flex items-baseline gap-x-2.5 font-display text-2xl">
                  <span aria-hidden="true" className="text-primary-ink">
                    {index + 1}.
                  </span>
                  <span className="min-w-0">{t(`how.${name}`)}</span>
                </h3>
                <p className="mt-1.5">{t(`how.${name}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
