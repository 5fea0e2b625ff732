import { Button } from "@tablee/ui/components/button";
import { SkeletonGroup, SkeletonText } from "@tablee/ui/components/skeleton";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DataAge } from "../../shared/components/data-age.tsx";
import { LoadError } from "../../shared/components/load-error.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { ChangesPane } from "./changes-pane.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { type MemberAct, MemberDialog } from "./member-dialog.tsx";
import { MembersTable } from "./members-table.tsx";
import { allStaff, type StaffLink } from "./requests.ts";

/** Who works in the console, with which role, and how that came to be. */
export function StaffScreen() {
  const { t } = useTranslation("staff");
  const query = useQuery(allStaff);
  const [adding, setAdding] = useState(false);
  const [act, setAct] = useState<MemberAct>();
  const [link, setLink] = useState<{ readonly name: string; readonly link: StaffLink }>();
  return (
    <Screen
      title={t("title")}
      aside={
        <>
          <Button size="sm" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden="true" />
            {t("add.button")}
          </Button>
          <DataAge asOf={query.data?.asOf} refreshing={query.isFetching} onRefresh={() => void query.refetch()} />
        </>
      }
    >
      {query.isPending ? (
        <SkeletonGroup className="pane p-4">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      ) : !query.data ? (
        <LoadError error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <>
          <MembersTable members={query.data.members} onAct={setAct} />
          <ChangesPane changes={query.data.changes} />
        </>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} onLink={(name, made) => setLink({ name, link: made })} />}
      {act && (
        <MemberDialog act={act} onClose={() => setAct(undefined)} onLink={(made) => setLink({ name: act.member.name, link: made })} />
      )}
      {link && <LinkDialog name={link.name} link={link.link} onClose={() => setLink(undefined)} />}
    </Screen>
  );
}
