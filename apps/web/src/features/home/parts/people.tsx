import { useTranslation } from "react-i18next";
import { RichText } from "../../../shared/content/rich-text.tsx";
import { PlatePicture } from "../../../shared/ui/plate-picture.tsx";
import type { Homepage } from "../homepage-query.ts";
import { other, people } from "./plates.ts";

/** The people around a box: each section of the editors' text beside a drawing, left and right in turn. */
export function People({ page: { sections } }: { page: Homepage }) {
  const { t } = useTranslation("home");
  return (
    <section aria-labelledby="people" className="bg-oat py-14 lg:py-20">
      <div className="mx-auto flex max-w-6xl flex-col gap-9 px-4 sm:px-6 lg:gap-12">
        <h2 id="people" className="font-display text-4xl">
          {t("people.title")}
        </h2>
        {sectionsOf(sections).map(({ id, title, body }, index) => (
          <div key={id} className="grid items-center gap-5 md:grid-cols-[1fr_1.1fr] md:gap-12 md:[&:nth-child(odd)]:grid-cols-[1.1fr_1fr]">
            <div
              aria-hidden="true"
              className={`aspect-[2/1] overflow-hidden rounded-sheet shadow-card ${index % 2 ? "md:order-last" : ""}`}
            >
              <PlatePicture plate={people[id] ?? other} />
            </div>
            <div className="flex flex-col gap-2">
              <h3 className="font-display text-3xl">{title}</h3>
              <RichText body={body} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: Homepage["sections"];
}

/** The sections of a text: each begins with a heading of the second level; the text before the first one is left out. */
export function sectionsOf(text: Homepage["sections"]): readonly Section[] {
  const sections: Section[] = [];
  for (const block of text) {
    if (block.kind === "heading" && block.level === 2)
      sections.push({ id: block.id, title: block.runs.map((run) => run.text).join(""), body: [] });
    else sections.at(-1)?.body.push(block);
  }
  return sections;
}
