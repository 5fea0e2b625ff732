import type { OutputOf } from "@tablee/contracts/call";
import type { showPage } from "@tablee/contracts/calls/pages";
import { latePart } from "@tablee/ui/components/late-part";
import { RichText } from "../../../shared/content/rich-text.tsx";
import { WhenNear } from "../../../shared/ui/when-near.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { RegionsSection } from "./regions-section.tsx";
import { SceneSection } from "./scene-section.tsx";
import { Band } from "./section-parts.tsx";
import { StepsSection } from "./steps-section.tsx";

/** Dishes and figures come with plates, which no other section needs. */
const FiguresSection = latePart(async () => (await import("./figures-section.tsx")).FiguresSection);
const DishesSection = latePart(async () => (await import("./dishes-section.tsx")).DishesSection);

type Page = OutputOf<typeof showPage>;

export interface PageSectionProps {
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
      return <WhenNear room="h-[44rem] md:h-[30rem]" Part={FiguresSection} section={section} />;
    case "regions":
      return <RegionsSection section={section} />;
    case "dishes":
      return <WhenNear room="h-[50rem] sm:h-[134rem] lg:h-[76rem]" Part={DishesSection} section={section} />;
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
