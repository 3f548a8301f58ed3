import type { Bilingual } from '#domain/language.ts';
import { sterilizationCosts } from '../costs.ts';
import type { DocumentText } from '../resource.ts';

export const sterilizationForPeople: Bilingual<DocumentText> = {
  es: {
    title: 'Dona una esterilización',
    subtitle: 'Para personas',
    sections: [
      {
        heading: 'A quién puedes ayudar',
        blocks: [
          {
            kind: 'amounts',
            items: [
              {
                label: 'Gata o gato',
                note: 'De casa o de colonia',
                amountCents: sterilizationCosts.cat,
              },
              {
                label: 'Perro mini o pequeño',
                note: 'Hasta 10 kg',
                amountCents: sterilizationCosts.smallDog,
              },
              {
                label: 'Perro mediano',
                note: 'De 10 a 20 kg',
                amountCents: sterilizationCosts.mediumDog,
              },
              {
                label: 'Perro grande',
                note: 'De 20 a 35 kg',
                amountCents: sterilizationCosts.largeDog,
              },
              {
                label: 'Perro muy grande',
                note: 'Más de 35 kg',
                amountCents: sterilizationCosts.giantDog,
              },
            ],
          },
        ],
      },
      {
        heading: 'Qué incluye',
        blocks: [
          {
            kind: 'list',
            items: [
              'Revisión, anestesia y cirugía por un médico veterinario.',
              'Antibiótico y medicina para el dolor.',
              'Collar isabelino o faja.',
              'Revisión a los diez días y certificado.',
            ],
          },
          {
            kind: 'callout',
            text: 'Cuesta menos que en una consulta normal porque las clínicas aliadas donan su tiempo y compramos el material por volumen.',
          },
        ],
      },
      {
        heading: 'Cómo donar',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Entra a Donaciones.',
                text: 'Elige «Esterilización» y el monto que quieras, desde $100.',
              },
              {
                title: 'Paga.',
                text: 'Con una de las formas de pago disponibles, y pide factura si la necesitas.',
              },
              {
                title: 'Entérate.',
                text: 'Tu donativo queda en tu historial y contamos las jornadas en el boletín.',
              },
            ],
          },
        ],
      },
    ],
    footer: 'Costos de jornada, en pesos mexicanos; se revisan cada año. {correo de donativos}',
  },
  en: {
    title: 'Donate a Sterilization',
    subtitle: 'For people',
    sections: [
      {
        heading: 'Whom you can help',
        blocks: [
          {
            kind: 'amounts',
            items: [
              {
                label: 'A cat',
                note: 'From a home or a colony',
                amountCents: sterilizationCosts.cat,
              },
              {
                label: 'A mini or small dog',
                note: 'Up to 10 kg',
                amountCents: sterilizationCosts.smallDog,
              },
              {
                label: 'A medium dog',
                note: '10 to 20 kg',
                amountCents: sterilizationCosts.mediumDog,
              },
              {
                label: 'A large dog',
                note: '20 to 35 kg',
                amountCents: sterilizationCosts.largeDog,
              },
              {
                label: 'A giant dog',
                note: 'Over 35 kg',
                amountCents: sterilizationCosts.giantDog,
              },
            ],
          },
        ],
      },
      {
        heading: 'What it includes',
        blocks: [
          {
            kind: 'list',
            items: [
              'Examination, anaesthesia and surgery by a veterinarian.',
              'Antibiotic and pain relief.',
              'A cone or a body suit.',
              'A check-up after ten days, and the certificate.',
            ],
          },
          {
            kind: 'callout',
            text: 'It costs less than an ordinary appointment because the allied clinics donate their time and we buy materials in bulk.',
          },
        ],
      },
      {
        heading: 'How to donate',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Open Donations.',
                text: 'Choose “Sterilization” and any amount from $100.',
              },
              {
                title: 'Pay.',
                text: 'By one of the available methods, and ask for an invoice if you need one.',
              },
              {
                title: 'Follow it.',
                text: 'Your donation stays in your history, and we report on the sterilization days in the newsletter.',
              },
            ],
          },
        ],
      },
    ],
    footer:
      'Costs on sterilization days, in Mexican pesos; reviewed each year. {donations mailbox}',
  },
};
