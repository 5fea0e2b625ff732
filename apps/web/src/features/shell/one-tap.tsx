import { beginOneTap } from "@tablee/contracts/calls/social";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { request } from "../../shared/api/request.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { googleIn } from "../../shared/provider/google-script.ts";
import { bringToken } from "../../shared/provider/returned.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { isAsked, rememberAsked } from "./one-tap-store.ts";

/** Google's one tap: it asks once a visit whether the visitor signs in; the rest is as with Google's button. */
export function OneTap() {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    if (isAsked()) return;
    let isWanted = true;
    let close = () => {};
    const ask = async () => {
      const { nonce, clientId, script } = await request(beginOneTap, {});
      const google = await googleIn(script, language);
      if (!isWanted) return;
      close = () => google.cancel();
      google.initialize({
        client_id: clientId,
        nonce,
        context: "signin",
        cancel_on_tap_outside: false,
        use_fedcm_for_prompt: true,
        callback: ({ credential }) => {
          bringToken(credential);
          void navigate({ to: pathTo("provider_callback", language, { provider: "google_oauth2" }) });
        },
      });
      google.prompt();
      rememberAsked();
    };
    // If it cannot be shown, the visitor signs in the usual way.
    ask().catch(() => {});
    return () => {
      isWanted = false;
      close();
    };
  }, [language, navigate]);
  return null;
}
