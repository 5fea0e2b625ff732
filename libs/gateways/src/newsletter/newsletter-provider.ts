import type { Language } from "@tablee/domain/kernel/place/region";

/** What is sent from the provider's form. */
export interface NewsletterForm {
  readonly form: string;
  readonly action: "sub";
  readonly version: number;
  readonly email: string;
  readonly language: Language;
  /** By the product's clock. */
  readonly at: string;
}

/** Keeps the list of the newsletter's readers, and writes to them; each mail of its says how to leave it. */
export interface NewsletterProvider {
  /** Answers what its form shows next: THANKS, or another form. @throws TransientFailure when it may take the address later; PermanentFailure when it never will */
  subscribe(form: NewsletterForm): Promise<{ readonly action: string }>;
  /** Deletes these addresses from the list. May be repeated. */
  forget(emails: readonly string[]): Promise<void>;
}
