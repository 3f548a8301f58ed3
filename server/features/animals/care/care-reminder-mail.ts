import { type CareKind, careKind } from '#domain/care/care-kinds.ts';
import { namedByKind } from '#domain/care/care-names.ts';
import { daysBetween } from '#domain/dates.ts';
import { spanInWords } from '#domain/day-span.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface CareReminderData {
  /** May be empty. */
  name: string;
  /** YYYY-MM-DD */
  today: string;
  /** The earliest first. */
  doses: readonly {
    pet: string;
    kind: CareKind;
    /** May be empty. */
    product: Bilingual;
    /** YYYY-MM-DD */
    dueOn: string;
  }[];
}

interface Words {
  subject(pets: string, count: number): string;
  heading(name: string): string;
  lead: string;
  kinds: Record<CareKind, string>;
  when(away: number): string;
  see: string;
  guide: string;
  reason(siteName: string): string;
  settings: string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pets, count) =>
      count === 1 ? `Un cuidado de ${pets}` : `${count} cuidados de las mascotas a tu cargo`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    lead: 'Esto les toca a las mascotas que cuidas:',
    kinds: {
      vaccine: 'Vacuna',
      deworming: 'Desparasitación',
      test: 'Prueba',
      treatment: 'Tratamiento',
      weight: 'Peso',
      operation: 'Operación',
      visit: 'Consulta',
      note: 'Nota',
    },
    when: (away) => {
      if (away === 0) return 'hoy';
      if (away === 1) return 'mañana';
      const span = spanInWords(Math.abs(away), 'es');
      return away > 0 ? `en ${span}` : `hace ${span}`;
    },
    see: 'Ver y registrar',
    guide: 'Las fechas son una guía: la última palabra es de tu veterinario.',
    reason: (siteName) => `Recibes este correo porque cuidas o adoptaste mascotas de ${siteName}.`,
    settings: 'Dejar de recibir estos recordatorios',
  },
  en: {
    subject: (pets, count) =>
      count === 1
        ? `Something that ${pets} needs`
        : `${count} things that the pets in your care need`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    lead: 'This is due for the pets in your care:',
    kinds: {
      vaccine: 'Vaccine',
      deworming: 'Deworming',
      test: 'Test',
      treatment: 'Treatment',
      weight: 'Weight',
      operation: 'Operation',
      visit: 'Visit',
      note: 'Note',
    },
    when: (away) => {
      if (away === 0) return 'today';
      if (away === 1) return 'tomorrow';
      const span = spanInWords(Math.abs(away), 'en');
      return away > 0 ? `in ${span}` : `${span} ago`;
    },
    see: 'See and record it',
    guide: 'The dates are a guide: a veterinarian always decides.',
    reason: (siteName) =>
      `You get this email because you look after pets of ${siteName}, or adopted one.`,
    settings: 'Stop these reminders',
  },
};

/** To whoever looks after the pets, in the morning. */
export const careReminder = defineMail<CareReminderData>(
  'care-reminder',
  ({ name, today, doses }, language, site) => {
    const say = words[language];
    const [first] = doses;
    const page = site.url + pathFor('careToDo', language);
    return {
      subject: say.subject(first?.pet ?? '', doses.length),
      preview: say.lead,
      heading: say.heading(name),
      blocks: [
        say.lead,
        {
          kind: 'facts',
          items: doses.map(({ pet, kind, product, dueOn }) => ({
            label: pet,
            value: `${namedByKind(say.kinds[kind], product[language])}, ${say.when(daysBetween(today, dueOn))}`,
          })),
        },
        { kind: 'button', label: say.see, url: page },
        say.guide,
        { kind: 'note', text: say.settings, url: `${page}#recordatorios` },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Cuidados por venir', en: 'Care that is due' },
      data: ({ dayIn }) => ({
        name: 'Rosa',
        today: dayIn(0),
        doses: [
          {
            pet: 'Balam',
            kind: 'treatment',
            product: { es: 'Gotas para los ojos', en: 'Eye drops' },
            dueOn: dayIn(-2),
          },
          {
            pet: 'Canela',
            kind: 'vaccine',
            product: { es: 'Rabia', en: 'Rabies' },
            dueOn: dayIn(0),
          },
          { pet: 'Luna', kind: 'deworming', product: { es: '', en: '' }, dueOn: dayIn(1) },
        ],
      }),
      variants: (data) => [
        {
          ...data,
          doses: careKind.values.map((kind) => ({
            pet: 'Luna',
            kind,
            product: { es: '', en: '' },
            dueOn: data.today,
          })),
        },
        { ...data, doses: data.doses.slice(2) },
      ],
    },
  },
);
