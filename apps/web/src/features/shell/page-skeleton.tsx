import { useUnreached } from "@tablee/ui/app/use-unreached";
import { UnreachedBanner } from "@tablee/ui/components/feedback/page-banners";
import { Skeleton, SkeletonGroup, SkeletonText } from "@tablee/ui/components/feedback/skeleton";
import { served } from "../../shared/app/served.ts";
import { Header, HeaderOfBare } from "./header.tsx";

/** The outline of the site before its shell is there; with its header and the reason while the server cannot be reached. */
export function SiteSkeleton() {
  const isShown = useUnreached() && !served.isFramed;
  return (
    <>
      {isShown && <UnreachedBanner />}
      {isShown && <Header />}
      <Outline />
    </>
  );
}

/** The outline of a page that is loading; with a way out while the server cannot be reached. */
export function PageSkeleton() {
  const unreached = useUnreached();
  return (
    <>
      {unreached && <HeaderOfBare />}
      <Outline />
    </>
  );
}

const Outline = () => (
  <SkeletonGroup className="mx-auto grid max-w-6xl gap-6 px-4 py-10 sm:px-6">
    <Skeleton className="h-12 w-3/5" />
    <SkeletonText lines={2} className="max-w-xl" />
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-64 rounded-card max-sm:hidden" />
      <Skeleton className="h-64 rounded-card max-lg:hidden" />
    </div>
  </SkeletonGroup>
);
