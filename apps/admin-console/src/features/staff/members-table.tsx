import { compareIn } from "@tablee/domain/kernel/text/collation";
import { Badge } from "@tablee/ui/components/feedback/badge";
import { Button } from "@tablee/ui/components/form/button";
import { DropdownMenu, MenuItem } from "@tablee/ui/components/overlay/dropdown-menu";
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, TableRowHeader } from "@tablee/ui/components/table";
import { KeyRound, MoreHorizontal, UserCheck, UserCog, UserX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { StateWord } from "../../shared/components/state-word.tsx";
import { formatUtc } from "../../shared/format/instants.ts";
import { useLanguage } from "../../shared/i18n/language.ts";
import type { MemberAct } from "./member-dialog.tsx";
import type { Member } from "./requests.ts";

interface MembersProps {
  members: readonly Member[];
  onAct: (act: MemberAct) => void;
}

/** Members by name: role, whether they may sign in, and when they did last. */
export function MembersTable({ members, onAct }: MembersProps) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  return (
    <Table caption={t("title")} frameClassName="shrink-0">
      <TableHead>
        <tr>
          <TableColumn>{t("columns.name")}</TableColumn>
          <TableColumn>{t("columns.email")}</TableColumn>
          <TableColumn>{t("columns.role")}</TableColumn>
          <TableColumn>{t("columns.access")}</TableColumn>
          <TableColumn>{t("columns.signedIn")}</TableColumn>
          <TableColumn>
            <span className="sr-only">{t("columns.acts")}</span>
          </TableColumn>
        </tr>
      </TableHead>
      <TableBody>
        {members
          .toSorted((a, b) => compareIn(language)(a.name, b.name))
          .map((member) => (
            <TableRow key={member.staffId}>
              <TableRowHeader>
                {member.name}
                {member.isYou && <span className="ml-2 font-normal text-muted text-sm">{t("you")}</span>}
              </TableRowHeader>
              <TableCell>{member.workEmail}</TableCell>
              <TableCell>
                <Badge tone={member.role === "admin" ? "info" : "neutral"}>{t(`console:roles.${member.role}`)}</Badge>
              </TableCell>
              <TableCell>
                <Access member={member} />
              </TableCell>
              <TableCell className="text-muted">{member.lastSignInAt ? formatUtc(member.lastSignInAt, language) : t("notKnown")}</TableCell>
              <TableCell className="sticky right-0 bg-surface text-right">
                {!member.isYou && <Acts member={member} onAct={onAct} />}
              </TableCell>
            </TableRow>
          ))}
      </TableBody>
    </Table>
  );
}

function Access({ member }: { member: Member }) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  if (!member.isEnabled) return <StateWord tone="neutral">{t("access.disabled")}</StateWord>;
  if (member.linkUntil)
    return <StateWord tone="attention">{t("access.linkUntil", { at: formatUtc(member.linkUntil, language) })}</StateWord>;
  if (!member.hasPassword) return <StateWord tone="danger">{t("access.linkExpired")}</StateWord>;
  return <StateWord tone="good">{t(member.hasAuthenticator ? "access.complete" : "access.passwordOnly")}</StateWord>;
}

function Acts({ member, onAct }: { member: Member; onAct: (act: MemberAct) => void }) {
  const { t } = useTranslation("staff");
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" variant="ghost" aria-label={t("actsOf", { name: member.name })}>
          <MoreHorizontal aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem icon={<UserCog aria-hidden="true" />} onSelect={() => onAct({ kind: "role", member })}>
        {t("role.menu")}
      </MenuItem>
      {member.isEnabled && (
        <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => onAct({ kind: "link", member })}>
          {t("link.menu")}
        </MenuItem>
      )}
      {member.isEnabled ? (
        <MenuItem icon={<UserX aria-hidden="true" />} danger onSelect={() => onAct({ kind: "disable", member })}>
          {t("disable.menu")}
        </MenuItem>
      ) : (
        <MenuItem icon={<UserCheck aria-hidden="true" />} onSelect={() => onAct({ kind: "enable", member })}>
          {t("enable.menu")}
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
