import { recordAddressAttempt } from "@tablee/contracts/calls/signup";
import { isPoBox } from "@tablee/domain/account/po-box";
import type { AddressOutcome, AddressTriedIn } from "@tablee/domain/account/vocabulary";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { cn } from "@tablee/ui/lib/cn";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { request } from "../api/request.ts";
import { codeIn, type Suggestion, suggestionsQuery, textOf } from "./suggestions.ts";

interface AddressPickerProps {
  triedIn: AddressTriedIn;
  /** A postal code that is known already. */
  near?: string;
  /** The initial text of the field. */
  given: string;
  error: string | undefined;
  /** Undefined if the typed text is no address from the list. */
  onPick: (picked: Suggestion | undefined, text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

const PAUSE_MS = 200;

/** Picks an address from a list, never from typed text alone: a combobox, by pointer or by keyboard. */
export function AddressPicker({ triedIn, near, given, error, onPick, ref }: AddressPickerProps) {
  const { t } = useTranslation("address");
  const list = useId();
  const [text, setText] = useState(given);
  const [asked, setAsked] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(open ? text : ""), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, open]);
  const { data } = useQuery(suggestionsQuery(triedIn, asked, near));
  const found = open && asked !== "" ? data?.suggestions : undefined;
  const isShown = found !== undefined && found.length > 0;
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    setActive(0);
    onPick(undefined, typed);
  };
  const pick = (suggestion: Suggestion) => {
    const picked = textOf(suggestion);
    setText(picked);
    setOpen(false);
    if (!suggestion.served) noteAttempt("outside-area", triedIn, suggestion.postalCode);
    onPick(suggestion, picked);
  };
  const leave = () => {
    setOpen(false);
    if (isPoBox(text)) noteAttempt("po-box", triedIn, codeIn(text, near));
    else if (found?.length === 0 && asked === text) noteAttempt("unresolved", triedIn, codeIn(text, near));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") setOpen(false);
    if (!isShown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + found.length) % found.length);
    const chosen = found[active];
    // A list for fewer letters than typed by now must not be picked from.
    if (event.key === "Enter" && chosen && asked === text) pick(chosen);
    if (step !== undefined || event.key === "Enter") event.preventDefault();
  };
  return (
    <div className="relative sm:col-span-6">
      <Field label={t("label")} hint={t("hint")} error={isPoBox(text) ? t("poBox") : error}>
        <Input
          ref={ref}
          role="combobox"
          autoComplete="off"
          aria-expanded={isShown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${list}-${active}` : undefined}
          value={text}
          maxLength={120}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={leave}
        />
      </Field>
      <p role="status" className={cn("mt-2 font-medium text-sm", found?.length !== 0 && "sr-only")}>
        {found && (found.length === 0 ? t("none") : t("found", { count: found.length }))}
      </p>
      <div
        role="listbox"
        id={list}
        aria-label={t("suggestions")}
        hidden={!isShown}
        className="absolute inset-x-0 z-20 mt-1 rounded-control border border-line-strong bg-surface p-1 shadow-lg"
      >
        {found?.map((suggestion, i) => (
          <div
            key={suggestion.id}
            id={`${list}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            className={cn("cursor-pointer rounded-control px-3 py-2", i === active && "bg-sunken")}
            onPointerDown={(event) => {
              event.preventDefault();
              pick(suggestion);
            }}
          >
            <span className="font-medium">{suggestion.line}</span>
            <span className="block text-muted text-sm">
              {suggestion.city} {suggestion.province} {suggestion.postalCode.replace(" ", "\u00a0")}
              {!suggestion.served && ` · ${t("unserved")}`}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Records an address outside the area for staff. The customer sees no difference if that fails. */
function noteAttempt(outcome: AddressOutcome, triedIn: AddressTriedIn, postalCode: string): void {
  request(recordAddressAttempt, { outcome, triedIn, postalCode }).catch(() => {});
}
