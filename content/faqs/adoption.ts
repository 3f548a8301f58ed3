import type { FaqGroup } from './faq.ts';

export const adoptionQuestions: FaqGroup = {
  id: 'adoption',
  heading: { es: 'Adoptar', en: 'Adopting' },
  questions: [
    {
      slug: { es: 'como-adopto', en: 'how-do-i-adopt' },
      question: { es: '¿Cómo adopto?', en: 'How do I adopt?' },
      answer: {
        es: [
          'Elige a quien te gustaría conocer y toca «Quiero adoptar» en su ficha. Te llamamos para una entrevista, organizamos la visita, vemos tu casa en persona o por video y firmamos juntos el contrato.',
          'Normalmente toma entre una y dos semanas.',
        ],
        en: [
          'Choose whom you would like to meet and press “I want to adopt” on their page. We call you for an interview, arrange a visit, see your home in person or by video, and sign the contract together.',
          'It normally takes between one and two weeks.',
        ],
      },
      link: {
        es: { label: 'Ver todos los pasos', page: 'goingHome' },
        en: { label: 'See every step', page: 'goingHome' },
      },
    },
    {
      slug: { es: 'cuanto-cuesta-adoptar', en: 'what-does-adopting-cost' },
      question: { es: '¿Cuánto cuesta adoptar?', en: 'What does adopting cost?' },
      answer: {
        es: [
          'Nada. {nombre} no vende animales y ningún rescatista puede cobrarte por adoptar a través de este portal. Si alguien te pide dinero, avísanos.',
          'Puedes dejar un donativo si quieres; no cambia en nada tu solicitud.',
        ],
        en: [
          'Nothing. {name} does not sell animals, and no rescuer may charge you for adopting through this portal. If somebody asks you for money, let us know.',
          'You may leave a donation if you wish; it changes nothing about your application.',
        ],
      },
    },
    {
      slug: { es: 'departamento-o-renta', en: 'flat-or-rented-home' },
      question: {
        es: '¿Puedo adoptar si vivo en departamento o rento?',
        en: 'Can I adopt if I live in an apartment or rent my home?',
      },
      answer: {
        es: [
          'Sí. Muchos perros grandes son felices en un departamento con buenos paseos, y los gatos también si las ventanas tienen malla. Si rentas, te pedimos que tu casero esté de acuerdo por escrito; un mensaje suyo basta.',
        ],
        en: [
          'Yes. Many big dogs are happy in an apartment with good walks, and so are cats if the windows have mesh. If you rent, we ask for your landlord’s consent in writing; a message is enough.',
        ],
      },
    },
    {
      slug: { es: 'vivo-en-otra-ciudad', en: 'i-live-in-another-city' },
      question: {
        es: '¿Puedo adoptar si vivo en otra ciudad o en otro país?',
        en: 'Can I adopt if I live in another city or country?',
      },
      answer: {
        es: [
          'Sí, si podemos conocer tu casa por video y darte seguimiento a distancia. El viaje corre por tu cuenta y lo organizamos contigo: transportadora adecuada, certificado de salud y un veterinario de confianza en tu ciudad.',
          'Para viajar a otro país consulta con tiempo los requisitos de entrada; algunos tardan meses.',
        ],
        en: [
          'Yes, if we can see your home by video and follow up from a distance. You pay for the journey and we plan it with you: the right carrier, a health certificate and a trusted vet in your city.',
          'To travel to another country, look up its entry requirements in good time; some take months.',
        ],
      },
    },
    {
      slug: { es: 'y-si-no-funciona', en: 'what-if-it-does-not-work-out' },
      question: {
        es: '¿Y si no nos adaptamos?',
        en: 'What if it does not work out?',
      },
      answer: {
        es: [
          'Escríbenos. Muchas veces se arregla con un cambio de rutina o una sesión con la entrenadora. Si aun así no es posible, el animal vuelve con nosotros, sin reclamos y en cualquier momento de su vida.',
          'Solo te pedimos que no lo regales ni lo dejes con alguien más sin avisarnos.',
        ],
        en: [
          'Write to us. Often a change of routine or a session with the trainer puts it right. If it is still not possible, the animal comes back to us, without reproach and at any time in its life.',
          'We only ask you not to give it away or leave it with somebody else without telling us.',
        ],
      },
    },
  ],
};
