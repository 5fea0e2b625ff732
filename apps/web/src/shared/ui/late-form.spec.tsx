import { createI18n } from "@tablee/ui/i18n/create-i18n";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { LateFormMissing, lateForm } from "./late-form.tsx";

const shown = (content: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={createI18n({ language: "en", resources: { en: {}, fr: {} } })}>{content}</I18nextProvider>
    </QueryClientProvider>,
  );

describe("a form that comes after its page", () => {
  it("has its room, and says that it is coming", () => {
    const Form = lateForm(async () => () => <form>Name</form>, "h-80");
    expect(shown(<Form />)).toMatch(/aria-busy="true".*Loading….*h-80/s);
  });

  it("says where it could not be fetched that it needs a connection, and offers another try", () => {
    expect(shown(<LateFormMissing onRetry={() => {}} />)).toMatch(/role="alert".*No connection.*Try again/s);
    expect(shown(<LateFormMissing />)).not.toContain("Try again");
  });
});
