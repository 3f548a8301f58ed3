import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { whenOf } from './shift-words.ts';

const whats = ['reminder', 'assigned', 'released', 'canceled', 'given', 'taken'] as const;
export type ShiftNews = (typeof whats)[number];

export interface VolunteerShiftData {
  what: ShiftNews;
  task: VolunteerTask;
  /** Instants. */
  startsAt: string;
  endsAt: string;
  place: string;
  notes: string;
  /** Of the coordinators; '' without any. */
  words: string;
  ownUrl: string;
}

interface Words {
  subject: Record<ShiftNews, (when: string) => string>;
  text: Record<ShiftNews, string>;
  facts: Record<'task' | 'when' | 'place' | 'notes', string>;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      reminder: (when) => `Te esperamos: ${when}`,
      assigned: (when) => `Tienes un turno nuevo: ${when}`,
      released: (when) => `Ya no tienes este turno: ${when}`,
      canceled: (when) => `Se canceló tu turno: ${when}`,
      given: (when) => `Alguien tomó tu turno: ${when}`,
      taken: (when) => `El turno ya es tuyo: ${when}`,
    },
    text: {
      reminder: 'Tu turno es pronto. Si no puedes venir, avisa desde tu página.',
      assigned:
        'Coordinación te puso en este turno. Si no puedes, déjalo o cámbialo desde tu página.',
      released: 'Coordinación te quitó de este turno: no tienes que venir.',
      canceled: 'Este turno se canceló: no tienes que venir.',
      given: 'El cambio está hecho: no tienes que venir.',
      taken: 'El cambio está hecho: te esperamos.',
    },
    facts: { task: 'Tarea', when: 'Cuándo', place: 'Dónde', notes: 'Para saber' },
    button: 'Ver mis turnos',
    reason: (siteName) => `Recibes este correo porque eres parte del voluntariado de ${siteName}.`,
  },
  en: {
    subject: {
      reminder: (when) => `See you soon: ${when}`,
      assigned: (when) => `You have a new shift: ${when}`,
      released: (when) => `You are off this shift: ${when}`,
      canceled: (when) => `Your shift was canceled: ${when}`,
      given: (when) => `Somebody took your shift: ${when}`,
      taken: (when) => `The shift is yours: ${when}`,
    },
    text: {
      reminder: 'Your shift is soon. If you cannot come, tell us on your page.',
      assigned:
        'The coordinators put you on this shift. If you cannot, leave or swap it on your page.',
      released: 'The coordinators took you off this shift: there is no need to come.',
      canceled: 'This shift was canceled: there is no need to come.',
      given: 'The swap is done: there is no need to come.',
      taken: 'The swap is done: see you there.',
    },
    facts: { task: 'Task', when: 'When', place: 'Where', notes: 'Good to know' },
    button: 'See my shifts',
    reason: (siteName) => `You get this email because you volunteer at ${siteName}.`,
  },
};

export const volunteerShift = defineMail<VolunteerShiftData>(
  'volunteer-shift',
  (data, language, site) => {
    const { what, task, place, notes, words: said, ownUrl } = data;
    const say = words[language];
    const when = whenOf(data, language, site.timezone);
    const isMine = what === 'reminder' || what === 'assigned' || what === 'taken';
    return {
      subject: say.subject[what](when),
      preview: say.text[what],
      heading: say.subject[what](when),
      blocks: [
        say.text[what],
        ...(said === '' ? [] : [{ kind: 'quote' as const, text: said }]),
        {
          kind: 'facts',
          items: [
            { label: say.facts.task, value: volunteerLabels[language].tasks[task] },
            { label: say.facts.when, value: when },
            ...(isMine ? [{ label: say.facts.place, value: place }] : []),
            ...(isMine && notes ? [{ label: say.facts.notes, value: notes }] : []),
          ],
        },
        { kind: 'button', label: say.button, url: ownUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Voluntariado: un turno', en: 'Volunteering: a shift' },
      data: ({ language, site, inDays }) => ({
        what: 'reminder',
        task: 'walks',
        startsAt: inDays(1),
        endsAt: inDays(1.125),
        place: 'El albergue, puerta 2',
        notes: 'Trae agua y zapato cerrado.',
        words: '',
        ownUrl: site.url + pathFor('myVolunteering', language),
      }),
      variants: (data) => [
        ...whats.map((what) => ({ ...data, what, notes: '' })),
        { ...data, what: 'canceled', words: 'Va a llover mucho.' },
      ],
    },
  },
);
