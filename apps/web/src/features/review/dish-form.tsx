import { reviewOfDish } from "@tablee/contracts/calls/reviews";
import type { OrderId } from "@tablee/domain/kernel/ids";
import { againAnswers, type DishAnswers, dislikeCategories, noWords } from "@tablee/domain/review/vocabulary";
import { Button } from "@tablee/ui/components/form/button";
import { Checkbox } from "@tablee/ui/components/form/checkbox";
import { Fieldset } from "@tablee/ui/components/form/field";
import { Radio, RadioGroup } from "@tablee/ui/components/form/radio-group";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { sentenceOf } from "../../shared/api/errors.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import type { DishReview } from "./requests.ts";
import { TextOfReview } from "./text-of-review.tsx";

interface DishFormProps {
  orderId: OrderId;
  sku: string;
  /** The answers so far. */
  opinion: DishReview["opinion"] | undefined;
  onSaved: () => void;
}

type Draft = Omit<DishAnswers, "again"> & { again: DishAnswers["again"] | undefined };

/** The answers about one dish. Only the first question needs one. */
export function DishForm({ orderId, sku, opinion, onSaved }: DishFormProps) {
  const { t } = useTranslation("review");
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>({
    again: opinion?.again,
    recommends: opinion?.recommends ?? null,
    dislikes: opinion?.dislikes ?? [],
  });
  const [words, setWords] = useState(opinion?.words ?? noWords);
  const save = useMutation(
    callMutation(reviewOfDish, {
      onSuccess: () => {
        toast.success(t("saved"));
        onSaved();
      },
      onError: (error) => toast.error(sentenceOf(error, language)),
    }),
  );
  const { again, recommends, dislikes } = draft;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!again) return;
    // The words of a part that is no longer disliked go with it.
    const dropped = Object.fromEntries(dislikeCategories.flatMap((category) => (dislikes.includes(category) ? [] : [[category, ""]])));
    save.mutate({ orderId, sku, opinion: { again, recommends, dislikes, words: { ...words, ...dropped } } });
  };
  const textOf = (name: keyof typeof words) => ({ value: words[name], onChange: (text: string) => setWords({ ...words, [name]: text }) });
  return (
    <form onSubmit={send} className="flex flex-col gap-5 rounded-card bg-sunken p-4">
      <Fieldset legend={t("againQuestion")}>
        <RadioGroup
          aria-label={t("againQuestion")}
          value={again ?? ""}
          onValueChange={(value) => setDraft({ ...draft, again: againAnswers.find((answer) => answer === value) })}
          className="sm:flex-row sm:flex-wrap sm:gap-x-6"
        >
          {againAnswers.map((answer) => (
            <Radio key={answer} value={answer} label={t(`again.${answer}`)} />
          ))}
        </RadioGroup>
      </Fieldset>
      <Fieldset legend={t("recommends")}>
        <RadioGroup
          aria-label={t("recommends")}
          value={recommends === null ? "" : recommends ? "yes" : "no"}
          onValueChange={(value) => setDraft({ ...draft, recommends: value === "yes" })}
          className="flex-row gap-x-6"
        >
          <Radio value="yes" label={t("yes")} />
          <Radio value="no" label={t("no")} />
        </RadioGroup>
      </Fieldset>
      <TextOfReview label={t("liked")} {...textOf("liked")} />
      <TextOfReview label={t("note")} {...textOf("note")} />
      <Fieldset legend={t("disliked")}>
        {dislikeCategories.map((category) => {
          const isDisliked = dislikes.includes(category);
          return (
            <div key={category} className="flex flex-col gap-2">
              <Checkbox
                label={t(`dislike.${category}`)}
                checked={isDisliked}
                onCheckedChange={(checked) =>
                  setDraft({
                    ...draft,
                    dislikes: checked === true ? [...dislikes, category] : dislikes.filter((other) => other !== category),
                  })
                }
              />
              {isDisliked && <TextOfReview label={t("dislikeText", { category: t(`dislike.${category}`) })} {...textOf(category)} />}
            </div>
          );
        })}
      </Fieldset>
      <Button type="submit" className="self-end" disabled={!again} loading={save.isPending}>
        {t("save")}
      </Button>
    </form>
  );
}
