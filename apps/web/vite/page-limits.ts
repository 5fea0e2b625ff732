/** The limit for the first load of every page that visitors open, in kB of gzip. React, its router, the query client and the translations are some 120 of it. */
export const LIMIT_KB = 150;
