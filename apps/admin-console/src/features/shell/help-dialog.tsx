import { Switch } from "@tablee/ui/components/form/switch";
import { Kbd } from "@tablee/ui/components/kbd";
import { Dialog } from "@tablee/ui/components/overlay/dialog";
import { useTranslation } from "react-i18next";
import { allowSingleKeys, useSingleKeys } from "../../shared/keyboard/single-keys.ts";

const groups = [
  { id: "everywhere", keys: [["Ctrl/⌘ K"], ["/"], ["?"]] },
  { id: "tables", keys: [["j", "k"], ["Enter"]] },
  {
    id: "ranking",
    keys: [
      ["↑", "↓"],
      ["Alt ↑", "Alt ↓"],
      ["Home", "End"],
    ],
  },
  { id: "history", keys: [["←", "→"], ["Home", "End"], ["x"]] },
] as const;

/** The keyboard shortcuts. */
export function HelpDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("shell");
  const allowed = useSingleKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("help.title")}>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group.id}>
            <h3 className="mb-1 font-semibold text-muted text-sm">{t(`help.${group.id}.title`)}</h3>
            <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-1">
              {group.keys.map((keys, index) => (
                <div key={keys.join()} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="flex items-start gap-1 pt-px">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{t(`help.${group.id}.${index}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        className="mt-4 border-line border-t pt-3"
        label={t("help.single")}
        hint={t("help.singleHint")}
        checked={allowed}
        onCheckedChange={allowSingleKeys}
      />
    </Dialog>
  );
}
