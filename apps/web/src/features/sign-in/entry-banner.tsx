import { passwordBanner, signInBanner } from "@tablee/contracts/calls/pages";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../shared/api/calls.ts";
import { retries } from "../../shared/api/query-client.ts";
import { BannerList } from "../../shared/banner/banner-list.tsx";
import { bannerPlates } from "../../shared/banner/plates.ts";

const calls = { "sign-in": signInBanner, password: passwordBanner };

/** The banner under the form for signing in, or for a forgotten password. */
export function EntryBanner({ page }: { page: keyof typeof calls }) {
  const { data } = useQuery(callQuery(calls[page], {}, { staleTime: 5 * 60_000, retry: retries(0) }));
  return <BannerList shown={data} plate={bannerPlates[page]} className="mt-8" />;
}
