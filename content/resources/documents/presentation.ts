import type { Bilingual } from '#domain/language.ts';
import type { DocumentText } from '../resource.ts';

export const presentation: Bilingual<DocumentText> = {
  es: {
    title: '{nombre}',
    subtitle: 'Rescate, rehabilitación, esterilización y adopción en {ciudades}',
    sections: [
      {
        heading: 'Quiénes somos',
        blocks: [
          '{nombre} es una organización de rescate de perros y gatos. Atendemos emergencias, cuidamos a cada animal hasta que sana y le buscamos una familia. Trabajamos {horario breve}, en {ciudades}.',
          {
            kind: 'list',
            items: [
              'El {parte de las utilidades} de las utilidades va a los centros de rescate.',
              'Sistema de gestión de calidad conforme a {norma de calidad}.',
              'Cinco albergues y una red de hogares temporales.',
              'Un portal abierto a rescatistas independientes.',
            ],
          },
        ],
      },
      {
        heading: 'El problema',
        blocks: [
          'Siete de cada diez hogares de México viven con una mascota (INEGI, ENBIARE 2021). El cariño ya está. Falta que cada animal tenga esterilización, vacunas, identificación y alguien que responda por él. Sin eso, las camadas no planeadas y los cambios de vida terminan en la calle.',
        ],
      },
      {
        heading: 'Lo que hacemos',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Rescatar',
                text: 'Respondemos avisos a cualquier hora y coordinamos con vecinos, clínicas y autoridades.',
              },
              {
                title: 'Rehabilitar',
                text: 'Curamos cuerpo y confianza, y publicamos qué necesita cada animal para que cualquiera pueda ayudar.',
              },
              {
                title: 'Esterilizar',
                text: 'En jornadas abiertas, a bajo costo o sin costo para quien no puede pagar.',
              },
              {
                title: 'Volver a casa',
                text: 'El programa De Vuelta a Casa entrevista, visita, acompaña y da seguimiento un año.',
              },
              {
                title: 'Educar',
                text: 'Pláticas en escuelas y colonias, y materiales gratuitos en los dos idiomas.',
              },
            ],
          },
        ],
      },
      {
        heading: 'Cómo cuidamos tu confianza',
        blocks: [
          {
            kind: 'list',
            items: [
              'Cada donativo tiene un destino y queda en el historial de quien dona.',
              'Se emite factura a quien la pide.',
              'Cada animal tiene expediente, con documentos que se revisan y vencen.',
              'Los datos personales se tratan conforme a la ley y nunca se venden.',
            ],
          },
        ],
      },
      {
        heading: 'Cómo puedes sumarte',
        blocks: [
          {
            kind: 'table',
            head: ['Si eres…', 'Puedes…', 'Escribe a'],
            rows: [
              ['Familia', 'Adoptar o ser hogar temporal', '{correo de adopciones}'],
              [
                'Persona con ganas de ayudar',
                'Donar desde $100 o regalar tu tiempo',
                '{correo de voluntariado}',
              ],
              ['Empresa', 'Patrocinar esterilizaciones o una jornada', '{correo de alianzas}'],
              ['Clínica o escuela', 'Prestar quirófano, aula o saber', '{correo de alianzas}'],
              ['Rescatista', 'Publicar a tus animales en el portal', '{correo general}'],
            ],
          },
          {
            kind: 'callout',
            text: 'Alguien espera que lo lleves a casa. Ayúdanos a que llegue.',
          },
        ],
      },
    ],
    footer: '{nombre} · {correo general}',
  },
  en: {
    title: '{name}',
    subtitle: 'Rescue, rehabilitation, sterilization and adoption in {cities}',
    sections: [
      {
        heading: 'Who we are',
        blocks: [
          '{name} is an organization that rescues dogs and cats. We answer emergencies, look after each animal until it is well and find it a family. We work {brief hours}, in {cities}, Mexico.',
          {
            kind: 'list',
            items: [
              '{share of profits} of profits go to the rescue centers.',
              'A quality management system in line with {quality standard}.',
              'Five shelters and a network of foster homes.',
              'A portal open to independent rescuers.',
            ],
          },
        ],
      },
      {
        heading: 'The problem',
        blocks: [
          'Seven in ten homes in Mexico live with a pet (INEGI, ENBIARE 2021). The love is already there. What is missing is for each animal to have sterilization, vaccines, identification and somebody who answers for it. Without that, unplanned litters and changes in life end up in the street.',
        ],
      },
      {
        heading: 'What we do',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Rescue',
                text: 'We answer calls at any hour and work with neighbors, clinics and authorities.',
              },
              {
                title: 'Rehabilitate',
                text: 'We heal body and trust, and publish what each animal needs so that anyone can help.',
              },
              {
                title: 'Sterilize',
                text: 'On open days, at low cost, or free of charge for those who cannot pay.',
              },
              {
                title: 'Going home',
                text: 'The Going Home program interviews, visits, supports and follows up for a year.',
              },
              {
                title: 'Educate',
                text: 'Talks in schools and neighborhoods, and free materials in both languages.',
              },
            ],
          },
        ],
      },
      {
        heading: 'How we look after your trust',
        blocks: [
          {
            kind: 'list',
            items: [
              'Each donation has a purpose and stays in the donor’s history.',
              'An invoice is issued to whoever asks for it.',
              'Each animal has a record, with documents that are reviewed and expire.',
              'Personal data is processed under the law and never sold.',
            ],
          },
        ],
      },
      {
        heading: 'How you can join in',
        blocks: [
          {
            kind: 'table',
            head: ['If you are…', 'You can…', 'Write to'],
            rows: [
              ['A family', 'Adopt or be a foster home', '{adoptions mailbox}'],
              [
                'Somebody who wants to help',
                'Donate from $100 or give your time',
                '{volunteering mailbox}',
              ],
              ['A company', 'Sponsor sterilizations or a whole day', '{partners mailbox}'],
              [
                'A clinic or a school',
                'Lend an operating room, a classroom or knowledge',
                '{partners mailbox}',
              ],
              ['A rescuer', 'List your animals on the portal', '{general mailbox}'],
            ],
          },
          {
            kind: 'callout',
            text: 'Somebody is waiting to come home. Help us bring them there.',
          },
        ],
      },
    ],
    footer: '{name} · {general mailbox}',
  },
};
