import { type Bilingual, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface StayStartedData {
  /** May be empty. */
  name: string;
  pet: string;
  /** YYYY-MM-DD */
  startedOn: string;
  plannedUntil: string | null;
  lent: readonly string[];
  owner: { name: string; email: string } | undefined;
}

interface Words {
  subject(pet: string): string;
  heading(name: string): string;
  lead(pet: string): string;
  since: string;
  until: string;
  open: string;
  lent: string;
  contact: string;
  page(pet: string): string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pet) => `${pet} está en tu hogar temporal`,
    heading: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias!'),
    lead: (pet) => `Registramos que ${pet} está contigo. Si no es así, contesta este correo.`,
    since: 'Desde',
    until: 'Previsto hasta',
    open: 'Sin fecha todavía',
    lent: 'Te prestamos',
    contact: 'Quién lleva su adopción',
    page: (pet) =>
      `En tu cuenta ves qué le toca a ${pet} (vacunas, medicinas), lo registras y escribes su diario con fotos. La gente ajena no ve dónde está.`,
    see: 'Ver su página',
    reason: (siteName) => `Recibes este correo porque ofreces un hogar temporal en ${siteName}.`,
  },
  en: {
    subject: (pet) => `${pet} is in your foster home`,
    heading: (name) => (name ? `Thank you, ${name}!` : 'Thank you!'),
    lead: (pet) => `We recorded that ${pet} is with you. If this is wrong, answer this email.`,
    since: 'Since',
    until: 'Planned until',
    open: 'No date yet',
    lent: 'We lent you',
    contact: 'Who is looking for an adopter',
    page: (pet) =>
      `In your account you see what is due for ${pet} (vaccines, medicines), record it, and write its diary with photos. Nobody else sees where it is.`,
    see: 'See its page',
    reason: (siteName) => `You get this email because you offer a foster home at ${siteName}.`,
  },
};

/** To whoever fosters a pet from now on. */
export const stayStarted = defineMail<StayStartedData>(
  'foster-stay-started',
  ({ name, pet, startedOn, plannedUntil, lent, owner }, language, site) => {
    const say = words[language];
    const day = (date: string) =>
      new Date(`${date}T12:00:00Z`).toLocaleDateString(locale[language], {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
    const facts = [
      { label: say.since, value: day(startedOn) },
      { label: say.until, value: plannedUntil === null ? say.open : day(plannedUntil) },
      ...(lent.length > 0 ? [{ label: say.lent, value: lent.join(', ') }] : []),
      ...(owner ? [{ label: say.contact, value: `${owner.name} · ${owner.email}` }] : []),
    ];
    return {
      subject: say.subject(pet),
      preview: say.lead(pet),
      heading: say.heading(name),
      blocks: [
        say.lead(pet),
        { kind: 'facts', items: facts },
        say.page(pet),
        { kind: 'button', label: say.see, url: site.url + pathFor('myFosterHome', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Hogar temporal: empieza', en: 'Foster home: it begins' },
      data: ({ language, dayIn }) => ({
        name: 'Rosa',
        pet: 'Canela',
        startedOn: dayIn(0),
        plannedUntil: dayIn(30),
        lent: { es: ['Transportadora', '2 platos'], en: ['Carrier', '2 bowls'] }[language],
        owner: { name: 'Itzel Robles', email: 'itzel@example.mx' },
      }),
      variants: (data) => [{ ...data, plannedUntil: null, lent: [], owner: undefined }],
    },
  },
);
