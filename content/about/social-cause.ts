import type { Bilingual } from '#domain/language.ts';
import type { TextPage } from '../model.ts';

export const socialCause: Bilingual<TextPage> = {
  es: {
    title: 'Nuestra causa social',
    description:
      'Por qué rescatar, esterilizar y dar en adopción también cuida a las personas, a los barrios y a la naturaleza.',
    lead: 'Cuando un perro deja de vivir en la calle, algo mejora también para la gente que camina por ella.',
    sections: [
      {
        id: 'por-que',
        heading: 'Por qué hacemos esto',
        blocks: [
          'Un perro sin casa cruza la carretera federal, busca sombra en una obra y come lo que dejan los restaurantes. En la ciudad pasa la noche debajo de un puesto del tianguis. No llegó ahí por mala suerte: casi siempre nació de una camada que nadie esperaba o perdió su lugar cuando la familia se mudó, se enfermó o se quedó sin ingreso.',
          'Detrás de un animal abandonado suele haber una persona que no encontró ayuda a tiempo. Por eso nuestra causa tiene dos lados: atender al animal que ya está en la calle y acompañar a las personas para que el siguiente no llegue a estarlo.',
        ],
      },
      {
        id: 'que-cambia',
        heading: 'Qué cambia cuando lo hacemos bien',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'La salud de todos',
                text: 'Un animal vacunado y desparasitado protege también a las niñas y los niños que juegan con él. La salud animal y la humana son la misma conversación.',
              },
              {
                title: 'Calles más tranquilas',
                text: 'Las jaurías se forman alrededor del celo y del hambre. Con esterilización y alimento en orden hay menos peleas, menos mordidas y menos atropellamientos.',
              },
              {
                title: 'Selva y costa con menos presión',
                text: 'Los perros y gatos sin casa cazan aves, reptiles y crías de otros animales. Cuidarlos bajo techo también cuida a la fauna silvestre.',
              },
              {
                title: 'Compañía para quien la necesita',
                text: 'Muchas de nuestras adopciones más felices son de personas mayores con perros mayores. Los dos salen a caminar y los dos vuelven a tener con quién hablar.',
              },
            ],
          },
        ],
      },
      {
        id: 'como-trabajamos',
        heading: 'Cómo trabajamos',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Rescate y primera atención.',
                text: 'Recibimos el aviso, vemos qué tan urgente es y vamos, o le decimos a quien está ahí qué hacer mientras llegamos.',
              },
              {
                title: 'Rehabilitación.',
                text: 'Curamos el cuerpo con médicos veterinarios y el miedo con paciencia. Hay quien sale en una semana y quien tarda un año.',
              },
              {
                title: 'Esterilización.',
                text: 'De los animales que cuidamos y, en jornadas abiertas, de los que viven con familias que no podrían pagarla.',
              },
              {
                title: 'Adopción responsable.',
                text: 'Buscamos que el animal y la familia se lleven bien, y seguimos cerca cuando ya están en casa.',
              },
              {
                title: 'Educación.',
                text: 'Vamos a escuelas y colonias con pláticas cortas: qué come un perro, cómo se le habla a un gato, por qué se esteriliza y qué hacer si lo pierdes.',
              },
            ],
          },
        ],
        link: { label: 'Infórmate sobre abandono y esterilización', page: 'inform' },
      },
      {
        id: 'el-dinero',
        heading: 'Qué pasa con el dinero',
        blocks: [
          'El {parte de las utilidades} de las utilidades va a los centros de rescate: alimento, medicina, cirugías, arena, agua, gasolina y sueldos justos para quienes cuidan de tiempo completo. Cada donativo tiene un destino que tú eliges (alimento, esterilización, tratamiento u otra causa) y puedes pedir tu factura.',
          'Seguimos un sistema de gestión de calidad conforme a {norma de calidad}: en la práctica quiere decir que hay un procedimiento escrito para recibir, cuidar, dar en adopción y rendir cuentas, que alguien revisa que se cumpla y que lo que sale mal se corrige y se anota.',
          {
            kind: 'callout',
            text: 'Rescatar a uno no cambia el mundo, pero a ese le cambia el mundo entero. Y de uno en uno ya vamos en muchos.',
          },
        ],
        link: { label: 'Haz un donativo', page: 'donations' },
      },
    ],
  },
  en: {
    title: 'Our social cause',
    description:
      'Why rescuing, sterilizing and finding homes also looks after people, neighborhoods and nature.',
    lead: 'When a dog no longer lives in the street, something gets better for the people who walk along it, too.',
    sections: [
      {
        id: 'why',
        heading: 'Why we do this',
        blocks: [
          'A dog without a home crosses the federal highway, looks for shade on a building site and eats what restaurants leave behind. In the city it spends the night under a market stall. It did not get there through bad luck: nearly always it was born in a litter nobody expected, or lost its place when the family moved, fell ill or lost its income.',
          'Behind an abandoned animal there is often a person who did not find help in time. That is why our cause has two sides: caring for the animal that is already in the street, and standing by people so that the next one never gets there.',
        ],
      },
      {
        id: 'what-changes',
        heading: 'What changes when we do it well',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Everyone’s health',
                text: 'A vaccinated, dewormed animal also protects the children who play with it. Animal health and human health are one conversation.',
              },
              {
                title: 'Calmer streets',
                text: 'Packs form around heat and hunger. With sterilization and regular food there are fewer fights, fewer bites and fewer animals run over.',
              },
              {
                title: 'A jungle and a coast under less pressure',
                text: 'Homeless dogs and cats hunt birds, reptiles and the young of other animals. Caring for them under a roof also cares for wildlife.',
              },
              {
                title: 'Company for those who need it',
                text: 'Many of our happiest adoptions are older people with older dogs. Both go out for a walk, and both have somebody to talk to again.',
              },
            ],
          },
        ],
      },
      {
        id: 'how-we-work',
        heading: 'How we work',
        blocks: [
          {
            kind: 'steps',
            items: [
              {
                title: 'Rescue and first aid.',
                text: 'We take the call, see how urgent it is and go, or we tell the person on the spot what to do until we arrive.',
              },
              {
                title: 'Rehabilitation.',
                text: 'We heal the body with veterinarians and the fear with patience. Some are ready in a week and some need a year.',
              },
              {
                title: 'Sterilization.',
                text: 'Of the animals in our care and, on open days, of those who live with families who could not pay for it.',
              },
              {
                title: 'Responsible adoption.',
                text: 'We look for an animal and a family who suit each other, and we stay close once they are at home.',
              },
              {
                title: 'Education.',
                text: 'We visit schools and neighborhoods with short talks: what a dog eats, how to speak to a cat, why to sterilize, and what to do if you lose one.',
              },
            ],
          },
        ],
        link: { label: 'Learn about abandonment and sterilization', page: 'inform' },
      },
      {
        id: 'the-money',
        heading: 'What happens to the money',
        blocks: [
          '{share of profits} of profits go to the rescue centers: food, medicine, surgery, litter, water, gas and fair wages for full-time carers. Every donation has a purpose that you choose (food, sterilization, treatment or another cause), and you may ask for an invoice.',
          'We follow a quality management system in line with {quality standard}: in practice that means there is a written procedure for receiving, caring, placing and accounting, that somebody checks it is kept, and that whatever goes wrong is put right and written down.',
          {
            kind: 'callout',
            text: 'Rescuing one does not change the world, but for that one the whole world changes. And one by one, we have come to many.',
          },
        ],
        link: { label: 'Make a donation', page: 'donations' },
      },
    ],
  },
};
