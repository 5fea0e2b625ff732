import type { Rooms } from "./shared/i18n/rooms.gen.ts";

// A key that no catalogue has does not compile.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    returnNull: false;
    resources: Rooms;
  }
}
