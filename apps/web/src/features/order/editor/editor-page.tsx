import { CallError } from "@tablee/contracts/client";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { formatDayShort } from "@tablee/ui/format/dates";
import { formatTime } from "@tablee/ui/format/times";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { editorQuery } from "../requests.ts";
import { AdditionsBody } from "./additions-body.tsx";
import type { EditorData } from "./draft.ts";
import { EditorBody } from "./editor-body.tsx";
import { NotEditable } from "./session/not-editable.tsx";
import { type WhyClosed, whyClosed } from "./session/why-closed.ts";

/** The order editor: loads the order with all products of its week, or shows why it cannot be edited. */
export function EditorPage() {
  const { t } = useTranslation("editor");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const [session] = useState(() => crypto.randomUUID());
  // Identifies the data that a draft starts from. Refetching to see the units left must not reset the draft; only an explicit
  // reload does.
  const [round, setRound] = useState(0);
  const editor = useQuery(editorQuery(id, session));
  if (editor.data) {
    const props = { data: editor.data, reload: () => void editor.refetch().then(() => setRound((before) => before + 1)) };
    const closed = whyClosed(editor.data.order);
    if (closed) return <Closed data={editor.data} why={closed} />;
    if (editor.data.order.takesAdditions && !editor.data.order.changeable)
      return <AdditionsBody key={round} session={session} {...props} />;
    return <EditorBody key={round} session={session} {...props} />;
  }
  if (editor.error instanceof CallError && editor.error.status >= 400 && editor.error.status < 500) {
    return (
      <NotEditable title={t("notFoundTitle")}>
        <p>{t("notFoundText")}</p>
      </NotEditable>
    );
  }
  if (editor.isError) return <ErrorState onRetry={() => void editor.refetch()} retrying={editor.isFetching} className="py-24" />;
  return <EditorSkeleton />;
}

/** The reasons of boxes on their way to the customer. */
const followed: ReadonlySet<WhyClosed> = new Set(["onItsWay", "additionsClosed", "prepared"]);

function Closed({ data, why }: { data: EditorData; why: WhyClosed }) {
  const { t } = useTranslation("editor");
  const language = useLanguage();
  const { date, time } = why === "additionsClosed" ? data.order.lateAdditionsUntil : data.order.cutoff;
  return (
    <NotEditable title={t(`why.${why}.title`)} tracked={followed.has(why)}>
      <p>{t(`why.${why}.text`, { date: formatDayShort(date, language), time: formatTime(time, language) })}</p>
    </NotEditable>
  );
}

function EditorSkeleton() {
  return (
    <SkeletonGroup className="mx-auto grid max-w-7xl gap-8 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_23rem]">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-11 w-80 max-w-full" />
        <Skeleton className="h-11" />
        <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))]">
          <Skeleton className="h-88 rounded-card" />
          <Skeleton className="h-88 rounded-card" />
          <Skeleton className="h-88 rounded-card" />
        </div>
      </div>
      <Skeleton className="h-120 rounded-card max-lg:hidden" />
    </SkeletonGroup>
  );
}
