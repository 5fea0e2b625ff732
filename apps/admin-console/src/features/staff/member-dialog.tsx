import { changeStaffRole, issueStaffLink, setStaffEnabled } from "@tablee/contracts/calls/admin/staff";
import { type StaffRole, staffRoles } from "@tablee/domain/kernel/log/actor";
import { Notice } from "@tablee/ui/components/feedback/banner";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { toast } from "@tablee/ui/lib/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { errorWords } from "../../shared/api/error-words.ts";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";
import type { Member, StaffLink } from "./requests.ts";
import { RoleField } from "./role-field.tsx";

/** The action on a member. */
export interface MemberAct {
  readonly kind: "role" | "link" | "disable" | "enable";
  readonly member: Member;
}

interface MemberDialogProps {
  act: MemberAct;
  onClose: () => void;
  onLink: (link: StaffLink) => void;
}

/** Confirms one change of a member's access, with a reason; a change that removes access also requires the member's address. */
export function MemberDialog({ act: { kind, member }, onClose, onLink }: MemberDialogProps) {
  const { t } = useTranslation("staff");
  const [reason, setReason] = useState("");
  const [role, setRole] = useState<StaffRole>();
  const done = () => {
    toast.success(t(`${kind}.done`, { name: member.name }));
    onClose();
  };
  const change = useMutation(callMutation(changeStaffRole, { shown: true, onSuccess: done }));
  const enable = useMutation(callMutation(setStaffEnabled, { shown: true, onSuccess: done }));
  const issue = useMutation(
    callMutation(issueStaffLink, {
      shown: true,
      onSuccess: (link) => {
        onClose();
        onLink(link);
      },
    }),
  );
  const confirm = () => {
    const about = { staffId: member.staffId, reason: reason.trim() };
    if (kind === "link") issue.mutate(about);
    else if (kind !== "role") enable.mutate({ ...about, isEnabled: kind === "enable" });
    else if (role) change.mutate({ ...about, role });
  };
  const error = change.error ?? enable.error ?? issue.error;
  const takesAway = kind === "disable" || kind === "role";
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${kind}.title`, { name: member.name })}
      description={t(`${kind}.text`, { role: t(`console:roles.${member.role}`) })}
      confirmLabel={t(`${kind}.confirm`)}
      danger={kind === "disable"}
      typed={takesAway ? member.workEmail : undefined}
      disabled={!reasonGiven(reason) || (kind === "role" && role === undefined)}
      loading={change.isPending || enable.isPending || issue.isPending}
      onConfirm={confirm}
    >
      {error && (
        <Notice tone="danger" live>
          {errorWords(error)}
        </Notice>
      )}
      {kind === "role" && <RoleField value={role} offered={staffRoles.filter((one) => one !== member.role)} onChange={setRole} />}
      <ReasonField value={reason} onChange={setReason} />
    </AlertDialog>
  );
}
