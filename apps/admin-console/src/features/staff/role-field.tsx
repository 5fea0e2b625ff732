import type { StaffRole } from "@tablee/domain/kernel/log/actor";
import { Field } from "@tablee/ui/components/form/field";
import { Select } from "@tablee/ui/components/form/select";
import { useTranslation } from "react-i18next";

interface RoleFieldProps {
  value: StaffRole | undefined;
  offered: readonly StaffRole[];
  onChange: (role: StaffRole) => void;
}

/** A role, and its permissions. */
export function RoleField({ value, offered, onChange }: RoleFieldProps) {
  const { t } = useTranslation("staff");
  return (
    <Field label={t("role.field")} hint={value && t(`role.may.${value}`)}>
      <Select
        value={value ?? ""}
        placeholder={t("role.choose")}
        options={offered.map((role) => ({ value: role, label: t(`console:roles.${role}`) }))}
        onValueChange={(role) => onChange(role as StaffRole)}
      />
    </Field>
  );
}
