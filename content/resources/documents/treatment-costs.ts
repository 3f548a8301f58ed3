import type { Bilingual } from '#domain/language.ts';
import { treatmentCosts } from '../costs.ts';
import type { DocumentText } from '../resource.ts';

export const treatmentCostsInfographic: Bilingual<DocumentText> = {
  es: {
    title: 'Lo que cuesta sanar',
    subtitle: 'Tu donativo de tratamiento, en cosas concretas',
    sections: [
      {
        heading: 'Lo de todos los días',
        blocks: [
          {
            kind: 'amounts',
            items: [
              {
                label: 'Consulta veterinaria',
                note: 'La primera revisión de quien acaba de llegar',
                amountCents: treatmentCosts.consultation,
              },
              {
                label: 'Vacunas y desparasitación',
                note: 'El esquema de inicio de un cachorro',
                amountCents: treatmentCosts.vaccinesAndDeworming,
              },
              {
                label: 'Análisis de sangre',
                note: 'Para saber qué no se ve por fuera',
                amountCents: treatmentCosts.bloodTest,
              },
              {
                label: 'Tratamiento de piel',
                note: 'Sarna u hongos, un mes con baños y medicina',
                amountCents: treatmentCosts.skinTreatment,
              },
              {
                label: 'Un mes en hogar temporal',
                note: 'Alimento, arena y traslados',
                amountCents: treatmentCosts.monthInFosterHome,
              },
            ],
          },
        ],
      },
      {
        heading: 'Lo que llega sin avisar',
        blocks: [
          {
            kind: 'amounts',
            items: [
              {
                label: 'Un día de hospital',
                note: 'Suero, medicina y alguien que vigila de noche',
                amountCents: treatmentCosts.dayInHospital,
              },
              {
                label: 'Parvovirus',
                note: 'Cinco días de hospital para un cachorro',
                amountCents: treatmentCosts.parvovirus,
              },
              {
                label: 'Gusano del corazón',
                note: 'Tratamiento completo, frecuente en la costa',
                amountCents: treatmentCosts.heartworm,
              },
              {
                label: 'Fractura',
                note: 'Cirugía, placa y radiografías',
                amountCents: treatmentCosts.fracture,
              },
            ],
          },
          {
            kind: 'callout',
            text: 'No hace falta cubrir un tratamiento entero. Entre muchos se completa, y con $100 ya es mucha ayuda.',
          },
        ],
      },
    ],
    footer:
      'Costos promedio con clínicas aliadas, en pesos mexicanos; cambian según la talla y el caso. {correo de donativos}',
  },
  en: {
    title: 'What healing costs',
    subtitle: 'Your treatment donation, in concrete things',
    sections: [
      {
        heading: 'The everyday',
        blocks: [
          {
            kind: 'amounts',
            items: [
              {
                label: 'Visit to the vet',
                note: 'The first examination of a new arrival',
                amountCents: treatmentCosts.consultation,
              },
              {
                label: 'Vaccines and deworming',
                note: 'The first set for a puppy or kitten',
                amountCents: treatmentCosts.vaccinesAndDeworming,
              },
              {
                label: 'Blood test',
                note: 'To learn what cannot be seen from outside',
                amountCents: treatmentCosts.bloodTest,
              },
              {
                label: 'Skin treatment',
                note: 'Mange or fungus, a month of baths and medicine',
                amountCents: treatmentCosts.skinTreatment,
              },
              {
                label: 'A month in a foster home',
                note: 'Food, litter and transport',
                amountCents: treatmentCosts.monthInFosterHome,
              },
            ],
          },
        ],
      },
      {
        heading: 'The unexpected',
        blocks: [
          {
            kind: 'amounts',
            items: [
              {
                label: 'A day in hospital',
                note: 'A drip, medicine and somebody on watch at night',
                amountCents: treatmentCosts.dayInHospital,
              },
              {
                label: 'Parvovirus',
                note: 'Five days in hospital for a puppy',
                amountCents: treatmentCosts.parvovirus,
              },
              {
                label: 'Heartworm',
                note: 'A complete treatment, common on the coast',
                amountCents: treatmentCosts.heartworm,
              },
              {
                label: 'A broken bone',
                note: 'Surgery, plate and X-rays',
                amountCents: treatmentCosts.fracture,
              },
            ],
          },
          {
            kind: 'callout',
            text: 'You need not cover a whole treatment. Many people complete it together, and $100 is a great help already.',
          },
        ],
      },
    ],
    footer:
      'Average costs at allied clinics, in Mexican pesos; they vary with size and case. {donations mailbox}',
  },
};
