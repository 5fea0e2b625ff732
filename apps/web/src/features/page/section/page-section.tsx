import type { OutputOf } from "@tablee/contracts/call";
import type { showPage } from "@tablee/contracts/calls/pages";
import { RichText } from "../../../shared/content/rich-text.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { DishesSection } from "./dishes-section.tsx";
import { FiguresSection } from "./figures-section.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { RegionsSection } from "./regions-section.tsx";
import { SceneSection } from "./scene-section.tsx";
import { Band } from "./section-parts.tsx";
import { StepsSection } from "./steps-section.tsx";

type Page = OutputOf<typeof showPage>;

interface PageSectionProps {
  section: Page["sections"][number];
  /** Its place on the page: drawings change sides. */
  place: number;
  action: Page["action"];
}

/** A section of a public page, in its look. */
export function PageSection({ section, place, action }: PageSectionProps) {
  switch (section.look) {
    case "scene":
      return <SceneSection section={section} turned={place % 2 === 1} />;
    case "steps":
      return <StepsSection section={section} />;
    case "figures":
      return <FiguresSection section={section} />;
    case "regions":
      return <RegionsSection section={section} />;
    case "dishes":
      return <DishesSection section={section} />;
    case "questions":
      return <QuestionsSection section={section} />;
    case "closing":
      return <ClosingSection section={section} action={action} />;
    case "text":
      return (
        <Band section={section}>
          <RichText body={section.body} />
        </Band>
      );
    default:
      return section.look satisfies never;
  }
}
