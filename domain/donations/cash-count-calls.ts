import { command, creation, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  cents,
  count,
  day,
  flag,
  givenCents,
  id,
  inputId,
  inputText,
  instant,
  integer,
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
import { cashCountStates } from './cash-count.ts';
import { donationKinds } from './donation-kind.ts';

/** Cash that one person counts and another one confirms. */

const access = { right: 'donations.bringIn' } as const;

export const countCash = creation('donaciones:contar_efectivo', {
  access,
  takes: {
    /** YYYY-MM-DD */
    givenOn: wire('fecha', inputText),
    /** Event or place. */
    place: wire('lugar', optional(inputText)),
    /** Of what an adoption asks for, which then is paid, and no gift. */
    chargeId: wire('cuota_id', optional(nullable(inputId))),
    kind: wire('tipo', optional(word(donationKinds))),
    campaignId: wire('campana_id', optional(nullable(inputId))),
    petId: wire('mascota_id', optional(nullable(inputId))),
    pieces: wire(
      'piezas',
      list(
        object({
          /** Of one note or coin, in pesos. */
          valueCents: wire('valor', givenCents),
          count: wire('cantidad', integer),
        }),
        { max: 20 },
      ),
    ),
  },
  gives: object({ id }),
  errors: {
    404: ['notFound'],
    409: ['chargeNotDue', 'chargeDisputed', 'feeAboveCosts'],
    422: ['cashNothing', 'campaignOver'],
  },
});

export const findCashCounts = pagedQuery('donaciones:conteos', {
  access,
  takes: { state: wire('estado', optionally(word(cashCountStates), 'counted')), page, limit },
  gives: list(
    object(
      {
        id,
        createdAt: wire('created_at', instant),
        givenOn: wire('fecha', day),
        place: wire('lugar', text),
        /** null to whoever may confirm it: they count for themselves. */
        amountCents: wire('monto', nullable(cents)),
        pieces: wire(
          'piezas',
          nullable(
            list(object({ valueCents: wire('valor', cents), count: wire('cantidad', count) })),
          ),
        ),
        state: wire('estado', word(cashCountStates)),
        isOwn: wire('propio', flag),
        countedBy: wire('contado_por', nullable(text)),
        changedAt: wire('cambiado_en', instant),
        changedBy: wire('cambiado_por', nullable(text)),
        donationId: wire('donativo_id', nullable(id)),
        /** Of its donation. */
        number: wire('folio', nullable(text)),
      },
      'CashCount',
    ),
  ),
});

export const confirmCash = creation('donaciones:confirmar_conteo', {
  access,
  takes: {
    id: inputId,
    /** What the second person counted, in pesos. */
    amountCents: wire('monto', givenCents),
  },
  gives: object({ id, donationId: wire('donativo_id', id), number: wire('folio', text) }),
  errors: {
    404: ['notFound'],
    409: [
      'cashCountedBySame',
      'cashOtherTotal',
      'cashCountOver',
      'chargeNotDue',
      'chargeDisputed',
      'feeAboveCosts',
    ],
  },
});

export const cancelCashCount = command('donaciones:cancelar_conteo', {
  access,
  takes: { id: inputId },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['cashCountOver'] },
});

export type FoundCashCount = DataOfCall<typeof findCashCounts>[number];
