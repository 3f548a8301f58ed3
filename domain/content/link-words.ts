import type { Bilingual } from '../language.ts';
import type { MailboxId, ResourceId } from './link.ts';

/** What editors know the portal's mailboxes and files by. */
export const mailboxNames: Record<MailboxId, Bilingual> = {
  hello: { es: 'Correo general', en: 'General mailbox' },
  adoptions: { es: 'Correo de adopciones', en: 'Adoptions mailbox' },
  volunteering: { es: 'Correo de voluntariado', en: 'Volunteering mailbox' },
  donations: { es: 'Correo de donativos', en: 'Donations mailbox' },
  partners: { es: 'Correo de alianzas', en: 'Partners mailbox' },
  privacy: { es: 'Correo de privacidad', en: 'Privacy mailbox' },
};

export const resourceNames: Record<ResourceId, Bilingual> = {
  'privacy-notice': { es: 'Aviso de privacidad', en: 'Privacy notice' },
  'adoption-contract': { es: 'Contrato de adopción', en: 'Adoption contract' },
  'sterilization-contract': { es: 'Contrato de esterilización', en: 'Sterilization contract' },
  'post-sterilization-care': {
    es: 'Cuidados después de la esterilización',
    en: 'Care after sterilization',
  },
  statistics: { es: 'Estadísticas', en: 'Statistics' },
  'adoption-requirements': { es: 'Requisitos de adopción', en: 'Adoption requirements' },
  'volunteering-information': {
    es: 'Información de voluntariado',
    en: 'Volunteering information',
  },
  presentation: { es: 'Presentación', en: 'Presentation' },
  'treatment-costs': { es: 'Costos de tratamientos', en: 'Treatment costs' },
  'sterilization-for-people': { es: 'Esterilización: personas', en: 'Sterilization: people' },
  'sterilization-for-companies': {
    es: 'Esterilización: empresas',
    en: 'Sterilization: companies',
  },
  'sample-receipt': { es: 'Recibo de muestra', en: 'Sample receipt' },
};
