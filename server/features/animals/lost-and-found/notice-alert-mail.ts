import type { Bilingual } from '#domain/language.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import type { NoticeKind, NoticeSpecies } from '#domain/lost-and-found/notice-words.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

const whats = ['toReview', 'blocked'] as const;

export interface NoticeAlertData {
  what: (typeof whats)[number];
  folio: number;
  kind: NoticeKind;
  species: NoticeSpecies;
  deskUrl: string;
}

interface Words {
  subject: Record<NoticeAlertData['what'], (folio: number) => string>;
  lead: Record<NoticeAlertData['what'], string>;
  kind: string;
  species: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      toReview: (folio) => `Aviso ${folio} por revisar: perdidos y encontrados`,
      blocked: (folio) => `Bloquearon una conversación del aviso ${folio}`,
    },
    lead: {
      toReview: 'Nadie ve el aviso hasta que alguien del equipo revise sus palabras y sus fotos.',
      blocked: 'Quien hizo el aviso bloqueó a alguien que le escribió. Puede ser un engaño.',
    },
    kind: 'Tipo',
    species: 'Especie',
    button: 'Abrir el aviso',
    reason: (siteName) =>
      `Recibes este correo porque revisas los avisos de perdidos y encontrados de ${siteName}.`,
  },
  en: {
    subject: {
      toReview: (folio) => `Notice ${folio} to review: lost and found`,
      blocked: (folio) => `A conversation of notice ${folio} was blocked`,
    },
    lead: {
      toReview:
        'Nobody sees the notice until somebody of the team has looked at its words and photos.',
      blocked: 'Whoever made the notice blocked somebody who wrote to them. It may be a fraud.',
    },
    kind: 'Kind',
    species: 'Species',
    button: 'Open the notice',
    reason: (siteName) =>
      `You get this email because you look at the lost and found notices of ${siteName}.`,
  },
};

/** To whoever looks at notices: nothing that strangers wrote. */
export const noticeAlert = defineMail<NoticeAlertData>(
  'notice-alert',
  ({ what, folio, kind, species, deskUrl }, language, site) => {
    const say = words[language];
    const labels = noticeLabels[language];
    return {
      subject: say.subject[what](folio),
      preview: say.lead[what],
      heading: say.subject[what](folio),
      blocks: [
        say.lead[what],
        {
          kind: 'facts',
          items: [
            { label: say.kind, value: labels.kinds[kind] },
            { label: say.species, value: labels.species[species] },
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
      title: { es: 'Perdidos y encontrados: al equipo', en: 'Lost and found: to the desk' },
      data: ({ language, site }) => ({
        what: 'toReview',
        folio: 31,
        kind: 'lost',
        species: 'dog',
        deskUrl: site.url + pathFor('adminNotice', language, { folio: '31' }),
      }),
      variants: (data) => whats.map((what) => ({ ...data, what })),
    },
  },
);
