import { passwordBanner, signInBanner } from "@tablee/contracts/calls/pages";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";
import { retries } from "../../shared/api/query-client.ts";
import { BannerList } from "../../shared/banner/banner-list.tsx";

const calls = { "sign-in": signInBanner, password: passwordBanner };
const art = {
  "sign-in": { vessel: "box", cloth: "spruce", art: ["leafy-green", "carrot", "tomato", "herb"] },
  password: { vessel: "plate", cloth: "tomato", art: ["pancakes", "maple-leaf", "blueberries", "butter"] },
} as const;

/** The banner under the form for signing in, or for a forgotten password. */
export function EntryBanner({ page }: { page: keyof typeof calls }) {
  const { data } = useQuery(callQuery(calls[page], {}, { staleTime: 5 * 60_000, retry: retries(0) }));
  return <BannerList shown={data} art={art[page]} name={page} className="mt-8" />;
}
