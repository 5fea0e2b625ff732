import {
  cloneElement,
  createContext,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useSyncExternalStore,
} from "react";
import { filled, type Given, type Light, type Translate } from "./i18next.ts";

let own: Light | undefined;

/** Makes an instance that of all components that no provider gives another one. */
export const initReactI18next = {
  init(instance: Light): void {
    own = instance;
  },
};

const Instance = createContext<Light | undefined>(undefined);

export const I18nextProvider = ({ i18n, children }: PropsWithChildren<{ i18n: Light }>) => <Instance value={i18n}>{children}</Instance>;

/** The words of a room, the first of those named, in the language that is spoken; others by `room:name`. */
export function useTranslation(rooms?: string | readonly string[]): { t: Translate; i18n: Light } {
  const i18n = useContext(Instance) ?? own!;
  const language = useSyncExternalStore(
    i18n.watch,
    () => i18n.language,
    () => i18n.language,
  );
  const room = typeof rooms === "string" ? rooms : rooms?.[0];
  const t = useMemo(() => i18n.getFixedT(language, room), [i18n, language, room]);
  return { t, i18n };
}

interface TransProps {
  t: Translate;
  i18nKey: string;
  values: Given;
  components: Readonly<Record<string, ReactElement<PropsWithChildren>>>;
}

/** A sentence with components around parts of it: `Type <phrase>{{phrase}}</phrase>.` A tag in a value stays text. */
export function Trans({ t, i18nKey, values, components }: TransProps): ReactNode {
  return t(i18nKey)
    .split(/<(\w+)>(.*?)<\/\1>/)
    .map((part, i, parts) => {
      if (i % 3 === 0) return filled(part, values);
      if (i % 3 === 2) return null;
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
      return cloneElement(components[part]!, { key: i }, filled(parts[i + 1]!, values));
    });
}
