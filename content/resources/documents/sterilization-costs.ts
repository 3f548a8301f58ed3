import type { Bilingual } from '#domain/language.ts';
import { organisation } from '../../organisation.ts';
import { companyPackages, sterilizationCosts } from '../costs.ts';
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
    footer: `Costos de jornada, en pesos mexicanos; se revisan cada año. ${organisation.mailboxes.donations}`,
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
    footer: `Costs on sterilization days, in Mexican pesos; reviewed each year. ${organisation.mailboxes.donations}`,
  },
};

export const sterilizationForCompanies: Bilingual<DocumentText> = {
  es: {
    title: 'Patrocina una jornada de esterilización',
    subtitle: 'Para empresas',
    sections: [
      {
        heading: 'Paquetes',
        blocks: [
          {
            kind: 'amounts',
            items: [
              {
                label: '10 esterilizaciones',
                note: 'Una colonia de gatos completa',
                amountCents: companyPackages.ten,
              },
              {
                label: '25 esterilizaciones',
                note: 'Una mañana de trabajo',
                amountCents: companyPackages.twentyFive,
              },
              {
                label: '50 esterilizaciones',
                note: 'Media jornada, con visita de tu equipo',
                amountCents: companyPackages.fifty,
              },
              {
                label: '100 esterilizaciones',
                note: 'La jornada entera, en la colonia que elijamos juntos',
                amountCents: companyPackages.wholeDay,
              },
            ],
          },
          'El promedio por animal incluye gatos y perros de todas las tallas.',
        ],
      },
      {
        heading: 'Qué recibe tu empresa',
        blocks: [
          {
            kind: 'list',
            items: [
              'Factura por el total del donativo.',
              'Informe con el número de animales, especie, sexo y zona atendida.',
              'Fotos del día, con permiso de las familias.',
              'Lugares de voluntariado para tu equipo.',
              'Mención en la página de patrocinadores, si así lo quieres.',
            ],
          },
        ],
      },
      {
        heading: 'Cómo se hace',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Hablamos.',
                text: 'Nos dices la fecha, la ciudad y el paquete que te interesa.',
              },
              {
                title: 'Firmamos.',
                text: 'Un convenio de una página con lo que hace cada parte.',
              },
              {
                title: 'Esterilizamos.',
                text: 'Nos encargamos de permisos, registro, clínica y cuidados posteriores.',
              },
              {
                title: 'Rendimos cuentas.',
                text: 'El informe llega en los quince días siguientes.',
              },
            ],
          },
        ],
      },
    ],
    footer: `Costos de referencia, en pesos mexicanos; se revisan cada año. ${organisation.mailboxes.partners}`,
  },
  en: {
    title: 'Sponsor a sterilization day',
    subtitle: 'For companies',
    sections: [
      {
        heading: 'Packages',
        blocks: [
          {
            kind: 'amounts',
            items: [
              {
                label: '10 sterilizations',
                note: 'A whole cat colony',
                amountCents: companyPackages.ten,
              },
              {
                label: '25 sterilizations',
                note: 'One morning of work',
                amountCents: companyPackages.twentyFive,
              },
              {
                label: '50 sterilizations',
                note: 'Half a day, with a visit from your team',
                amountCents: companyPackages.fifty,
              },
              {
                label: '100 sterilizations',
                note: 'The whole day, in a neighbourhood we choose together',
                amountCents: companyPackages.wholeDay,
              },
            ],
          },
          'The average for each animal includes cats and dogs of every size.',
        ],
      },
      {
        heading: 'What your company receives',
        blocks: [
          {
            kind: 'list',
            items: [
              'An invoice for the whole donation.',
              'A report with the number of animals, their species and sex, and the area served.',
              'Photos of the day, with the families’ permission.',
              'Volunteering places for your team.',
              'A mention on the sponsors page, if you wish.',
            ],
          },
        ],
      },
      {
        heading: 'How it is done',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'We talk.',
                text: 'You tell us the date, the city and the package you have in mind.',
              },
              {
                title: 'We sign.',
                text: 'A one-page agreement that says what each party does.',
              },
              {
                title: 'We sterilize.',
                text: 'We take care of permits, registration, the clinic and the aftercare.',
              },
              {
                title: 'We report.',
                text: 'The report arrives within fifteen days.',
              },
            ],
          },
        ],
      },
    ],
    footer: `Reference costs, in Mexican pesos; reviewed each year. ${organisation.mailboxes.partners}`,
  },
};
