import type { Bilingual } from '#domain/language.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';

/** The states that a desk brings somebody into. */
const news = ['inReview', 'invited', 'accepted', 'paused', 'declined', 'ended'] as const;
export type VolunteerNews = (typeof news)[number];

interface VolunteerNewsData {
  state: VolunteerNews;
  /** As the desk wrote them; '' without any. */
  words: string;
  /** What they may do. */
  tasks: string;
  /** The page of the application; of a volunteer their own, behind the sign-in. */
  pageUrl: string;
  /** Where somebody without an account makes one; null with one. */
  signUpUrl: string | null;
}

interface Words {
  subject: Record<VolunteerNews, string>;
  text: Record<VolunteerNews, string>;
  tasks(names: string): string;
  said: string;
  signUp: string;
  makeAccount: string;
  open: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      inReview: 'Estamos leyendo tu solicitud de voluntariado',
      invited: 'Queremos conocerte: voluntariado',
      accepted: '¡Bienvenida, bienvenido al voluntariado!',
      paused: 'Tu voluntariado está en pausa',
      declined: 'Sobre tu solicitud de voluntariado',
      ended: 'Gracias por tu voluntariado',
    },
    text: {
      inReview: 'Alguien del equipo está leyendo tu solicitud.',
      invited: 'El siguiente paso es una plática o un turno de prueba con alguien del equipo.',
      accepted:
        'Aceptamos tu solicitud. En tu página eliges turnos, ves tus horas y avisas si no puedes venir.',
      paused: 'Mientras dure la pausa no tienes turnos. Puedes volver cuando quieras.',
      declined:
        'Gracias por querer ayudar. Por ahora no tenemos un lugar para ti, y eso no dice nada malo de ti. Puedes ayudar también compartiendo fichas, donando o con un hogar temporal.',
      ended: 'Tu voluntariado terminó. Los animales y el equipo te agradecemos cada hora.',
    },
    tasks: (names) => `Puedes ayudar en: ${names}.`,
    said: 'Mensaje del equipo:',
    signUp: 'Para abrir tu página, crea una cuenta con este mismo correo.',
    makeAccount: 'Crear mi cuenta',
    open: 'Abrir mi página',
    reason: (siteName) =>
      `Recibes este correo porque pediste ser parte del voluntariado de ${siteName}.`,
  },
  en: {
    subject: {
      inReview: 'We are reading your volunteering application',
      invited: 'We would like to meet you: volunteering',
      accepted: 'Welcome to the volunteers!',
      paused: 'Your volunteering is paused',
      declined: 'About your volunteering application',
      ended: 'Thank you for volunteering',
    },
    text: {
      inReview: 'Somebody of the team is reading your application.',
      invited: 'The next step is a talk or a trial shift with somebody of the team.',
      accepted:
        'We accepted your application. On your page you choose shifts, see your hours and tell us when you cannot come.',
      paused: 'During the pause you have no shifts. You can come back whenever you like.',
      declined:
        'Thank you for wanting to help. We have no place for you at the moment, and that says nothing bad about you. You can also help by sharing pets, donating or fostering.',
      ended: 'Your volunteering has ended. The animals and the team thank you for every hour.',
    },
    tasks: (names) => `You can help with: ${names}.`,
    said: 'Message from the team:',
    signUp: 'To open your page, create an account with this same email.',
    makeAccount: 'Create my account',
    open: 'Open my page',
    reason: (siteName) => `You get this email because you asked to volunteer at ${siteName}.`,
  },
};

export const volunteerNews = defineMail<VolunteerNewsData>(
  'volunteer-news',
  ({ state, words: said, tasks, pageUrl, signUpUrl }, language, site) => {
    const say = words[language];
    const own: MailBlock[] = said === '' ? [] : [say.said, { kind: 'quote', text: said }];
    return {
      subject: say.subject[state],
      preview: say.text[state],
      heading: say.subject[state],
      blocks: [
        say.text[state],
        ...(tasks === '' ? [] : [say.tasks(tasks)]),
        ...own,
        ...(signUpUrl === null
          ? [{ kind: 'button' as const, label: say.open, url: pageUrl }]
          : [say.signUp, { kind: 'button' as const, label: say.makeAccount, url: signUpUrl }]),
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Voluntariado: novedades', en: 'Volunteering: news' },
      data: ({ link }) => ({
        state: 'invited',
        words: '¿Puedes venir el sábado a las 10 al albergue?',
        tasks: '',
        pageUrl: link,
        signUpUrl: null,
      }),
      variants: (data) => [
        ...news.map((state) => ({ ...data, state, words: '' })),
        { ...data, state: 'accepted', tasks: 'Paseos, Fotos y redes', signUpUrl: data.pageUrl },
      ],
    },
  },
);
