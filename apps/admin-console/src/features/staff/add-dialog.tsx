import { addStaffMember } from "@tablee/contracts/calls/admin/staff";
import { Email } from "@tablee/contracts/signup-schemas";
import { StaffName } from "@tablee/contracts/typed-texts";
import { type StaffRole, staffRoles } from "@tablee/domain/kernel/log/actor";
import { Field } from "@tablee/ui/components/form/field";
import { Input } from "@tablee/ui/components/form/input";
import { AlertDialog } from "@tablee/ui/components/overlay/alert-dialog";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callMutation } from "../../shared/api/calls.ts";
import { FailureNotice } from "../../shared/api/failure-notice.tsx";
import { ReasonField, reasonGiven } from "../../shared/components/reason-field.tsx";
import type { StaffLink } from "./requests.ts";
import { RoleField } from "./role-field.tsx";

interface AddProps {
  onClose: () => void;
  onLink: (name: string, link: StaffLink) => void;
}

/** A new member: name, role and reason. The member chooses the credentials with a link. */
export function AddDialog({ onClose, onLink }: AddProps) {
  const { t } = useTranslation("staff");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>();
  const [reason, setReason] = useState("");
  const add = useMutation(
    callMutation(addStaffMember, {
      shown: true,
      onSuccess: (link) => {
        onClose();
        onLink(name.trim(), link);
      },
    }),
  );
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("add.title")}
      description={t("add.text")}
      confirmLabel={t("add.confirm")}
      disabled={!StaffName.safeParse(name).success || !Email.safeParse(email).success || role === undefined || !reasonGiven(reason)}
      loading={add.isPending}
      onConfirm={() => role && add.mutate({ name: name.trim(), workEmail: email.trim(), role, reason: reason.trim() })}
    >
      <FailureNotice error={add.error} />
      <Field label={t("add.name")}>
        <Input value={name} maxLength={80} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t("add.email")}>
        <Input type="email" value={email} maxLength={254} autoComplete="off" onChange={(event) => setEmail(event.target.value)} />
      </Field>
      <RoleField value={role} offered={staffRoles} onChange={setRole} />
      <ReasonField value={reason} onChange={setReason} />
    </AlertDialog>
  );
}
