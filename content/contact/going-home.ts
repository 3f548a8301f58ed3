import { followUpSchedule } from '#domain/adoption/follow-up.ts';
import type { Bilingual } from '#domain/language.ts';
import type { PageWithWays } from '../model.ts';

export const goingHome: Bilingual<PageWithWays> = {
  es: {
    title: 'Programa De Vuelta a Casa',
    description:
      'Así se adopta con {nombre}: los pasos, los requisitos, lo que te damos y cómo te acompañamos el primer año.',
    lead: 'Adoptar es fácil cuando alguien te acompaña. De Vuelta a Casa une a cada animal con la familia adecuada, y se queda cerca después.',
    ways: [
      { label: 'Conoce a quienes esperan', page: 'adoptionPets' },
      { label: 'Requisitos de adopción (PDF)', resource: 'adoption-requirements' },
    ],
    sections: [
      {
        id: 'como-funciona',
        heading: 'Cómo funciona',
        blocks: [
          'De Vuelta a Casa no es una lista de espera ni un examen. Es una conversación con calma: tú nos cuentas cómo vives y nosotros te contamos cómo es cada animal, con sus virtudes y sus mañas. Lo normal es que todo tome entre una y dos semanas.',
          {
            kind: 'steps',
            items: [
              {
                title: 'Conoce.',
                text: 'Mira quién espera familia. Cada ficha dice su edad, su talla, su carácter, con quién convive y qué cuidados necesita.',
              },
              {
                title: 'Platica con nosotros.',
                text: 'Llena la solicitud desde su ficha. Sigue una plática de unos veinte minutos, por llamada o videollamada.',
              },
              {
                title: 'Visita.',
                text: 'Vienes a conocerlo con quienes viven en casa. Si tienes otro animal, organizamos un primer encuentro en un lugar neutral.',
              },
              {
                title: 'Muéstranos tu casa.',
                text: 'Vamos, o hacemos un recorrido en video. Buscamos ventanas seguras y bardas sin huecos, no lujos.',
              },
              {
                title: 'Firma.',
                text: 'Lees el contrato con tiempo y lo firmamos juntos. Te damos su cartilla, su historial y el certificado de esterilización o la fecha para hacerla.',
              },
              {
                title: 'A casa.',
                text: 'Se va con collar, placa, un poco de su alimento y una cobija que huele a lo que conoce.',
              },
              {
                title: 'Seguimos cerca.',
                text: `Te preguntamos cómo van ${followUpSchedule.es}. Y tú puedes buscarnos cuando quieras.`,
              },
            ],
          },
        ],
        link: { label: 'Conoce a quienes esperan', page: 'adoptionPets' },
      },
      {
        id: 'requisitos',
        heading: 'Requisitos',
        blocks: [
          'Pedimos lo necesario para que salga bien, y si algo te falta lo platicamos.',
          {
            kind: 'list',
            items: [
              'Ser mayor de edad y tener una identificación oficial vigente.',
              'Comprobante de domicilio de los últimos tres meses. Si rentas, que tu casero esté de acuerdo.',
              'Que todas las personas de la casa quieran adoptar.',
              'Un espacio seguro: para gatos, ventanas y balcones con malla; para perros, un lugar techado y paseo diario. Nadie vive amarrado ni en la azotea.',
              'Poder pagar su alimento, sus vacunas y una emergencia de vez en cuando.',
              'Aceptar la esterilización y el seguimiento de un año.',
              'Avisarnos si te mudas o si ya no puedes tenerlo. Siempre puede volver con nosotros.',
            ],
          },
          'No importa si vives en departamento, si trabajas fuera o si es tu primera vez. Importa que tu ritmo y el suyo se parezcan.',
        ],
        link: { label: 'Requisitos de adopción (PDF)', resource: 'adoption-requirements' },
      },
      {
        id: 'costos',
        heading: 'Cuánto cuesta',
        blocks: [
          'Adoptar no tiene precio. Si quieres dejar un donativo para el siguiente rescate, se agradece, y si no, la adopción es la misma. Lo que sí cuesta es vivir con un animal: cuenta con su alimento, su vacuna anual, su desparasitación y un ahorro para imprevistos.',
        ],
      },
      {
        id: 'primeros-dias',
        heading: 'Los primeros días',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Tres días para respirar',
                text: 'Puede esconderse, comer poco o dormir mucho. Dale un rincón tranquilo y no le presentes a toda la familia de golpe.',
              },
              {
                title: 'Tres semanas para entender',
                text: 'Empieza a conocer los horarios y los ruidos. Mantén la rutina: misma hora, mismo plato, mismo paseo.',
              },
              {
                title: 'Tres meses para sentirse en casa',
                text: 'Ahora sí aparece su carácter completo. Es cuando más familias nos mandan fotos.',
              },
            ],
          },
          {
            kind: 'callout',
            text: 'Si en algún momento sientes que no puedes, escríbenos antes de decidir. Casi todo tiene solución cuando se habla a tiempo.',
          },
        ],
        link: { label: 'Escribe al equipo de adopciones', mailbox: 'adoptions' },
      },
      {
        id: 'rescatistas',
        heading: 'Para rescatistas',
        blocks: [
          'Si cuidas a un animal que busca familia, regístralo en este portal. Se publica durante 35 días; a los 15 te avisamos para que confirmes que sigue esperando y le sumes más días con un botón. Puedes usar nuestros contratos y pedir que hagamos la entrevista contigo.',
        ],
        link: { label: 'Registra a una mascota', page: 'registerAdoptionPet' },
      },
    ],
  },
  en: {
    title: 'Going Home program',
    description:
      'How to adopt with {name}: the steps, the requirements, what we give you and how we stay with you for the first year.',
    lead: 'Adopting is easy when somebody walks beside you. Going Home brings each animal together with the family that suits it, and stays close afterwards.',
    ways: [
      { label: 'Meet those who are waiting', page: 'adoptionPets' },
      { label: 'Adoption requirements (PDF)', resource: 'adoption-requirements' },
    ],
    sections: [
      {
        id: 'how-it-works',
        heading: 'How it works',
        blocks: [
          'Going Home is neither a waiting list nor an exam. It is an unhurried conversation: you tell us how you live, and we tell you what each animal is like, virtues and quirks alike. It normally takes between one and two weeks.',
          {
            kind: 'steps',
            items: [
              {
                title: 'Get to know them.',
                text: 'See who is waiting for a family. Each page tells you the age, size and character, who the animal gets along with and what care it needs.',
              },
              {
                title: 'Talk to us.',
                text: 'Fill in the application from the animal’s page. A conversation of about twenty minutes follows, by call or video call.',
              },
              {
                title: 'Visit.',
                text: 'Come and meet the animal with everyone who lives at home. If you have another animal, we arrange a first meeting on neutral ground.',
              },
              {
                title: 'Show us your home.',
                text: 'We visit, or take a tour by video. We look for safe windows and fences without gaps, not for luxury.',
              },
              {
                title: 'Sign.',
                text: 'Take your time to read the contract, and we sign it together. You receive the vaccination booklet, the history, and the sterilization certificate or the date for it.',
              },
              {
                title: 'Home.',
                text: 'Your new companion leaves with a collar, a tag, some of its food and a blanket that smells of what it knows.',
              },
              {
                title: 'We stay close.',
                text: `We ask how you are doing ${followUpSchedule.en}. And you may get in touch whenever you like.`,
              },
            ],
          },
        ],
        link: { label: 'Meet those who are waiting', page: 'adoptionPets' },
      },
      {
        id: 'requirements',
        heading: 'Requirements',
        blocks: [
          'We ask for what it takes for this to go well, and if you are missing something, we talk about it.',
          {
            kind: 'list',
            items: [
              'Be of age and hold a valid official identification.',
              'Proof of address from the last three months. If you rent, your landlord’s consent.',
              'Everyone at home wants to adopt.',
              'A safe place: for cats, mesh on windows and balconies; for dogs, a roof and a daily walk. Nobody lives tied up or on a rooftop.',
              'The means to pay for food, vaccines and an emergency now and then.',
              'Agreement to sterilization and to a year of follow-up.',
              'Let us know if you move or can no longer keep the animal. It may always come back to us.',
            ],
          },
          'It does not matter whether you live in an apartment, work away from home or have never done this before. What matters is that your pace and theirs are alike.',
        ],
        link: { label: 'Adoption requirements (PDF)', resource: 'adoption-requirements' },
      },
      {
        id: 'costs',
        heading: 'What it costs',
        blocks: [
          'Adopting has no price. If you wish to leave a donation for the next rescue, thank you, and if not, the adoption is the same. What does cost money is living with an animal: plan for food, a yearly vaccine, deworming and some savings for surprises.',
        ],
      },
      {
        id: 'the-first-days',
        heading: 'The first days',
        blocks: [
          {
            kind: 'entries',
            items: [
              {
                title: 'Three days to breathe',
                text: 'Your new companion may hide, eat little or sleep a lot. Offer a quiet corner, and do not introduce the whole family at once.',
              },
              {
                title: 'Three weeks to understand',
                text: 'It begins to learn the hours and the noises. Keep to a routine: the same time, the same bowl, the same walk.',
              },
              {
                title: 'Three months to feel at home',
                text: 'Now the whole character shows. This is when most families send us photos.',
              },
            ],
          },
          {
            kind: 'callout',
            text: 'If you ever feel you cannot go on, write to us before you decide. Nearly everything can be solved when we talk in time.',
          },
        ],
        link: { label: 'Write to the adoptions team', mailbox: 'adoptions' },
      },
      {
        id: 'for-rescuers',
        heading: 'For rescuers',
        blocks: [
          'If you are looking after an animal that needs a family, register it on this portal. It is listed for 35 days; after 15 we remind you to confirm that it is still waiting and to add more days with one button. You may use our contracts and ask us to do the interview with you.',
        ],
        link: { label: 'Register a pet', page: 'registerAdoptionPet' },
      },
    ],
  },
};
