import { buttonStyle } from "@tablee/ui/lib/button-style";
import { Link } from "@tanstack/react-router";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { pathTo } from "../../shared/routing/paths.ts";
import { SignUpLink } from "../../shared/routing/sign-up-link.tsx";

/** The act that a page leads to. A link to the plans resumes the sign-up, and leads a customer to the account. */
export function ActionLink({ text, href }: { text: string; href: string }) {
  const plans = pathTo("signup_plans", useLanguage());
  const className = buttonStyle({ size: "lg", className: "max-sm:px-4" });
  if (href === plans) return <SignUpLink className={className}>{text}</SignUpLink>;
  return href.startsWith("/") ? (
    <Link to={href} className={className}>
      {text}
    </Link>
  ) : (
    <a href={href} className={className}>
      {text}
    </a>
  );
}
