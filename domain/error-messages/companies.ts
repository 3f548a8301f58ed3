import type { Bilingual } from '../language.ts';

/** Companies that give. */
export const companyErrors = {
  companyRfcNotCompany: {
    es: 'Escribe el RFC de la empresa, de 12 caracteres. Si donas como persona física, tus datos van en tu perfil.',
    en: 'Write the RFC of the company, of 12 characters. If you give as a person, your data goes in your profile.',
  },
  companySiteInvalid: {
    es: 'Escribe la dirección de la página, como https://www.ejemplo.mx',
    en: 'Write the address of the website, such as https://www.example.com',
  },
  companyMissing: {
    es: 'Primero guarda los datos de tu empresa',
    en: 'Save the details of your company first',
  },
  companyGone: {
    es: 'La empresa de este donativo ya no está',
    en: 'The company of this donation is no longer there',
  },
  companiesDiffer: {
    es: 'Todos los donativos de una factura tienen que ser de la misma empresa, o todos tuyos',
    en: 'All donations of an invoice have to be of the same company, or all of them yours',
  },
  companyChanged: {
    es: 'Alguien más cambió la empresa mientras la veías. No se guardó nada: vuelve a cargarla.',
    en: 'Somebody else changed the company while you were looking at it. Nothing was saved: load it again.',
  },
  companyStateChanged: {
    es: 'La empresa ya no está en el mismo paso: vuelve a cargarla',
    en: 'The company is no longer at the same step: load it again',
  },
} as const satisfies Record<string, Bilingual>;
