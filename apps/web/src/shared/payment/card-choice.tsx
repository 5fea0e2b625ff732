import { Fieldset } from "@tablee/ui/components/form/field";
import { RadioCard } from "@tablee/ui/components/form/radio-card";
import { RadioGroup } from "@tablee/ui/components/form/radio-group";
import { useTranslation } from "react-i18next";
import { words } from "./card/words.ts";

export interface TestCard {
  readonly token: string;
  readonly label: string;
}

export interface CardChoiceProps {
  cards: readonly TestCard[];
  /** The chosen card's token; empty before one is chosen. */
  token: string;
  /** The form was submitted without a choice. */
  missing: boolean;
  onChange: (token: string) => void;
}

/** One of the cards of the embedded gateway. */
export function CardChoice({ cards, token, missing, onChange }: CardChoiceProps) {
  const { t } = useTranslation("card");
  return (
    <Fieldset legend={t("withCard")} hint={t("testCards")} error={missing ? t("missing") : undefined}>
      <RadioGroup aria-label={t("withCard")} value={token} onValueChange={onChange} className="gap-2">
        {cards.map((card) => (
          <RadioCard key={card.token} value={card.token} title={<CardName card={card} />} className="py-3" />
        ))}
      </RadioGroup>
    </Fieldset>
  );
}

type Known = keyof typeof words.testCard;
const isKnown = (token: string): token is Known => Object.hasOwn(words.testCard, token);

/** A test card, and its outcome when it is charged. */
function CardName({ card: { token, label } }: { card: TestCard }) {
  const { t } = useTranslation("card");
  return (
    <span className="figures flex flex-wrap items-baseline gap-x-2 text-base">
      <span>{label}</span> {isKnown(token) && <span className="font-normal text-muted text-sm">{t(`testCard.${token}`)}</span>}
    </span>
  );
}
