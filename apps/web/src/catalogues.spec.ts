import { compareCatalogues } from "@tablee/ui/i18n/catalogues-equal";
import { words as accountEn } from "./features/account/i18n/en.ts";
import { words as accountFr } from "./features/account/i18n/fr.ts";
import { words as deliveryEn } from "./features/delivery/i18n/en.ts";
import { words as deliveryFr } from "./features/delivery/i18n/fr.ts";
import { words as homeEn } from "./features/home/i18n/en.ts";
import { words as homeFr } from "./features/home/i18n/fr.ts";
import { words as menuEn } from "./features/menu/i18n/en.ts";
import { words as menuFr } from "./features/menu/i18n/fr.ts";
import { words as basketEn } from "./features/order/editor/i18n/en.ts";
import { words as basketFr } from "./features/order/editor/i18n/fr.ts";
import { words as orderEn } from "./features/order/i18n/en.ts";
import { words as orderFr } from "./features/order/i18n/fr.ts";
import { words as paymentEn } from "./features/payment/i18n/en.ts";
import { words as paymentFr } from "./features/payment/i18n/fr.ts";
import { words as receiptEn } from "./features/receipt/i18n/en.ts";
import { words as receiptFr } from "./features/receipt/i18n/fr.ts";
import { words as rewardsEn } from "./features/rewards/i18n/en.ts";
import { words as rewardsFr } from "./features/rewards/i18n/fr.ts";
import { words as signInEn } from "./features/sign-in/i18n/en.ts";
import { words as signInFr } from "./features/sign-in/i18n/fr.ts";
import { words as signupEn } from "./features/signup/i18n/en.ts";
import { words as signupFr } from "./features/signup/i18n/fr.ts";
import { words as categoryEn } from "./shared/dish/i18n/en.ts";
import { words as categoryFr } from "./shared/dish/i18n/fr.ts";
import { words as appEn } from "./shared/i18n/en.ts";
import { words as appFr } from "./shared/i18n/fr.ts";
import { words as priceEn } from "./shared/order/i18n/en.ts";
import { words as priceFr } from "./shared/order/i18n/fr.ts";
import { words as cardEn } from "./shared/payment/i18n/en.ts";
import { words as cardFr } from "./shared/payment/i18n/fr.ts";
import { words as productEn } from "./shared/product/i18n/en.ts";
import { words as productFr } from "./shared/product/i18n/fr.ts";

test.each([
  ["app", appEn, appFr],
  ["account", accountEn, accountFr],
  ["basket", basketEn, basketFr],
  ["categories", categoryEn, categoryFr],
  ["prices", priceEn, priceFr],
  ["delivery", deliveryEn, deliveryFr],
  ["payment", paymentEn, paymentFr],
  ["product", productEn, productFr],
  ["receipt", receiptEn, receiptFr],
  ["card", cardEn, cardFr],
  ["home", homeEn, homeFr],
  ["menu", menuEn, menuFr],
  ["order", orderEn, orderFr],
  ["rewards", rewardsEn, rewardsFr],
  ["sign-in", signInEn, signInFr],
  ["sign-up", signupEn, signupFr],
])("the words of %s are the same in both languages", (_, english, french) => {
  expect(compareCatalogues(english, french)).toEqual([]);
});
