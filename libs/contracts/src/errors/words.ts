export interface ErrorWords {
  readonly status: number;
  readonly en: string;
  readonly fr: string;
}

export const words = (status: number, en: string, fr: string): ErrorWords => ({ status, en, fr });
