import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

const whats = ['applied', 'withdrawn', 'paused', 'ended', 'cannotCome', 'swapped'] as const;
export type VolunteerAlert = (typeof whats)[number];

interface VolunteerAlertData {
  what: VolunteerAlert;
  folio: number;
  /** The shift, written out; '' where it is about none. */
  shift: string;
  deskUrl: string;
}

interface Words {
  subject: Record<VolunteerAlert, (folio: number) => string>;
  text: Record<VolunteerAlert, string>;
  shift: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      applied: (folio) => `Solicitud de voluntariado ${folio}`,
      withdrawn: (folio) => `Se retiró la solicitud de voluntariado ${folio}`,
      paused: (folio) => `Voluntariado ${folio}: en pausa`,
      ended: (folio) => `Voluntariado ${folio}: terminó`,
      cannotCome: (folio) => `Voluntariado ${folio}: no puede ir a su turno`,
      swapped: (folio) => `Voluntariado ${folio}: tomó un turno en cambio`,
    },
    text: {
      applied: 'Llegó una solicitud y espera una respuesta.',
      withdrawn: 'Quien la mandó ya no quiere seguir.',
      paused: 'Puso su voluntariado en pausa. Sus turnos por venir quedaron libres.',
      ended: 'Terminó su voluntariado. Sus turnos por venir quedaron libres.',
      cannotCome: 'Avisó que no puede ir, y faltan menos de 24 horas. Su lugar quedó libre.',
      swapped: 'El cambio ya está hecho; no tienes que hacer nada.',
    },
    shift: 'Turno',
    button: 'Abrir en coordinación',
    reason: (siteName) => `Recibes este correo porque coordinas el voluntariado de ${siteName}.`,
  },
  en: {
    subject: {
      applied: (folio) => `Volunteering application ${folio}`,
      withdrawn: (folio) => `Volunteering application ${folio} was withdrawn`,
      paused: (folio) => `Volunteer ${folio}: paused`,
      ended: (folio) => `Volunteer ${folio}: ended`,
      cannotCome: (folio) => `Volunteer ${folio}: cannot come to their shift`,
      swapped: (folio) => `Volunteer ${folio}: took a shift in a swap`,
    },
    text: {
      applied: 'An application has come and waits for an answer.',
      withdrawn: 'Whoever sent it does not want to go on.',
      paused: 'They paused their volunteering. Their shifts to come are free.',
      ended: 'They ended their volunteering. Their shifts to come are free.',
      cannotCome:
        'They say that they cannot come, with less than 24 hours to go. Their place is free.',
      swapped: 'The swap is done; there is nothing to do.',
    },
    shift: 'Shift',
    button: 'Open at the desk',
    reason: (siteName) =>
      `You get this email because you coordinate the volunteers of ${siteName}.`,
  },
};

/** To whoever coordinates volunteers: nothing that strangers wrote. */
export const volunteerAlert = defineMail<VolunteerAlertData>(
  'volunteer-alert',
  ({ what, folio, shift, deskUrl }, language, site) => {
    const say = words[language];
    const subject = say.subject[what](folio);
    return {
      subject,
      preview: say.text[what],
      heading: subject,
      blocks: [
        say.text[what],
        ...(shift === ''
          ? []
          : [{ kind: 'facts' as const, items: [{ label: say.shift, value: shift }] }]),
        { kind: 'button', label: say.button, url: deskUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    sample: {
      title: { es: 'Voluntariado: aviso a coordinación', en: 'Volunteering: to the coordinators' },
      data: ({ language, site, moment }) => ({
        what: 'cannotCome',
        folio: 12,
        shift: moment,
        deskUrl: site.url + pathFor('adminVolunteer', language, { folio: '12' }),
      }),
      variants: (data) => whats.map((what) => ({ ...data, what, shift: '' })),
    },
  },
);
