import { CorporatePlanSettings } from "../features/corporate-plan/settings.tsx";
import { NotFound } from "../features/shell/not-found/not-found.tsx";
import { useSession } from "../shared/api/session.ts";

/** The corporate credit plan of the customer for whom staff act. Customers themselves have no such page. */
export function CorporatePlanPage() {
  const session = useSession();
  return session?.acting && session.client ? <CorporatePlanSettings accountId={session.client.clientId} /> : <NotFound />;
}
