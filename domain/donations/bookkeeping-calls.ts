import { z } from 'zod';
import {
  command,
  creation,
  type DataOfCall,
  fileQuery,
  type GivenToCall,
  pagedQuery,
  query,
} from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  bounded,
  cents,
  count,
  flag,
  id,
  inputId,
  inputText,
  list,
  number,
  object,
  optional,
  optionally,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { bookedDonation, donationDetails } from './booked-donation-shapes.ts';
import { donationKinds, paymentMethods } from './donation-kind.ts';
import { donationStates } from './donation-state.ts';

/** What those see and do about donations who keep the books. */

const ofDay = optional(ruled(() => z.iso.date()));

const search = {
  term: wire('texto', optionally(bounded(inputText, { max: 200 }), '')),
  states: wire('estados', optionally(list(word(donationStates), { max: 10 }), [])),
  method: wire('metodo', optional(word(paymentMethods))),
  provider: wire('proveedor', optional(bounded(inputText, { max: 40 }))),
  kind: wire('tipo', optional(word(donationKinds))),
  campaignId: wire('campana_id', optional(inputId)),
  from: wire('desde', ofDay),
  to: wire('hasta', ofDay),
  unsettled: wire('por_resolver', optionally(flag, false)),
};

export const findDonations = pagedQuery('donaciones:consultar', {
  access: { right: 'donations.read' },
  takes: { ...search, page, limit },
  gives: list(bookedDonation),
});

/** Campaigns that donations may name, the latest first. */
export const findGiftCampaigns = query('donaciones:campanas', {
  access: { right: 'donations.read' },
  gives: list(object({ id, title: wire('titulo', object({ es: text, en: text })) })),
});

export const exportDonations = fileQuery('donaciones:exportar', {
  access: { right: 'donations.read' },
  takes: search,
  produces: 'text/csv',
});

export const openDonation = query('donaciones:consultar_detalle', {
  access: { right: 'donations.read' },
  takes: { id: inputId },
  gives: donationDetails,
  errors: { 404: ['notFound'] },
});

export const askProvider = command('donaciones:preguntar_proveedor', {
  access: { right: 'donations.reconcile' },
  takes: { id: inputId },
  gives: donationDetails,
  errors: {
    404: ['notFound'],
    409: ['nothingToAsk'],
    422: ['providerNotConfigured'],
    503: ['providerSilent', 'providerUnavailable'],
  },
});

export const makeDisputeEvidence = fileQuery('donaciones:pruebas_disputa', {
  access: { right: 'donations.refund' },
  takes: { id: inputId },
  produces: 'application/pdf',
  errors: { 404: ['notFound'], 409: ['donationNotDisputed'] },
});

export const refundDonation = creation('donaciones:reembolsar', {
  access: { right: 'donations.refund' },
  takes: {
    id: inputId,
    /** In pesos; all that is left where it is missing. */
    amount: wire('monto', optional(number)),
  },
  gives: object({
    id,
    status: wire('estado', word(donationStates)),
    refundedCents: wire('reembolsado', cents),
  }),
  errors: {
    404: ['notFound'],
    409: [
      'refundTooLarge',
      'refundUnderWay',
      'refundRefused',
      'notRefundable',
      'donationDisputed',
      'chargeRefundElsewhere',
    ],
    422: ['providerNotConfigured', 'notOffered'],
    503: ['providerUnavailable', 'providerSilent'],
  },
});

const sum = {
  donations: wire('donativos', count),
  receivedCents: wire('recibido', cents),
  refundedCents: wire('reembolsado', cents),
  netCents: wire('neto', cents),
};
const kind = wire('tipo', word(donationKinds));

export const sumDonations = query('donaciones:totales', {
  access: { right: 'donations.read' },
  gives: object({
    isTest: wire('prueba', flag),
    total: object(sum),
    /** Of the last 36, oldest first. */
    months: wire(
      'meses',
      list(
        object({
          month: wire('mes', text),
          ...sum,
          byKind: wire('por_tipo', list(object({ kind, netCents: sum.netCents }))),
        }),
      ),
    ),
    byKind: wire('tipos', list(object({ kind, ...sum }))),
    byMethod: wire(
      'metodos',
      list(object({ method: wire('metodo', word(paymentMethods)), ...sum })),
    ),
  }),
});

export const readDonationFigures = query('donaciones:cifras', {
  access: { right: 'donations.read' },
  gives: object({
    isTest: wire('prueba', flag),
    today: wire('hoy', object(sum)),
    month: wire('mes', object(sum)),
    year: wire('anio', object(sum)),
    monthly: wire(
      'mensual',
      object({ donations: wire('donativos', count), amountCents: wire('monto', cents) }),
    ),
    donors: wire('donantes', count),
  }),
});

export type DonationSearchWords = GivenToCall<typeof exportDonations>;
/** A donation as those see it who keep the books. */
export type BookedDonation = DataOfCall<typeof findDonations>[number];
export type DonationDetails = DataOfCall<typeof openDonation>;
export type DonationMonth = DataOfCall<typeof sumDonations>['months'][number];
export type DonationSum = DataOfCall<typeof sumDonations>['total'];
export type DonationFigures = DataOfCall<typeof readDonationFigures>;
