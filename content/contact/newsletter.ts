import type { Bilingual } from '#domain/language.ts';

interface NewsletterText {
  title: string;
  description: string;
  lead: string;
  heading: string;
  promises: readonly { title: string; text: string }[];
}

export const newsletterText: Bilingual<NewsletterText> = {
  es: {
    title: 'Boletín informativo',
    description:
      'Una vez al mes: quién llegó, quién encontró casa y en qué se usó cada donativo. Te suscribes con un clic y te vas con otro.',
    lead: 'Una vez al mes te contamos quién llegó, quién encontró casa y en qué se usó cada donativo.',
    heading: 'Lo que vas a recibir',
    promises: [
      {
        title: 'Historias con final y con foto',
        text: 'El antes y el después de quienes rescatamos, contados por quienes los cuidaron.',
      },
      {
        title: 'Fechas que te sirven',
        text: 'Jornadas de esterilización, eventos de adopción y pláticas en {ciudades}.',
      },
      {
        title: 'Cuentas claras',
        text: 'Qué se recibió, qué se gastó y qué hace falta. Con números, no con adjetivos.',
      },
      {
        title: 'Un solo correo al mes',
        text: 'Nunca compartimos tu dirección. Cada envío trae un enlace para cancelar con un clic.',
      },
    ],
  },
  en: {
    title: 'Newsletter',
    description:
      'Once a month: who arrived, who found a home and what each donation was used for. One click to subscribe, one to leave.',
    lead: 'Once a month we tell you who arrived, who found a home and what each donation was used for.',
    heading: 'What you will get',
    promises: [
      {
        title: 'Stories with an ending and a photo',
        text: 'The before and after of those we rescue, told by those who looked after them.',
      },
      {
        title: 'Dates worth knowing',
        text: 'Sterilization days, adoption events and talks in {cities}.',
      },
      {
        title: 'Open books',
        text: 'What came in, what was spent and what is missing. In numbers, not adjectives.',
      },
      {
        title: 'One mail a month',
        text: 'We never share your address. Every mail has a link to unsubscribe with one click.',
      },
    ],
  },
};
