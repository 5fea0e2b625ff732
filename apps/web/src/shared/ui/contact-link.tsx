import { useSession } from "../api/session.ts";

/** The address of the support team, as a link that opens a mail to it. */
export function ContactLink() {
  const email = useSession()?.contact.email ?? "";
  return (
    <a href={`mailto:${email}`} className="link wrap-anywhere">
      {email}
    </a>
  );
}
