import type { FaqGroup } from './faq.ts';

export const rescueQuestions: FaqGroup = {
  id: 'rescue',
  heading: { es: 'Rescatar y esterilizar', en: 'Rescuing and sterilizing' },
  questions: [
    {
      slug: { es: 'encontre-un-animal', en: 'i-found-an-animal' },
      question: {
        es: 'Encontré un animal en la calle, ¿qué hago?',
        en: 'I found an animal in the street. What do I do?',
      },
      answer: {
        es: [
          'Acércate despacio y de lado. Si se deja, revisa si trae placa y ofrécele agua. Tómale una foto, pregunta en la cuadra y llévalo a cualquier clínica para que busquen microchip; no suele costar.',
          'Si está herido o en peligro, escríbenos con tu ubicación. Respondemos a cualquier hora.',
        ],
        en: [
          'Approach slowly and from the side. If it lets you, look for a tag and offer water. Take a photo, ask around the block and have any clinic check for a microchip; it is usually free.',
          'If it is hurt or in danger, write to us with your location. We answer at any hour.',
        ],
      },
      link: {
        es: { label: 'Contáctanos', page: 'contact' },
        en: { label: 'Contact us', page: 'contact' },
      },
    },
    {
      slug: { es: 'ya-no-puedo-tener-a-mi-mascota', en: 'i-can-no-longer-keep-my-pet' },
      question: {
        es: 'Ya no puedo tener a mi mascota, ¿la reciben?',
        en: 'I can no longer keep my pet. Will you take it?',
      },
      answer: {
        es: [
          'Primero platiquemos. A veces basta un hogar temporal, una consulta a bajo costo o ayuda con alimento. Si de verdad necesita otra familia, te acompañamos a publicarla aquí mientras sigue contigo, que es donde menos sufre el cambio.',
          'Cuando hay lugar en un albergue, también es una opción. Nadie te va a juzgar.',
        ],
        en: [
          'Let us talk first. Sometimes a foster home, a low-cost visit to the vet or help with food is enough. If it really needs another family, we help you list it here while it stays with you, which is where the change is easiest on it.',
          'When a shelter has room, that is an option too. Nobody will judge you.',
        ],
      },
    },
    {
      slug: { es: 'esterilizar-a-mi-mascota', en: 'sterilize-my-pet' },
      question: {
        es: '¿Cómo esterilizo a mi mascota a bajo costo?',
        en: 'How can I have my pet sterilized at low cost?',
      },
      answer: {
        es: [
          'En nuestras jornadas. Las anunciamos en el boletín y en redes con dos semanas de anticipación; te registras, te damos hora y te explicamos el ayuno. Hay lugares sin costo para familias que los necesitan: dilo al registrarte, sin pena.',
        ],
        en: [
          'On our sterilization days. We announce them in the newsletter and on social media two weeks ahead; you register, we give you a time and explain the fasting. There are free places for families who need them: just say so when you register.',
        ],
      },
      link: {
        es: { label: 'Recibir el boletín', page: 'newsletter' },
        en: { label: 'Get the newsletter', page: 'newsletter' },
      },
    },
  ],
};
