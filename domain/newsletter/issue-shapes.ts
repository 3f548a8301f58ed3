import { z } from 'zod';
import { assetId } from '../content/content-assets.ts';
import { type LinkTarget, linkTarget } from '../content/link.ts';
import type { Block } from '../content/rich-text.ts';
import {
  checked,
  constant,
  count,
  flag,
  id,
  inputId,
  instant,
  integer,
  language,
  list,
  nullable,
  object,
  oneOf,
  optional,
  optionally,
  ruled,
  type Shape,
  text,
  variants,
  wire,
  word,
} from '../contract/shape.ts';
import { donationKinds } from '../donations/donation-kind.ts';
import { audiences, mostBlocks, mostPets } from './issue-content.ts';
import { issueStates } from './issue-states.ts';

/** The issues of the newsletter, as they are written and read. */

const bilingual = <Value, Given>(of: Shape<Value, Given>) => object({ es: of, en: of });

interface BlockParts {
  words: Shape<string>;
  written: Shape<Block[], readonly Block[]>;
  picture: Shape<string>;
  link: Shape<LinkTarget | null>;
  pets: Shape<string[], readonly string[]>;
  count: Shape<number>;
}

const blockShapes = ({ words, written, picture, link, pets, count: many }: BlockParts) =>
  [
    object({
      kind: wire('tipo', constant('text', 'texto')),
      heading: wire('titulo', bilingual(words)),
      text: wire('texto', bilingual(written)),
    }),
    object({
      kind: wire('tipo', constant('picture', 'imagen')),
      picture: wire('imagen', nullable(picture)),
      alt: wire('texto_alternativo', bilingual(words)),
      caption: wire('pie', bilingual(words)),
      target: wire('enlace', link),
    }),
    object({ kind: wire('tipo', constant('pets', 'mascotas')), ids: wire('mascotas', pets) }),
    object({
      kind: wire('tipo', constant('waitingPets', 'en_espera')),
      count: wire('cuantas', many),
    }),
    object({ kind: wire('tipo', constant('events', 'eventos')), count: wire('cuantos', many) }),
    object({
      kind: wire('tipo', constant('button', 'boton')),
      label: wire('etiqueta', bilingual(words)),
      target: wire('enlace', link),
    }),
    object({
      kind: wire('tipo', constant('campaign', 'campana')),
      heading: wire('titulo', bilingual(words)),
      text: wire('texto', bilingual(written)),
      give: wire('donativo', word(donationKinds)),
    }),
  ] as const;

/** Characters of a text; the rules of `issueContent` are narrower. */
const writtenWords = z
  .string()
  .max(10_000)
  .regex(/^[^\0]*$/, 'characterRefused');
const words = ruled(() => writtenWords);

const writtenBlocks = variants(
  'tipo',
  ...blockShapes({
    words,
    /** Plain text, or the blocks of an editor's text. */
    written: ruled(() =>
      z.union([writtenWords, z.array(z.union([writtenWords, z.looseObject({})])).max(80)]),
    ) as unknown as BlockParts['written'],
    picture: ruled(() => assetId),
    link: checked(
      nullable(object({ page: wire('pagina', optional(words)), url: optional(words) })),
      (target) => target === null || linkTarget.safeParse(target).success,
      'characterRefused',
    ) as BlockParts['link'],
    pets: list(inputId, { max: mostPets }),
    count: integer,
  }),
);

export const writtenIssue = object({
  languages: wire('idiomas', list(language, { max: 2 })),
  subject: wire('asunto', bilingual(words)),
  preheader: wire('resumen', bilingual(words)),
  blocks: wire('bloques', list(writtenBlocks, { max: mostBlocks })),
  audience: wire('para', word(audiences)),
  /** Of these those whose account says this city. */
  city: wire('ciudad', optionally(words, '')),
  /** Left out: of an issue for everybody. */
  inArchive: wire('en_archivo', optional(flag)),
});

const readBlocks = oneOf(
  ...blockShapes({
    words: text,
    written: ruled(() =>
      z.array(z.union([z.string(), z.looseObject({})])),
    ) as unknown as BlockParts['written'],
    picture: text,
    link: nullable(
      oneOf(object({ url: text }), object({ page: wire('pagina', text) })),
    ) as BlockParts['link'],
    pets: list(id),
    count,
  }),
);

const listed = {
  id,
  revision: wire('version', count),
  createdAt: wire('created_at', instant),
  updatedAt: wire('updated_at', instant),
  state: wire('estado', word(issueStates)),
  languages: wire('idiomas', list(language)),
  subject: wire('asunto', bilingual(text)),
  audience: wire('para', word(audiences)),
  city: wire('ciudad', text),
  sendAt: wire('programado_para', nullable(instant)),
  startedAt: wire('empezado', nullable(instant)),
  endedAt: wire('terminado', nullable(instant)),
  isPrepared: wire('preparado', flag),
  /** Whether it is to stand in the archive once it is sent, and since when everybody may read it. */
  inArchive: wire('en_archivo', flag),
  archivedAt: wire('archivado', nullable(instant)),
  mails: wire(
    'envios',
    object(
      {
        total: count,
        waiting: wire('en_espera', count),
        sent: wire('enviado', count),
        refused: wire('rechazado', count),
        uncertain: wire('incierto', count),
        skipped: wire('dado_de_baja', count),
        unsubscribed: wire('bajas', count),
        /** Of those that were sent: what came back. */
        noMailbox: wire('buzon_inexistente', count),
        bounced: wire('devuelto', count),
        complaint: wire('queja', count),
      },
      'NewsletterFigures',
    ),
  ),
};

export const listedIssue = object(listed, 'NewsletterIssueRow');
export const openedIssue = object(
  {
    ...listed,
    preheader: wire('resumen', bilingual(text)),
    blocks: wire('bloques', list(readBlocks)),
  },
  'NewsletterIssue',
);
