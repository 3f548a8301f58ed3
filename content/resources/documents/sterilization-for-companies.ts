import type { Bilingual } from '#domain/language.ts';
import { companyPackages } from '../costs.ts';
import type { DocumentText } from '../resource.ts';

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
    footer: 'Costos de referencia, en pesos mexicanos; se revisan cada año. {correo de alianzas}',
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
                note: 'The whole day, in a neighborhood we choose together',
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
    footer: 'Reference costs, in Mexican pesos; reviewed each year. {partners mailbox}',
  },
};
