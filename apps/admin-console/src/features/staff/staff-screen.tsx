import { Button } from "@tablee/ui/components/form/button";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DataAge } from "../../shared/components/data-age.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { Screen } from "../../shared/components/screen.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { ChangesPane } from "./changes-pane.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { type MemberAct, MemberDialog } from "./member-dialog.tsx";
import { MembersTable } from "./members-table.tsx";
import { allStaff, type StaffLink } from "./requests.ts";

/** The members of staff, their roles, and the latest changes to them. */
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
      <Loaded query={query} lines={8} className="pane p-4">
        {({ members, changes }) => (
          <>
            <MembersTable members={members} onAct={setAct} />
            <ChangesPane changes={changes} />
          </>
        )}
      </Loaded>
      {adding && <AddDialog onClose={() => setAdding(false)} onLink={(name, made) => setLink({ name, link: made })} />}
      {act && (
        <MemberDialog act={act} onClose={() => setAct(undefined)} onLink={(made) => setLink({ name: act.member.name, link: made })} />
      )}
      {link && <LinkDialog name={link.name} link={link.link} onClose={() => setLink(undefined)} />}
    </Screen>
  );
}
