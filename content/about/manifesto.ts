import type { Bilingual } from '#domain/language.ts';
import type { TextPage } from '../model.ts';

interface Manifesto extends TextPage {
  /** Its last word. */
  closing: string;
}

export const manifesto: Bilingual<Manifesto> = {
  es: {
    title: 'Manifiesto',
    description:
      'Diez compromisos sencillos con los animales, con las familias que adoptan y con las personas que nos ayudan.',
    lead: 'Esto es lo que creemos y lo que puedes exigirnos.',
    closing: 'Soñamos con cerrar por falta de pacientes. Mientras llega ese día, aquí estamos.',
    sections: [
      {
        id: 'lo-que-creemos',
        heading: 'Lo que creemos',
        blocks: [
          'Un perro en la calle no es parte del paisaje. Un gato en una azotea no se cuida solo. Alguna vez alguien les puso un nombre, o les faltó que alguien lo hiciera. Creemos que una ciudad se conoce por cómo trata a quienes no pueden pedir nada.',
          'Creemos que la gente es buena cuando sabe qué hacer. Por eso preferimos explicar antes que señalar. Quien no puede quedarse con su perro muchas veces necesita una mano, una clínica que le cobre justo o un hogar temporal por un mes. Si llega a tiempo esa ayuda, hay un abandono menos.',
          'Creemos que la alegría también rescata. Contamos las historias difíciles cuando hace falta, pero no usamos el dolor para pedir. Un animal que sana es mejor noticia que cualquier fotografía triste.',
        ],
      },
      {
        id: 'nuestros-compromisos',
        heading: 'Nuestros compromisos',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Cada animal tiene nombre y expediente.',
                text: 'Desde el primer día anotamos su salud, su carácter y su historia, para que nadie tenga que empezar de cero con él.',
              },
              {
                title: 'Primero la salud, después la foto.',
                text: 'Ningún animal se publica en adopción antes de que un médico veterinario diga que está listo.',
              },
              {
                title: 'Esterilizar siempre.',
                text: 'Todos salen esterilizados o con una fecha y un contrato que lo aseguran. Es la forma más amable de que haya menos animales en la calle.',
              },
              {
                title: 'No vendemos vidas.',
                text: 'Adoptar no tiene precio. Quien quiere dejar un donativo lo deja, y quien no puede adopta igual.',
              },
              {
                title: 'Decimos la verdad.',
                text: 'Si un perro ladra, si un gato araña, si una enfermedad va a durar toda la vida, te lo contamos antes de que decidas.',
              },
              {
                title: 'Nadie adopta en soledad.',
                text: 'Acompañamos a las familias durante meses. Preguntar a las tres de la mañana está permitido.',
              },
              {
                title: 'Si no funciona, vuelve con nosotros.',
                text: 'Sin reclamos y sin preguntas de más. Un animal que fue nuestro siempre tendrá a dónde regresar.',
              },
              {
                title:
                  'El {parte de las utilidades} de las utilidades va a los centros de rescate.',
                text: 'Lo que queda después de pagar lo necesario es para ellos. Las cuentas se abren a quien las pida.',
              },
              {
                title: 'Cuidamos a quien cuida.',
                text: 'Rescatar cansa. Nuestros turnos tienen descanso, y decir «hoy no puedo» es parte del trabajo.',
              },
              {
                title: 'Hacemos equipo.',
                text: 'Con otros albergues, con clínicas, con escuelas y con autoridades. Lo que aprendemos lo compartimos, empezando por los formatos de este portal.',
              },
            ],
          },
        ],
        link: { label: 'Descarga nuestros formatos', page: 'resources' },
      },
      {
        id: 'lo-que-te-pedimos',
        heading: 'Lo que te pedimos',
        blocks: [
          'Te pedimos poco, y nada de golpe: que esterilices a tus animales, que les pongas una placa con tu teléfono, que preguntes antes de comprar y que, si un día ves a un perro perdido, te detengas un minuto a mirarlo bien. A veces ese minuto alcanza.',
        ],
        link: { label: 'Maneras de ayudar', page: 'contact' },
      },
    ],
  },
  en: {
    title: 'Manifesto',
    description:
      'Ten simple commitments to the animals, to the families who adopt and to the people who help us.',
    lead: 'This is what we believe, and what you may hold us to.',
    closing: 'We dream of closing for lack of patients. Until that day comes, here we are.',
    sections: [
      {
        id: 'what-we-believe',
        heading: 'What we believe',
        blocks: [
          'A dog in the street is not part of the scenery. A cat on a rooftop does not look after itself. Somebody gave them a name once, or somebody should have. We believe you can tell a city by how it treats those who cannot ask for anything.',
          'We believe people are good when they know what to do. That is why we would rather explain than point a finger. Someone who cannot keep their dog often needs a hand, a clinic with fair prices or a foster home for a month. When that help arrives in time, one animal fewer is abandoned.',
          'We believe joy rescues too. We tell the hard stories when they need telling, but we do not ask with pain. An animal that heals is better news than any sad photograph.',
        ],
      },
      {
        id: 'our-commitments',
        heading: 'Our commitments',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Every animal has a name and a record.',
                text: 'From the first day we write down its health, its character and its story, so that nobody has to start from nothing.',
              },
              {
                title: 'Health first, the photo later.',
                text: 'No animal is listed for adoption before a veterinarian says it is ready.',
              },
              {
                title: 'Sterilize, always.',
                text: 'All of them leave sterilized, or with a date and a contract that make sure of it. It is the kindest way to have fewer animals in the street.',
              },
              {
                title: 'We do not sell lives.',
                text: 'Adopting has no price. Those who want to leave a donation do, and those who cannot adopt all the same.',
              },
              {
                title: 'We tell the truth.',
                text: 'If a dog barks, if a cat scratches, if an illness will last a lifetime, we tell you before you decide.',
              },
              {
                title: 'Nobody adopts alone.',
                text: 'We stay beside families for months. Asking at three in the morning is allowed.',
              },
              {
                title: 'If it does not work out, they come back to us.',
                text: 'No reproach, no prying. An animal that was once ours will always have a place to return to.',
              },
              {
                title: '{share of profits} of profits go to the rescue centers.',
                text: 'What is left after paying what must be paid is theirs. The books are open to whoever asks.',
              },
              {
                title: 'We look after those who look after.',
                text: 'Rescuing is tiring. Our shifts have rest in them, and saying “not today” is part of the work.',
              },
              {
                title: 'We work as a team.',
                text: 'With other shelters, with clinics, with schools and with the authorities. What we learn we share, beginning with the forms on this portal.',
              },
            ],
          },
        ],
        link: { label: 'Download our forms', page: 'resources' },
      },
      {
        id: 'what-we-ask-of-you',
        heading: 'What we ask of you',
        blocks: [
          'We ask for little, and nothing all at once: sterilize your animals, give them a tag with your number, ask before you buy, and if one day you see a lost dog, stop for a minute and look closely. Sometimes that minute is enough.',
        ],
        link: { label: 'Ways to help', page: 'contact' },
      },
    ],
  },
};
