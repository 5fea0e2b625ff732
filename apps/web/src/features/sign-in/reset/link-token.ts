import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** In memory only: it survives a change of language, but neither a reload nor a new window. */
let held = "";

/** The token of the mailed link. It is in the fragment, and is removed from the address bar and its history at once. */
export function useLinkToken(): string {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(hash || held);
  useEffect(() => {
    if (hash === "") return;
    held = hash;
    setToken(hash);
    void navigate({ to: ".", hash: "", replace: true, resetScroll: false });
  }, [hash, navigate]);
  return token;
}

/** Clears the token once the link was used. */
export const forgetLinkToken = (): void => {
  held = "";
};
