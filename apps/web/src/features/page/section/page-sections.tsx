import { PageSection, type PageSectionProps } from "./page-section.tsx";

interface PageSectionsProps {
  sections: readonly PageSectionProps["section"][];
  action: PageSectionProps["action"];
}

/** All sections of a public page, below its head. */
export const PageSections = ({ sections, action }: PageSectionsProps) =>
  sections.map((section, index) => <PageSection key={section.id} section={section} place={index} action={action} />);
