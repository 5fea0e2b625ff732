export const staff = [
  { email: "admin@tablee.example", name: "Noor Haddad", role: "admin" },
  { email: "menus@tablee.example", name: "Étienne Morel", role: "merchandiser" },
  { email: "soutien@tablee.example", name: "Joanne Pelletier", role: "support" },
  { email: "finance@tablee.example", name: "Desmond Achebe", role: "finance" },
] as const;

/** One password for everyone in the demo; it is printed at the start, and the demo never runs in production. */
export const DEMO_PASSWORD = "mise-en-place-2026";
