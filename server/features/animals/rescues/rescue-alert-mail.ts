import type { Bilingual } from '#domain/language.ts';
import { rescueLabels } from '#domain/rescues/rescue-labels.ts';
import type { RescueKind, RescueSpecies, Urgency } from '#domain/rescues/rescue-words.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

const whats = ['reported', 'answered', 'assigned', 'withdrawn'] as const;

export interface RescueAlertData {
  what: (typeof whats)[number];
  folio: number;
  kind: RescueKind;
  species: RescueSpecies;
  urgency: Urgency;
  /** '' where the postal code tells none. */
  federalState: string;
  deskUrl: string;
}

interface Words {
  subject: Record<RescueAlertData['what'], (folio: number, urgency: string) => string>;
  lead: Record<RescueAlertData['what'], string>;
  kind: string;
  species: string;
  urgency: string;
  place: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      reported: (folio, urgency) => `${urgency} · Animal que necesita ayuda, reporte ${folio}`,
      answered: (folio) => `Te escribieron en el reporte ${folio}`,
      assigned: (folio, urgency) => `${urgency} · Te toca el reporte ${folio}`,
      withdrawn: (folio) => `Ya no hace falta ir: reporte ${folio}`,
    },
    lead: {
      reported: 'Llegó un reporte y nadie lo atiende todavía.',
      answered: 'Quien reportó escribió algo nuevo.',
      assigned: 'Alguien del equipo te pasó este reporte.',
      withdrawn: 'Quien reportó dice que el animal ya no necesita ayuda.',
    },
    kind: 'Qué pasa',
    species: 'Especie',
    urgency: 'Urgencia',
    place: 'Estado',
    button: 'Abrir el reporte',
    reason: (siteName) => `Recibes este correo porque atiendes los reportes de ${siteName}.`,
  },
  en: {
    subject: {
      reported: (folio, urgency) => `${urgency} · Animal that needs help, report ${folio}`,
      answered: (folio) => `Somebody wrote in report ${folio}`,
      assigned: (folio, urgency) => `${urgency} · Report ${folio} is yours`,
      withdrawn: (folio) => `No need to go any more: report ${folio}`,
    },
    lead: {
      reported: 'A report has come, and nobody attends to it yet.',
      answered: 'Whoever reported has written something new.',
      assigned: 'Somebody of the team handed this report to you.',
      withdrawn: 'Whoever reported says that the animal needs no help any more.',
    },
    kind: 'What happens',
    species: 'Species',
    urgency: 'Urgency',
    place: 'State',
    button: 'Open the report',
    reason: (siteName) => `You get this email because you attend to the reports of ${siteName}.`,
  },
};

/** To whoever attends to reports: what presses, and nothing that strangers wrote. */
export const rescueAlert = defineMail<RescueAlertData>(
  'rescue-alert',
  ({ what, folio, kind, species, urgency, federalState, deskUrl }, language, site) => {
    const say = words[language];
    const labels = rescueLabels[language];
    return {
      subject: say.subject[what](folio, labels.urgencies[urgency]),
      preview: say.lead[what],
      heading: say.subject[what](folio, labels.urgencies[urgency]),
      blocks: [
        say.lead[what],
        {
          kind: 'facts',
          items: [
            { label: say.urgency, value: labels.urgencies[urgency] },
            { label: say.kind, value: labels.kinds[kind] },
            { label: say.species, value: labels.species[species] },
            ...(federalState ? [{ label: say.place, value: federalState }] : []),
          ],
        },
        { kind: 'button', label: say.button, url: deskUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    sample: {
      title: {
        es: 'Reporte de un animal: aviso al equipo',
        en: 'Report of an animal: to the desk',
      },
      data: ({ language, site }) => ({
        what: 'reported',
        folio: 120,
        kind: 'hurt',
        species: 'dog',
        urgency: 'now',
        federalState: 'Quintana Roo',
        deskUrl: site.url + pathFor('adminRescue', language, { folio: '120' }),
      }),
      variants: (data) => whats.map((what) => ({ ...data, what, federalState: '' })),
    },
  },
);
