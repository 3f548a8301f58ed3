import type { Site } from '#app/site.ts';
import { applicationNumber } from '#domain/adoption/application-number.ts';
import type { ContractValues } from '#domain/adoption/contract-text.ts';
import type { Language } from '#domain/language.ts';

const same = {
  pet: 'Canela',
  color: 'miel',
  microchip: '985 112 345 678 903',
  family: 'Rosa Canul Pech',
  familyEmail: 'rosa@example.org',
  familyPhone: '984 123 4567',
  familyAddress: 'Calle 60 núm. 312, Centro, C.P. 97000, Mérida, Yucatán',
  responsible: 'Luz Herrera',
  folio: applicationNumber(27),
};

/** A family and a pet that do not exist. */
const inLanguage = {
  es: {
    ...same,
    species: 'perro',
    sex: 'hembra',
    breed: 'mestizo',
    sterilization:
      'La familia se compromete a esterilizar a Canela a más tardar el 30 de mayo de 2027, con un médico veterinario, y a enviar el comprobante a la organización.',
    date: '24 de noviembre de 2026',
  },
  en: {
    ...same,
    species: 'dog',
    sex: 'female',
    breed: 'mixed breed',
    sterilization:
      'The family agrees to have Canela sterilized by May 30, 2027 at the latest, by a veterinarian, and to send proof of it to the organization.',
    date: 'November 24, 2026',
  },
};

/** With the organisation as the portal knows it. */
export function sampleValues(
  language: Language,
  { siteName, siteUrl, legalName, legalAddress, email }: Site,
): ContractValues {
  return {
    ...inLanguage[language],
    organization: legalName || siteName,
    organizationAddress: legalAddress ?? '',
    organizationEmail: email ?? '',
    site: siteUrl,
  };
}
