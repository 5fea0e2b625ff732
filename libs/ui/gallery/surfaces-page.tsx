import { Check, Pause } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AlertDialog } from "../src/components/alert-dialog.tsx";
import { Badge } from "../src/components/badge.tsx";
import { Notice } from "../src/components/banner.tsx";
import { Button } from "../src/components/button.tsx";
import { Card, CardActions, CardHeader, CardStitch, CardTitle } from "../src/components/card.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "../src/components/dropdown-menu.tsx";
import { EmptyState } from "../src/components/empty-state.tsx";
import { ErrorState } from "../src/components/error-state.tsx";
import { EnvironmentBanner } from "../src/components/page-banners.tsx";
import { Price } from "../src/components/price.tsx";
import { Skeleton, SkeletonGroup, SkeletonText } from "../src/components/skeleton.tsx";
import { ThemeMenu } from "../src/components/theme-menu.tsx";
import { Toaster } from "../src/components/toast.tsx";
import { toast } from "../src/lib/toast.ts";
import { Plate } from "../src/plates/plate.tsx";
import { dishes } from "./plates-page.tsx";
import { words } from "./words.ts";

/** Everything that holds or says something. ?open=alert or ?open=toast shows those. */
export function SurfacesPage() {
  const { i18n } = useTranslation();
  const w = words[i18n.language === "fr" ? "fr" : "en"];
  const opened = new URLSearchParams(location.search).get("open");
  return (
    <>
      <EnvironmentBanner name={w.env}>{w.envText}</EnvironmentBanner>
      <main className="mx-auto grid max-w-5xl gap-8 p-5 sm:p-8">
        <h1 className="font-display text-4xl">{w.week}</h1>
        <div className="flex flex-wrap gap-2">
          <Badge dot tone="good">
            {w.state}
          </Badge>
          <Badge>{w.skipped}</Badge>
          <Badge tone="attention">{w.minimumState}</Badge>
          <Badge tone="danger">{w.failed}</Badge>
          <Badge tone="info">{w.late}</Badge>
          <Badge tone="good" icon={<Check aria-hidden="true" />}>
            {w.delivered}
          </Badge>
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          <Card look="lifted" flush>
            <div className="grid grid-cols-4 gap-px">
              {dishes.slice(0, 4).map(({ name, ...dish }) => (
                <Plate key={dish.seed} {...dish} label={name} className="aspect-square" />
              ))}
            </div>
            <div className="p-(--card-pad)">
              <CardHeader>
                <CardTitle>{w.week}</CardTitle>
                <Badge dot tone="good">
                  {w.state}
                </Badge>
              </CardHeader>
              <p className="mt-1 text-muted">{w.until}</p>
              <CardStitch />
              <p className="flex justify-between font-semibold">
                <span>{w.dishes}</span>
                <Price cents={9192} />
              </p>
              <CardActions>
                <Button>{w.change}</Button>
                <Button variant="quiet">{w.skip}</Button>
              </CardActions>
            </div>
          </Card>
          <div className="grid content-start gap-4">
            <Card look="sunken">
              <CardHeader>
                <CardTitle>{w.week}</CardTitle>
                <Badge>{w.skipped}</Badge>
              </CardHeader>
              <p className="mt-1 text-muted">{w.away}</p>
            </Card>
            <Card look="oat">
              <CardTitle>{w.plan}</CardTitle>
              <p className="text-muted">{w.planText}</p>
            </Card>
            <Card look="sage">
              <CardTitle>{w.plan2}</CardTitle>
              <p className="text-muted">{w.plan2Text}</p>
            </Card>
            <SkeletonGroup>
              <Skeleton className="mb-3 h-24" />
              <SkeletonText lines={2} />
            </SkeletonGroup>
          </div>
        </div>
        <div className="grid gap-3">
          <Notice tone="info" title={w.window}>
            {w.emailHint}
          </Notice>
          <Notice
            tone="attention"
            title={w.minimum}
            action={
              <Button size="sm" variant="secondary">
                {w.menu}
              </Button>
            }
          >
            {w.until}
          </Notice>
          <Notice tone="danger" title={w.failed} onDismiss={() => undefined}>
            {w.closeText}
          </Notice>
          <Notice tone="good" title={w.delivered} icon={<Check aria-hidden="true" />} />
        </div>
        <div className="grid gap-6 md:grid-cols-2">
          <Card>
            <EmptyState title={w.empty} action={<Button>{w.menu}</Button>}>
              {w.emptyText}
            </EmptyState>
          </Card>
          <Card>
            <ErrorState onRetry={() => undefined} reference="01JF-7Q2K" />
          </Card>
        </div>
        <div className="flex flex-wrap gap-3">
          <DropdownMenu open={opened === "menu" || undefined} align="start" trigger={<Button variant="secondary">{w.change}</Button>}>
            <MenuItem icon={<Pause aria-hidden="true" />}>{w.skip}</MenuItem>
            <MenuSeparator />
            <ThemeMenu />
            <MenuSeparator />
            <MenuItem danger>{w.danger}</MenuItem>
          </DropdownMenu>
          <Button
            variant="secondary"
            onClick={() =>
              toast.success(w.skipped, { description: w.away, action: { label: w.change, onClick: () => undefined }, duration: 60000 })
            }
            data-testid="toast"
          >
            {w.skip}
          </Button>
          <AlertDialog
            open={opened === "alert" || undefined}
            trigger={<Button variant="danger">{w.danger}</Button>}
            title={w.closeTitle}
            description={w.closeText}
            confirmLabel={w.danger}
            danger
            typed="LAURIER"
            onConfirm={() => undefined}
          />
        </div>
      </main>
      <Toaster />
    </>
  );
}
