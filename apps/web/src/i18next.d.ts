import type { Namespaces } from "./shared/i18n/namespaces.gen.ts";

// A key that no catalogue has does not compile.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    returnNull: false;
    resources: Namespaces;
  }
}
