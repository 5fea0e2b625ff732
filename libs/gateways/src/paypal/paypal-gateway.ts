import { createHash } from "node:crypto";

/** PayPal, as far as the browser's script needs it: who pays, and the beginning of saving an account as the way to pay. */
export interface PaypalGateway {
  idToken(accountId: string): Promise<{ readonly idToken: string; readonly expiresInSeconds: number }>;
  beginVaulting(accountId: string): Promise<{ readonly setupToken: string; readonly approveUrl: string }>;
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 24);

/** A PayPal that approves at once: the setup token is turned into the payment token `pp_…` by whoever opens the approval page. */
export const embeddedPaypal: PaypalGateway = {
  idToken: async (accountId) => ({ idToken: `embedded.${digest(`id:${accountId}`)}`, expiresInSeconds: 900 }),
  beginVaulting: async (accountId) => {
    const setupToken = `pp_setup_${digest(`vault:${accountId}`)}`;
    return { setupToken, approveUrl: `/_wip/paypal?setup=${setupToken}` };
  },
};
