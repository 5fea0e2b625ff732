import type { Language } from "@tablee/domain/kernel/place/region";

/** The part of Google's script that one tap needs. */
interface GoogleId {
  initialize(settings: {
    client_id: string;
    nonce: string;
    context: "signin";
    cancel_on_tap_outside: boolean;
    use_fedcm_for_prompt: boolean;
    callback: (answer: { credential: string }) => void;
  }): void;
  prompt(): void;
  cancel(): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleId } };
  }
}

let loading: Promise<GoogleId> | undefined;

/**
 * Loads the script, once, in a language.
 * @throws Error if it cannot be loaded, or is not the script
 */
export function googleIn(address: string, language: Language): Promise<GoogleId> {
  loading ??= load(`${address}?hl=${language}`).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(address: string): Promise<GoogleId> {
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  await new Promise((resolve, reject) => {
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  });
  if (!window.google) throw new Error("the script defines nothing");
  return window.google.accounts.id;
}
