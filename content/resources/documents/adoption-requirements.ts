import { followUpSchedule } from '#domain/adoption/follow-up.ts';
import type { Bilingual } from '#domain/language.ts';
import type { DocumentText } from '../resource.ts';

export const adoptionRequirements: Bilingual<DocumentText> = {
  es: {
    title: 'Requisitos de adopción',
    subtitle: 'Programa De Vuelta a Casa',
    sections: [
      {
        heading: 'Antes que nada, gracias',
        blocks: [
          'Querer adoptar ya es una buena noticia. Esta hoja te ayuda a prepararte. Si te falta algo, no la descartes: escríbenos y buscamos la manera.',
        ],
      },
      {
        heading: 'Documentos',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Identificación oficial vigente de la persona que firma, mayor de 18 años.',
              'Comprobante de domicilio de los últimos tres meses.',
              'Si rentas: mensaje o carta de tu casero donde acepta que vivas con un animal.',
              'Solicitud de adopción contestada.',
              'Cartilla de vacunación de los animales que ya viven contigo, si los hay.',
            ],
          },
        ],
      },
      {
        heading: 'Tu casa',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Todas las personas que viven contigo están de acuerdo.',
              'Para perros: bardas y puertas sin huecos, un lugar techado y tiempo para dos paseos al día.',
              'Para gatos: malla o mosquitero firme en ventanas y balcones, y un arenero por gato.',
              'El animal dormirá dentro de la casa o en un lugar protegido; nunca amarrado ni en la azotea.',
              'Un plan para tus vacaciones y para una emergencia.',
            ],
          },
        ],
      },
      {
        heading: 'Tus compromisos',
        blocks: [
          {
            kind: 'list',
            items: [
              'Alimento de buena calidad y agua limpia todos los días.',
              'Vacuna anual, desparasitación y consulta cuando la necesite.',
              'Esterilización, si por su edad todavía no está hecha.',
              'Placa con tu teléfono desde el primer día.',
              `Seguimiento ${followUpSchedule.es}.`,
              'Avisarnos si cambias de domicilio, si se pierde o si ya no puedes tenerlo.',
            ],
          },
        ],
      },
      {
        heading: 'Lo que nosotros te damos',
        blocks: [
          {
            kind: 'list',
            items: [
              'Un animal revisado por un médico veterinario, vacunado y desparasitado según su edad.',
              'Su cartilla, su historial y el certificado de esterilización o la fecha para hacerla.',
              'Collar, placa, una muestra de su alimento y una cobija conocida.',
              'Una sesión de orientación en conducta sin costo.',
              'Alguien que contesta cuando tengas dudas.',
            ],
          },
          { kind: 'callout', text: 'Adoptar no tiene costo. Nadie puede cobrarte por hacerlo.' },
        ],
      },
      {
        heading: 'Cuándo sugerimos esperar',
        blocks: [
          'Si te vas a mudar pronto, si acaba de morir otro animal en casa por una enfermedad contagiosa o si alguien de la familia todavía duda, conviene esperar unas semanas. También puedes empezar como hogar temporal.',
        ],
      },
    ],
    footer: '{nombre} · {correo de adopciones}',
  },
  en: {
    title: 'Adoption requirements',
    subtitle: 'Going Home program',
    sections: [
      {
        heading: 'First of all, thank you',
        blocks: [
          'That you want to adopt is good news already. This sheet helps you prepare. If you are missing something, do not give up: write to us and we will find a way.',
        ],
      },
      {
        heading: 'Documents',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Valid official identification of the person who signs, aged 18 or over.',
              'Proof of address from the last three months.',
              'If you rent: a message or letter from your landlord agreeing to an animal living with you.',
              'The completed adoption application.',
              'Vaccination booklets of the animals who already live with you, if there are any.',
            ],
          },
        ],
      },
      {
        heading: 'Your home',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Everyone who lives with you agrees.',
              'For dogs: fences and doors without gaps, a place with a roof, and time for two walks a day.',
              'For cats: firm mesh on windows and balconies, and one litter tray for each cat.',
              'The animal will sleep inside or in a sheltered place; never tied up or on a rooftop.',
              'A plan for your vacations and for an emergency.',
            ],
          },
        ],
      },
      {
        heading: 'Your commitments',
        blocks: [
          {
            kind: 'list',
            items: [
              'Good food and clean water every day.',
              'A yearly vaccine, deworming, and a visit to the vet when needed.',
              'Sterilization, if age has not allowed it yet.',
              'A tag with your telephone number from the first day.',
              `Follow-up ${followUpSchedule.en}.`,
              'Telling us if you move, if the animal is lost, or if you can no longer keep it.',
            ],
          },
        ],
      },
      {
        heading: 'What we give you',
        blocks: [
          {
            kind: 'list',
            items: [
              'An animal examined by a veterinarian, vaccinated and dewormed according to its age.',
              'Its booklet, its history, and the sterilization certificate or the date for it.',
              'A collar, a tag, a sample of its food and a familiar blanket.',
              'A free session of advice on behavior.',
              'Somebody who answers when you have questions.',
            ],
          },
          { kind: 'callout', text: 'Adopting costs nothing. Nobody may charge you for it.' },
        ],
      },
      {
        heading: 'When we suggest waiting',
        blocks: [
          'If you are about to move, if another animal has just died at home of a contagious illness, or if somebody in the family is still in doubt, it is better to wait a few weeks. You can also begin as a foster home.',
        ],
      },
    ],
    footer: '{name} · {adoptions mailbox}',
  },
};
