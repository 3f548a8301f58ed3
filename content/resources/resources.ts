import type { Bilingual } from '#domain/language.ts';
import { adoptionContract } from './documents/adoption-contract.ts';
import { adoptionRequirements } from './documents/adoption-requirements.ts';
import { postSterilizationCare } from './documents/post-sterilization-care.ts';
import { presentation } from './documents/presentation.ts';
import { privacyDocument } from './documents/privacy-document.ts';
import { sampleReceipt } from './documents/sample-receipt.ts';
import { statisticsReport } from './documents/statistics.ts';
import { sterilizationContract } from './documents/sterilization-contract.ts';
import { sterilizationForCompanies } from './documents/sterilization-for-companies.ts';
import { sterilizationForPeople } from './documents/sterilization-for-people.ts';
import { treatmentCostsInfographic } from './documents/treatment-costs.ts';
import { volunteeringInformation } from './documents/volunteering-information.ts';
import type { Resource } from './resource.ts';

/** Everything that can be downloaded, in the order of the page. */
export const resources: readonly Resource[] = [
  {
    id: 'adoption-requirements',
    group: 'adopt',
    formats: ['pdf'],
    fileName: { es: 'requisitos-de-adopcion', en: 'adoption-requirements' },
    title: { es: 'Requisitos de adopción', en: 'Adoption requirements' },
    summary: {
      es: 'Qué documentos juntar y cómo preparar tu casa.',
      en: 'Which documents to gather and how to get your home ready.',
    },
    text: adoptionRequirements,
  },
  {
    id: 'adoption-contract',
    group: 'adopt',
    formats: ['pdf', 'docx'],
    fileName: { es: 'contrato-de-adopcion', en: 'adoption-contract' },
    title: { es: 'Contrato de adopción', en: 'Adoption contract' },
    summary: {
      es: 'Para imprimir y firmar, o para adaptarlo a tu rescate.',
      en: 'To print and sign, or to adapt to your own rescue.',
    },
    text: adoptionContract,
  },
  {
    id: 'sterilization-contract',
    group: 'sterilize',
    formats: ['pdf', 'docx'],
    fileName: { es: 'contrato-de-esterilizacion', en: 'sterilization-contract' },
    title: { es: 'Contrato de esterilización', en: 'Sterilization contract' },
    summary: {
      es: 'Compromiso para cachorros y autorización de la cirugía.',
      en: 'A commitment for young animals, and consent to the operation.',
    },
    text: sterilizationContract,
  },
  {
    id: 'post-sterilization-care',
    group: 'sterilize',
    formats: ['pdf'],
    fileName: { es: 'cuidados-despues-de-la-esterilizacion', en: 'care-after-sterilization' },
    title: { es: 'Cuidados después de la esterilización', en: 'Care after sterilization' },
    summary: {
      es: 'Los primeros diez días, paso a paso, y cuándo llamar al veterinario.',
      en: 'The first ten days, step by step, and when to call the vet.',
    },
    text: postSterilizationCare,
  },
  {
    id: 'sterilization-for-people',
    group: 'donate',
    formats: ['pdf'],
    fileName: { es: 'dona-una-esterilizacion', en: 'donate-a-sterilization' },
    title: { es: 'Costo de esterilizar, para personas', en: 'Sterilization cost for people' },
    summary: {
      es: 'A quién ayuda cada monto y qué incluye.',
      en: 'Whom each amount helps, and what it includes.',
    },
    text: sterilizationForPeople,
  },
  {
    id: 'sterilization-for-companies',
    group: 'donate',
    formats: ['pdf'],
    fileName: { es: 'patrocina-una-jornada', en: 'sponsor-a-sterilization-day' },
    title: { es: 'Costo de esterilizar, para empresas', en: 'Sterilization cost for companies' },
    summary: {
      es: 'Paquetes para patrocinar desde diez cirugías hasta una jornada entera.',
      en: 'Packages from ten operations to a whole day.',
    },
    text: sterilizationForCompanies,
  },
  {
    id: 'treatment-costs',
    group: 'donate',
    formats: ['pdf'],
    fileName: { es: 'lo-que-cuesta-sanar', en: 'what-healing-costs' },
    title: { es: 'Costo de los tratamientos', en: 'Treatment costs' },
    summary: {
      es: 'De una consulta a una fractura: en qué se usa tu donativo.',
      en: 'From a visit to the vet to a broken bone: what your donation pays for.',
    },
    text: treatmentCostsInfographic,
  },
  {
    id: 'sample-receipt',
    group: 'donate',
    formats: ['pdf'],
    fileName: { es: 'formato-de-recibo', en: 'sample-receipt' },
    title: { es: 'Formato de recibo', en: 'Sample receipt format' },
    summary: {
      es: 'Así se ve un recibo de donativo y así se lee.',
      en: 'What a donation receipt looks like and how to read it.',
    },
    text: sampleReceipt,
  },
  {
    id: 'volunteering-information',
    group: 'volunteer',
    formats: ['pdf'],
    fileName: { es: 'informacion-de-voluntariado', en: 'volunteering-information' },
    title: { es: 'Información de voluntariado', en: 'Volunteering information' },
    summary: {
      es: 'Actividades, requisitos, reglas y carta de compromiso.',
      en: 'Activities, requirements, rules and letter of commitment.',
    },
    text: volunteeringInformation,
  },
  {
    id: 'presentation',
    group: 'organisation',
    formats: ['pdf'],
    fileName: { es: 'presentacion-casa-animal', en: 'casa-animal-presentation' },
    title: { es: 'Presentación de {nombre}', en: 'Presentation of {name}' },
    summary: {
      es: 'Quiénes somos y cómo sumarte, para compartir con tu empresa o escuela.',
      en: 'Who we are and how to join in, to share with your company or school.',
    },
    text: presentation,
  },
  {
    id: 'statistics',
    group: 'organisation',
    formats: ['pdf'],
    fileName: { es: 'estadisticas', en: 'statistics' },
    title: { es: 'Estadísticas', en: 'Statistics' },
    summary: {
      es: 'Cuántos animales hay, en qué momento están y dónde.',
      en: 'How many animals there are, where they stand and where they live.',
    },
    text: statisticsReport,
  },
  {
    id: 'privacy-notice',
    group: 'organisation',
    formats: ['pdf'],
    fileName: { es: 'aviso-de-privacidad', en: 'privacy-notice-spanish' },
    title: { es: 'Aviso de privacidad', en: 'Privacy notice (in Spanish)' },
    summary: {
      es: 'El texto integral, con tus derechos y cómo ejercerlos.',
      en: 'The full legal text. A summary in English is on its page.',
    },
    text: { es: privacyDocument },
  },
];

interface ResourcesPage {
  title: string;
  description: string;
  lead: string;
  groups: Record<Resource['group'], string>;
}

export const resourcesPage: Bilingual<ResourcesPage> = {
  es: {
    title: 'Recursos',
    description:
      'Contratos, guías e infografías gratuitas de {nombre} para adoptar, esterilizar, donar y hacer voluntariado.',
    lead: 'Todo lo que usamos, para que tú también lo uses. Descárgalo, imprímelo y compártelo.',
    groups: {
      adopt: 'Para adoptar',
      sterilize: 'Para esterilizar',
      donate: 'Para donar',
      volunteer: 'Para hacer voluntariado',
      organisation: 'Sobre {nombre}',
    },
  },
  en: {
    title: 'Resources',
    description:
      'Free contracts, guides and infographics from {name} for adopting, sterilizing, donating and volunteering.',
    lead: 'Everything we use, for you to use as well. Download it, print it and share it.',
    groups: {
      adopt: 'For adopting',
      sterilize: 'For sterilizing',
      donate: 'For donating',
      volunteer: 'For volunteering',
      organisation: 'About {name}',
    },
  },
};
