import { command, creation, type DataOfCall, fileQuery, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  bounded,
  cents,
  day,
  flag,
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
} from '../contract/shape.ts';

/** Gifts that are no money: food, medicine, blankets. They are in no sum of money. */

const access = { right: 'donations.bringIn' } as const;
const ofGift = { id: inputId };
const missing = ['notFound'] as const;

export const recordInKind = creation('donaciones:registrar_en_especie', {
  access,
  takes: {
    /** YYYY-MM-DD */
    receivedOn: wire('fecha', inputText),
    what: wire('descripcion', inputText),
    /** In pesos, as the donor estimates. */
    estimatedCents: wire('valor_estimado', optional(nullable(givenCents))),
    donorName: wire('nombre', optional(inputText)),
    email: wire('correo', optional(inputText)),
  },
  gives: object({ id, number: wire('folio', text) }),
});

export const findInKind = pagedQuery('donaciones:en_especie', {
  access,
  takes: { isCancelled: wire('cancelados', optionally(flag, false)), page, limit },
  gives: list(
    object(
      {
        id,
        number: wire('folio', text),
        createdAt: wire('created_at', instant),
        receivedOn: wire('fecha', day),
        what: wire('descripcion', text),
        estimatedCents: wire('valor_estimado', nullable(cents)),
        donorName: wire('nombre', text),
        email: wire('correo', text),
        recordedBy: wire('registrado_por', nullable(text)),
        cancelledBy: wire('cancelado_por', nullable(text)),
        reason: wire('motivo', text),
        /** An invoice stands for it, or is on its way. */
        isInvoiced: wire('facturado', flag),
        /** Fiscal UUID of that invoice; null until it is stamped. */
        cfdi: nullable(text),
      },
      'InKindGift',
    ),
  ),
});

export const printInKind = fileQuery('donaciones:acuse_en_especie', {
  access,
  takes: ofGift,
  produces: 'application/pdf',
  errors: { 404: missing, 409: ['inKindCancelled'] },
});

export const cancelInKind = command('donaciones:cancelar_en_especie', {
  access,
  takes: { ...ofGift, reason: wire('motivo', bounded(inputText, { max: 400 })) },
  gives: nothing,
  errors: { 404: missing, 409: ['inKindCancelled', 'inKindInvoiced'] },
});

export type FoundInKind = DataOfCall<typeof findInKind>[number];
