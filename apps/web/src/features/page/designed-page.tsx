import type { OutputOf } from "@tablee/contracts/call";
import { showPage } from "@tablee/contracts/calls/pages";
import { CallError } from "@tablee/contracts/client";
import { ErrorState } from "@tablee/ui/components/feedback/error-state";
import { Skeleton, SkeletonGroup } from "@tablee/ui/components/feedback/skeleton";
import { latePart } from "@tablee/ui/components/late-part";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";
import { RichText } from "../../shared/content/rich-text.tsx";
import { useCurrentRoute } from "../../shared/routing/use-current-route.ts";
import { WhenNear } from "../../shared/ui/when-near.tsx";
import { ActionLink } from "./action-link.tsx";
import { PageArt } from "./art/art.tsx";
import { slugOf } from "./slug.ts";

type Page = OutputOf<typeof showPage>;

/** The sections are below the first screen, and most of the page. */
const PageSections = latePart(async () => (await import("./section/page-sections.tsx")).PageSections);

/** Its height is known before the drawing is. */
const scene = "h-[clamp(12rem,33vw,36rem)] overflow-hidden";

/** A public page: a drawing, a placemat with the title over its edge, and the editors' sections below. */
export function DesignedPage() {
  const slug = slugOf(useCurrentRoute()?.row.name ?? "not_found");
  const { data, error, isFetching, refetch } = useQuery(callQuery(showPage, { slug }));
  if (data) return <Designed page={data} />;
  if (error) {
    const refused = error instanceof CallError && error.status === 404;
    return <ErrorState level={1} className="py-20" {...(!refused && { onRetry: () => void refetch(), retrying: isFetching })} />;
  }
  return (
    <SkeletonGroup className="min-h-[150vh]">
      <Skeleton className={`${scene} rounded-none`} />
      <Skeleton className="mx-auto mt-8 h-64 max-w-3xl rounded-sheet" />
    </SkeletonGroup>
  );
}

function Designed({ page: { title, subtitle, body, art, action, sections } }: { page: Page }) {
  return (
    <article>
      {art && (
        <div className={scene}>
          <PageArt name={art} eager />
        </div>
      )}
      <header className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className={`relative max-w-3xl rounded-sheet bg-paper p-5 sm:p-11 ${art ? "-mt-12 lg:-mt-16" : "mt-8"}`}>
          <div aria-hidden="true" className="stitch-frame pointer-events-none absolute inset-0 rounded-sheet text-attention" />
          <h1 className="text-balance font-display text-4xl">{title}</h1>
          {subtitle && <p className="mt-4 text-lg text-muted">{subtitle}</p>}
          {action && (
            <div className="mt-6">
              <ActionLink {...action} />
            </div>
          )}
        </div>
        {body.length > 0 && (
          <div className="pt-8 text-lg sm:px-11">
            <RichText body={body} />
          </div>
        )}
      </header>
      {sections.length > 0 && <WhenNear room="min-h-[150vh]" Part={PageSections} sections={sections} action={action} />}
    </article>
  );
}
