import { Skeleton } from "@tablee/ui/components/feedback/skeleton";

/** Keeps the room of the note above the menu. */
export const BoxRoom = () => <Skeleton className="h-32 rounded-card sm:h-18" />;
