import type { Bilingual } from '#domain/language.ts';
import type { PageWithWays } from '../model.ts';

export const joinTheProject: Bilingual<PageWithWays> = {
  es: {
    title: 'Únete al proyecto',
    description:
      'Voluntariado, hogar temporal, rescate, servicio social o una habilidad tuya: elige cómo sumarte a {nombre}.',
    lead: 'No hace falta saber de animales. Hace falta cumplir con lo que ofreces, aunque sea poquito.',
    ways: [
      { label: 'Quiero ser parte del voluntariado', page: 'volunteering' },
      { label: 'Escríbenos un correo', mailbox: 'volunteering' },
    ],
    sections: [
      {
        id: 'en-que-puedes-ayudar',
        heading: 'En qué puedes ayudar',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Hogar temporal',
                text: 'Cuidas a un animal en tu casa de dos semanas a dos meses. Nosotros ponemos alimento, veterinario y transportadora; tú pones el sillón.',
              },
              {
                title: 'Paseos y compañía',
                text: 'Dos horas a la semana para caminar con los perros o leerles en voz alta a los gatos que todavía tienen miedo. Sí funciona.',
              },
              {
                title: 'Traslados',
                text: 'Tienes coche y una tarde libre: llevas a alguien a la clínica o a su nueva casa. Ponemos la gasolina.',
              },
              {
                title: 'Jornadas de esterilización',
                text: 'Recibir, pesar, anotar, consolar. Un domingo al mes, con desayuno incluido.',
              },
              {
                title: 'Eventos de adopción',
                text: 'Montas la carpa, presentas a los animales y resuelves dudas de las familias.',
              },
              {
                title: 'Fotografía y redes',
                text: 'Una buena foto acorta la espera. Si además escribes bonito, nos urges.',
              },
              {
                title: 'Tu oficio',
                text: 'Medicina veterinaria, conducta, derecho, contabilidad, plomería, diseño, costura. Todo se usa.',
              },
              {
                title: 'Rescatista en el portal',
                text: 'Ya cuidas animales por tu cuenta: regístralos aquí para que lleguen a más familias.',
              },
            ],
          },
        ],
        link: { label: 'Crea tu cuenta', page: 'register' },
      },
      {
        id: 'como-empezar',
        heading: 'Cómo empezar',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Llena la solicitud.',
                text: 'Cuéntanos dónde vives, qué te gustaría hacer y cuánto tiempo tienes. Tardas cinco minutos.',
              },
              {
                title: 'Platicamos.',
                text: 'Te llamamos en menos de una semana para conocernos y ver qué turno te acomoda.',
              },
              {
                title: 'Ven a una inducción.',
                text: 'Es de dos horas, el primer sábado de cada mes. Aprendes a leer el lenguaje de los animales y a cuidarte tú.',
              },
              {
                title: 'Haz un turno de prueba.',
                text: 'Con alguien del equipo. Si te gusta, te quedas; si no, tan amigos.',
              },
            ],
          },
          'Recibimos voluntarios desde los 16 años con permiso por escrito de su familia y desde los 18 por su cuenta. Quienes vienen con niñas y niños pequeños pueden ayudar en los eventos.',
        ],
        link: { label: 'Llenar la solicitud de voluntariado', page: 'volunteering' },
      },
      {
        id: 'lo-que-puedes-esperar',
        heading: 'Lo que puedes esperar de nosotros',
        blocks: [
          {
            kind: 'list',
            items: [
              'Capacitación, materiales y alguien con quien hablar después de un día difícil.',
              'Turnos claros. Nadie se enoja si avisas que no puedes venir.',
              'Carta de horas para servicio social o prácticas profesionales, si tu escuela la pide.',
              'Un lugar donde tu ayuda se nota desde el primer día.',
            ],
          },
          'A cambio te pedimos puntualidad, seguir las indicaciones del personal de salud y no publicar direcciones ni datos de las familias.',
          {
            kind: 'callout',
            text: 'Se necesitan más manos de las que imaginas y menos tiempo del que crees.',
          },
        ],
        link: { label: 'Información de voluntariado (PDF)', resource: 'volunteering-information' },
      },
      {
        id: 'empresas-y-escuelas',
        heading: 'Empresas y escuelas',
        blocks: [
          'Organizamos días de voluntariado para equipos de trabajo, pláticas para escuelas y jornadas de esterilización patrocinadas. También recibimos a estudiantes de veterinaria, comunicación y trabajo social. Dinos cuántas personas son y qué fecha tienen en mente.',
        ],
        link: { label: 'Escribe a alianzas', mailbox: 'partners' },
      },
    ],
  },
  en: {
    title: 'Join the project',
    description:
      'Volunteering, fostering, rescuing, an internship or a skill of yours: choose how to be part of {name}.',
    lead: 'You need not know about animals. You need to keep to what you offer, however little it is.',
    ways: [
      { label: 'I would like to volunteer', page: 'volunteering' },
      { label: 'Send us an email', mailbox: 'volunteering' },
    ],
    sections: [
      {
        id: 'how-you-can-help',
        heading: 'How you can help',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Foster home',
                text: 'You look after an animal at home for two weeks to two months. We provide food, a vet and a carrier; you provide the armchair.',
              },
              {
                title: 'Walks and company',
                text: 'Two hours a week to walk the dogs or read aloud to cats who are still afraid. It really works.',
              },
              {
                title: 'Transport',
                text: 'You have a car and a free afternoon: take someone to the clinic or to a new home. We pay for the gas.',
              },
              {
                title: 'Sterilization days',
                text: 'Receiving, weighing, taking notes, comforting. One Sunday a month, breakfast included.',
              },
              {
                title: 'Adoption events',
                text: 'You put up the tent, introduce the animals and answer the questions of families.',
              },
              {
                title: 'Photography and social media',
                text: 'A good photo shortens the wait. If you also write well, we need you now.',
              },
              {
                title: 'Your trade',
                text: 'Veterinary medicine, behavior, law, accounting, plumbing, design, sewing. Everything is of use.',
              },
              {
                title: 'Rescuer on the portal',
                text: 'You already look after animals on your own: register them here so that they reach more families.',
              },
            ],
          },
        ],
        link: { label: 'Create your account', page: 'register' },
      },
      {
        id: 'how-to-begin',
        heading: 'How to begin',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Fill in the application.',
                text: 'Tell us where you live, what you would like to do and how much time you have. It takes five minutes.',
              },
              {
                title: 'We talk.',
                text: 'We call you within a week to get to know each other and find the shift that suits you.',
              },
              {
                title: 'Come to an introduction.',
                text: 'It lasts two hours, on the first Saturday of each month. You learn to read the language of animals and to look after yourself.',
              },
              {
                title: 'Do a trial shift.',
                text: 'With someone from the team. If you like it, you stay; if not, we part as friends.',
              },
            ],
          },
          'We welcome volunteers from the age of 16 with written permission from their family, and from 18 on their own. Those who come with small children can help at events.',
        ],
        link: { label: 'Fill in the volunteering application', page: 'volunteering' },
      },
      {
        id: 'what-you-can-expect',
        heading: 'What you can expect of us',
        blocks: [
          {
            kind: 'list',
            items: [
              'Training, materials and somebody to talk to after a hard day.',
              'Clear shifts. Nobody minds if you let us know that you cannot come.',
              'A letter of hours for community service or an internship, if your school asks for it.',
              'A place where your help shows from the first day.',
            ],
          },
          'In return we ask you to be on time, to follow the instructions of the health staff, and not to publish addresses or details of families.',
          {
            kind: 'callout',
            text: 'More hands are needed than you imagine, and less time than you think.',
          },
        ],
        link: { label: 'Volunteering information (PDF)', resource: 'volunteering-information' },
      },
      {
        id: 'companies-and-schools',
        heading: 'Companies and schools',
        blocks: [
          'We organize volunteering days for teams, talks for schools and sponsored sterilization days. We also take students of veterinary medicine, communication and social work. Tell us how many you are and which date you have in mind.',
        ],
        link: { label: 'Write to the alliances team', mailbox: 'partners' },
      },
    ],
  },
};
