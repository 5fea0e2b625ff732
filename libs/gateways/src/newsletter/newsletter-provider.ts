import type { Language } from "@tablee/domain/kernel/place/region";

/** The fields of the provider's form. */
export interface NewsletterForm {
  readonly form: string;
  readonly action: "sub";
  readonly version: number;
  readonly email: string;
  readonly language: Language;
  /** By the product's clock. */
  readonly at: string;
}

/** Keeps the list of the newsletter's readers, and mails them; each mail explains how to leave the list. */
export interface NewsletterProvider {
  /**
   * Returns the form's next screen: THANKS, or a further form. @throws TransientFailure when it may take the address later;
   * PermanentFailure when it never will
   */
  subscribe(form: NewsletterForm): Promise<{ readonly action: string }>;
  /** Takes back what a form of this product added. An address that another form added too, even the provider's, stays. May be repeated. */
  leave(emails: readonly string[], form: string): Promise<void>;
  /** Deletes these addresses from the list. May be repeated. */
  forget(emails: readonly string[]): Promise<void>;
}
