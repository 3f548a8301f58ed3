import { command, creation, type DataOfCall, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  bounded,
  cents,
  count,
  day,
  freeWord,
  givenCents,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { donationKinds } from '../donations/donation-kind.ts';
import { lang } from '../donations/payment-shapes.ts';
import { changeStates, fundraiserStates, purposes, reportReasons } from './fundraiser-states.ts';

/** People's own pages, as their owners and moderators see them. Visitors' calls stand in `report-call.ts`. */

const revision = bounded(count, { min: 1 });
const key = { id: inputId, revision: wire('version', revision) };
const gone = { 404: ['notFound'] } as const;
const changed = ['fundraiserChanged', 'fundraiserStateChanged'] as const;

export const writtenFundraiser = object(
  {
    title: wire('titulo', inputText),
    story: wire('historia', bounded(text, { max: 10_000 })),
    organizer: wire('organiza', inputText),
    goalCents: wire('meta', givenCents),
    endsOn: wire('termina', inputText),
    kind: wire('tipo', freeWord(donationKinds)),
    purpose: wire('para', freeWord(purposes)),
    targetId: wire('destino_id', optional(nullable(inputId))),
    alt: wire('texto_alternativo', optionally(inputText, '')),
  },
  'WrittenFundraiser',
);

const content = object({
  title: wire('titulo', text),
  story: wire('historia', text),
  organizer: wire('organiza', text),
  goalCents: wire('meta', cents),
  endsOn: wire('termina', day),
  kind: wire('tipo', word(donationKinds)),
  purpose: wire('para', word(purposes)),
  targetId: wire('destino_id', nullable(text)),
  alt: wire('texto_alternativo', text),
});

const fundraiser = object(
  {
    id,
    revision: wire('version', count),
    slug: wire('clave', text),
    createdAt: wire('created_at', instant),
    updatedAt: wire('updated_at', instant),
    state: wire('estado', word(fundraiserStates)),
    changes: wire('cambios', word(changeStates)),
    /** Of the moderator, where something was refused or taken off; else ''. */
    reason: wire('motivo', text),
    /** As its owner has it. */
    written: wire('recaudacion', content),
    /** Of the portal's pictures; null without one. */
    picture: wire('imagen', nullable(text)),
    /** As everybody reads it; null while nobody does. */
    shown: wire('publicada', nullable(content)),
    shownPicture: wire('imagen_publicada', nullable(text)),
    raisedCents: wire('reunido', cents),
    gifts: wire('donativos', count),
    /** Reports of visitors that nobody has seen to. */
    reports: wire('denuncias', count),
  },
  'Fundraiser',
);

export const findOwnFundraisers = query('recaudaciones:mias', {
  access: 'session',
  gives: list(fundraiser),
});
export type OwnFundraiser = DataOfCall<typeof findOwnFundraisers>[number];

/** What one may be for: pets and campaigns that take gifts now. */
export const findFundraiserTargets = query('recaudaciones:destinos', {
  access: 'session',
  takes: lang,
  gives: object({
    pets: wire('mascotas', list(object({ id, name: wire('nombre', text) }))),
    campaigns: wire('campanas', list(object({ id, name: wire('nombre', text) }))),
  }),
});

/** Of its owner, or for moderators. */
export const openFundraiser = query('recaudaciones:abrir', {
  access: 'session',
  takes: { id: inputId },
  gives: fundraiser,
  errors: gone,
});

const saved = object({ id, revision: wire('version', count) });

/** Without an id a new draft. */
export const saveFundraiser = creation('recaudaciones:guardar', {
  access: 'session',
  takes: {
    id: optional(inputId),
    revision: wire('version', optional(revision)),
    content: wire('recaudacion', writtenFundraiser),
  },
  gives: saved,
  errors: { ...gone, 409: [...changed, 'fundraisersTooMany'] },
});

const moved = {
  access: 'session',
  takes: key,
  gives: saved,
  errors: { ...gone, 409: changed },
} as const;
/** To the moderators: a draft, or the changes of one that is active. */
export const submitFundraiser = command('recaudaciones:enviar', moved);
export const endFundraiser = command('recaudaciones:terminar', moved);
/** One that nobody has ever read. */
export const removeFundraiser = command('recaudaciones:eliminar', { ...moved, gives: nothing });

const access = { right: 'supporters.moderate' } as const;

export const findFundraisers = pagedQuery('recaudaciones:listar', {
  access,
  takes: { page, state: wire('estado', optional(word(fundraiserStates))) },
  gives: list(fundraiser),
});

export const approveFundraiser = command('recaudaciones:aprobar', {
  ...moved,
  access,
  errors: { ...gone, 409: [...changed, 'fundraiserOverAlready'] },
});
const judged = {
  ...moved,
  access,
  takes: { ...key, reason: wire('motivo', optionally(inputText, '')) },
} as const;
export const refuseFundraiser = command('recaudaciones:rechazar', judged);
export const takeOffFundraiser = command('recaudaciones:retirar', judged);

export const findReports = query('recaudaciones:denuncias', {
  access,
  takes: { id: inputId },
  gives: list(
    object({
      id,
      reason: wire('motivo', word(reportReasons)),
      words: wire('texto', text),
      createdAt: wire('created_at', instant),
    }),
  ),
  errors: gone,
});

/** Somebody has seen to all that were made so far. */
export const settleReports = command('recaudaciones:atender_denuncias', {
  access,
  takes: { id: inputId },
  gives: nothing,
  errors: gone,
});
