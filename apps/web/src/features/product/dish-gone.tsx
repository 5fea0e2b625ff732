import { buttonStyle } from "@tablee/ui/lib/button-style";
import { useTranslation } from "react-i18next";
import { ProductGone } from "../../shared/product/details/product-gone.tsx";
import { To } from "../../shared/routing/to.tsx";

/** In the place of a dish that does not exist, or no longer does. */
export function DishGone() {
  const { t } = useTranslation("details");
  return (
    <ProductGone
      level={1}
      className="py-20"
      action={
        <To name="menu" params={{ date: "this-week" }} className={buttonStyle({})}>
          {t("goneAction")}
        </To>
      }
    />
  );
}
