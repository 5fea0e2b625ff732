export { moneyWords as formatMoney, shortMoneyWords as formatMoneyShort } from "@tablee/domain/kernel/money-words";
