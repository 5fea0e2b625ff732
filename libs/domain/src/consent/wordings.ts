import type { Language } from "../kernel/place/region.ts";
import { inBoth, type Text } from "../kernel/words.ts";
import { currentWordings } from "./current-wordings.ts";
import type { ConsentPurpose } from "./vocabulary.ts";

/** A text that people agreed to. Once shown it never changes: a different text is a new version. */
export interface Wording extends Readonly<Record<Language, string>> {
  readonly version: string;
  readonly purpose: ConsentPurpose;
}

const wording = (version: string, purpose: ConsentPurpose, text: Text): Wording => ({ version, purpose, ...inBoth(text) });

/** Every wording there ever was. `{{email}}` is the team's address. */
export const allWordings: readonly Wording[] = [
  wording("terms-1", "terms", [
    "A box every week. The first one is charged now, each later one three days before its delivery at 1:00 a.m., an hour after its cutoff. The dishes of the first one can be changed until its cutoff: the difference is charged or refunded. Any week can be skipped until its cutoff; a first box that is skipped is refunded in full. To pause or end the subscription, write to our team. Its address is {{email}}. If a payment fails, we try again 4, 12 and 20 hours after the first attempt, unless the card was declined for good; a box that stays unpaid is not delivered. One account per household. Sales are final; what arrives damaged is refunded.",
    "Une boîte par semaine. La première est facturée maintenant, chacune des suivantes trois jours avant sa livraison à 1\u00a0h, une heure après sa date limite. Vous pouvez changer les plats de la première jusqu’à sa date limite\u00a0: la différence est facturée ou remboursée. Vous pouvez sauter chaque semaine avant sa date limite; une première boîte sautée est remboursée en entier. Pour faire une pause ou mettre fin à l’abonnement, écrivez à notre équipe, à {{email}}. Si un paiement échoue, nous réessayons 4, 12 et 20 heures après la première tentative, sauf si la carte a été refusée pour de bon; une boîte qui reste impayée n’est pas livrée. Un seul compte par ménage. Les ventes sont fermes; ce qui arrive abîmé est remboursé.",
  ]),
  wording("terms-2", "terms", [
    "A box every week. The first one is charged now, each later one three days before its delivery at 1:00 a.m., an hour after its cutoff. The dishes of the first one can be changed until its cutoff: the difference is charged or refunded. Any week can be skipped until its cutoff; a first box that is skipped is refunded in full. You can pause or end the subscription in two clicks and a confirmation from your account; boxes past their cutoff still come, and points are lost when it ends. Our team answers at {{email}}. If a payment fails, we try again 4, 12 and 20 hours after the first attempt, unless the card was declined for good; a box that stays unpaid is not delivered. One account per household. Sales are final; what arrives damaged is refunded.",
    "Une boîte par semaine. La première est facturée maintenant, chacune des suivantes trois jours avant sa livraison à 1\u00a0h, une heure après sa date limite. Vous pouvez changer les plats de la première jusqu’à sa date limite\u00a0: la différence est facturée ou remboursée. Vous pouvez sauter chaque semaine avant sa date limite; une première boîte sautée est remboursée en entier. Vous pouvez mettre l’abonnement en pause ou y mettre fin en deux clics et une confirmation, depuis votre compte; les boîtes dont la date limite est passée arrivent quand même, et la fin de l’abonnement fait perdre les points. Notre équipe vous répond à {{email}}. Si un paiement échoue, nous réessayons 4, 12 et 20 heures après la première tentative, sauf si la carte a été refusée pour de bon; une boîte qui reste impayée n’est pas livrée. Un seul compte par ménage. Les ventes sont fermes; ce qui arrive abîmé est remboursé.",
  ]),
  wording("terms-3", "terms", [
    "A box every week. The first one is charged now, each later one three days before its delivery at 1:00 a.m., an hour after its cutoff. The dishes of the first one can be changed until its cutoff: the difference is charged or refunded. Any week can be skipped until its cutoff; a first box that is skipped is refunded in full. You can pause or end the subscription in two clicks and a confirmation from your account; boxes past their cutoff still come, and points are lost when it ends. Our team answers at {{email}}. If a payment fails, we try again 4, 12 and 20 hours after the first attempt, unless the card was declined for good; a box that stays unpaid is not delivered. One account per household. Our meals are not for children under one year. Sales are final; what arrives damaged is refunded.",
    "Une boîte par semaine. La première est facturée maintenant, chacune des suivantes trois jours avant sa livraison à 1\u00a0h, une heure après sa date limite. Vous pouvez changer les plats de la première jusqu’à sa date limite\u00a0: la différence est facturée ou remboursée. Vous pouvez sauter chaque semaine avant sa date limite; une première boîte sautée est remboursée en entier. Vous pouvez mettre l’abonnement en pause ou y mettre fin en deux clics et une confirmation, depuis votre compte; les boîtes dont la date limite est passée arrivent quand même, et la fin de l’abonnement fait perdre les points. Notre équipe vous répond à {{email}}. Si un paiement échoue, nous réessayons 4, 12 et 20 heures après la première tentative, sauf si la carte a été refusée pour de bon; une boîte qui reste impayée n’est pas livrée. Un seul compte par ménage. Nos repas ne conviennent pas aux enfants de moins d’un an. Les ventes sont fermes; ce qui arrive abîmé est remboursé.",
  ]),
  // A summary of five lines; the page of the same name is the agreement.
  wording("terms-4", "terms", [
    "A box every week. The first one is charged now, each later one three days before its delivery at 1:00 a.m., an hour after its cutoff.\nAny week can be skipped until its cutoff, and the dishes of a box can be changed until then. A first box that is skipped is refunded in full.\nYou can pause or end the subscription in two clicks and a confirmation from your account. Boxes past their cutoff still come, and points are lost when it ends.\nIf a payment fails, we try again 4, 12 and 20 hours after the first attempt, unless the card was declined for good. A box that stays unpaid is not delivered.\nOne account per household. Our meals are not for children under one year. Sales are final; what arrives damaged is refunded.",
    "Une boîte par semaine. La première est facturée maintenant, chacune des suivantes trois jours avant sa livraison à 1\u00a0h, une heure après sa date limite.\nVous pouvez sauter chaque semaine avant sa date limite, et changer les plats d’une boîte jusque-là. Une première boîte sautée est remboursée en entier.\nVous pouvez mettre l’abonnement en pause ou y mettre fin en deux clics et une confirmation, depuis votre compte. Les boîtes dont la date limite est passée arrivent quand même, et la fin de l’abonnement fait perdre les points.\nSi un paiement échoue, nous réessayons 4, 12 et 20 heures après la première tentative, sauf si la carte a été refusée pour de bon. Une boîte qui reste impayée n’est pas livrée.\nUn seul compte par ménage. Nos repas ne conviennent pas aux enfants de moins d’un an. Les ventes sont fermes; ce qui arrive abîmé est remboursé.",
  ]),
  wording("newsletter-1", "newsletter", [
    "Send me the newsletter: new menus and an offer now and then.",
    "Envoyez-moi l’infolettre\u00a0: les nouveaux menus et une offre à l’occasion.",
  ]),
  wording("email-1", "email", [
    "Email me what is meant for me: codes, gifts and what is new in my account.",
    "Écrivez-moi par courriel ce qui m’est destiné\u00a0: codes, cadeaux et nouveautés de mon compte.",
  ]),
  wording("sms-1", "sms", [
    "Text me offers now and then, at the phone number of my delivery address.",
    "Envoyez-moi une offre par texto à l’occasion, au numéro de mon adresse de livraison.",
  ]),
  wording("push-1", "push", [
    "Show me news and offers on the devices that I use.",
    "Affichez les nouveautés et les offres sur les appareils que j’utilise.",
  ]),
  wording("push-2", "push", [
    "Show me on the devices where I use the app when my box is on its way or could not be handed over, and news and offers now and then.",
    "Affichez sur les appareils où j’utilise l’application que ma boîte est en route ou n’a pas pu m’être remise, et à l’occasion des nouveautés et des offres.",
  ]),
];

const byVersion = new Map(allWordings.map((wording) => [wording.version, wording]));

export const wordingOf = (version: string): Wording | undefined => byVersion.get(version);

/** Returns the wording shown today. */
export const currentWording = (purpose: ConsentPurpose): Wording => byVersion.get(currentWordings[purpose])!;

/** True if the wording shown for push messages names those that are part of the service; the first version named only offers. */
export const namesService = (version: string | undefined): boolean => version !== undefined && version !== "push-1";
