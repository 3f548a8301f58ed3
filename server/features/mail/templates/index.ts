import { accountConfirmation } from './account-confirmation.ts';
import { accountErased } from './account-erased.ts';
import { accountExists } from './account-exists.ts';
import { contactMessage } from './contact-message.ts';
import { eventInvitation } from './event-invitation.ts';
import { eventReminder } from './event-reminder.ts';
import { folderExpiring } from './folder-expiring.ts';
import { folderLink } from './folder-link.ts';
import { folderReviewed } from './folder-reviewed.ts';
import { newSignIn } from './new-sign-in.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { newsletterWelcome } from './newsletter-welcome.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordRecovery } from './password-recovery.ts';
import { petVisibility } from './pet-visibility.ts';

/** Every mail that the portal writes, by the name that its jobs carry: a name once used is not used for another. */
export const templates = {
  'account-confirmation': accountConfirmation,
  'account-erased': accountErased,
  'account-exists': accountExists,
  'contact-message': contactMessage,
  'folder-expiring': folderExpiring,
  'event-invitation': eventInvitation,
  'event-reminder': eventReminder,
  'folder-link': folderLink,
  'folder-reviewed': folderReviewed,
  'new-sign-in': newSignIn,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
  'password-changed': passwordChanged,
  'password-recovery': passwordRecovery,
  'pet-visibility': petVisibility,
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0];
