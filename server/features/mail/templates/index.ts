import { contactMessage } from './contact-message.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { newsletterWelcome } from './newsletter-welcome.ts';

/** Every mail that the portal writes, by the name that its jobs carry: a name once used is not used for another. */
export const templates = {
  'contact-message': contactMessage,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0];
