import { command, creation, type DataOfCall, pagedQuery, query } from '../../contract/call.ts';
import { limit, page } from '../../contract/page-shapes.ts';
import {
  bounded,
  cents,
  day,
  flag,
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
  text,
  wire,
  word,
} from '../../contract/shape.ts';
import { bookedTransfer, bookedVoucher } from '../../donations/booked-donation-shapes.ts';
import { chargeKinds, paymentMethods } from '../../donations/donation-kind.ts';
import { donationStates } from '../../donations/donation-state.ts';
import { chargeStates, handBackWays } from './charge.ts';

/** Recovery fees and deposits of adoptions: what is asked for, what came of it, and what goes back. */

const applicationId = wire('solicitud_id', inputId);
const kind = wire('tipo', word(chargeKinds));
const amountCents = wire('monto', cents);
const status = wire('estado', word(chargeStates));
const missing = ['notFound'] as const;

/** For whoever prepares the contract: what is usually asked for, and how much at most. */
export const proposeCharges = query('cuotas:proponer', {
  access: { right: 'applications.manageAny' },
  takes: { applicationId },
  gives: object({
    fee: wire(
      'cuota',
      nullable(
        object({
          proposedCents: wire('propuesta', cents),
          /** What the pets have cost so far, without what earlier families recovered. */
          capCents: wire('tope', cents),
        }),
      ),
    ),
    /** null where the organisation takes none, and where every pet is sterilized. */
    depositCents: wire('deposito', nullable(cents)),
  }),
  errors: { 404: missing },
});

/** What a contract asks for, for whoever decides about its application: never whether it was paid. */
export const findAgreedCharges = query('cuotas:acordadas', {
  access: { right: 'applications.manageAny' },
  takes: { applicationId },
  gives: list(
    object(
      { id, kind, amountCents, isWaived: wire('condonada', flag), reason: wire('motivo', text) },
      'AgreedCharge',
    ),
  ),
  errors: { 404: missing },
});
export type AgreedCharge = DataOfCall<typeof findAgreedCharges>[number];

/** Nothing more is asked for; what was paid goes back. */
export const waiveCharge = command('cuotas:condonar', {
  access: { right: 'applications.manageAny' },
  takes: { id: inputId, reason: wire('motivo', inputText) },
  gives: nothing,
  errors: { 404: missing, 409: ['chargeOver'] },
});

const payment = object(
  {
    id,
    status: wire('estado', word(donationStates)),
    method: wire('metodo', word(paymentMethods)),
    amountCents,
    createdAt: wire('created_at', instant),
    /** Of its receipt; null until it is paid. */
    number: wire('folio', nullable(text)),
    series: wire('serie', text),
    folio: wire('numero', nullable(integer)),
    invoice: wire('cfdi', nullable(text)),
    voucher: wire('vale', nullable(bookedVoucher)),
    transfer: wire('spei', nullable(bookedTransfer)),
    /** No money moves. */
    isTest: wire('prueba', flag),
  },
  'ChargePayment',
);

/** The family's own. */
export const findOwnCharges = query('cuotas:propias', {
  access: 'session',
  takes: {
    applicationId: wire('solicitud_id', optional(inputId)),
    id: optional(inputId),
  },
  gives: list(
    object(
      {
        id,
        applicationFolio: wire('solicitud', integer),
        petNames: wire('mascotas', text),
        kind,
        status,
        amountCents,
        heldCents: wire('recibido', cents),
        /** Of a deposit: by when the pet is sterilized. */
        dueOn: wire('fecha_limite', nullable(day)),
        reason: wire('motivo', text),
        /** Whether the organisation has said how such invoices are made. */
        canInvoice: wire('factura_posible', flag),
        payments: wire('pagos', list(payment)),
      },
      'OwnCharge',
    ),
  ),
});
export type OwnCharge = DataOfCall<typeof findOwnCharges>[number];
export type ChargePayment = OwnCharge['payments'][number];

/** For who keeps the books. */
export const findCharges = pagedQuery('cuotas:consultar', {
  access: { right: 'donations.read' },
  takes: {
    status: wire('estado', optional(word(chargeStates))),
    kind: wire('tipo', optional(word(chargeKinds))),
    page,
    limit,
  },
  gives: list(
    object(
      {
        id,
        createdAt: wire('created_at', instant),
        applicationFolio: wire('solicitud', integer),
        petNames: wire('mascotas', text),
        family: wire('familia', text),
        kind,
        status,
        amountCents,
        /** What the pets had cost when it was agreed on; null of a deposit. */
        costsCents: wire('gastos', nullable(cents)),
        cameCents: wire('llego', cents),
        heldCents: wire('recibido', cents),
        owedBackCents: wire('por_devolver', cents),
        dueOn: wire('fecha_limite', nullable(day)),
        reason: wire('motivo', text),
        mayForfeit: wire('se_puede_retener', flag),
      },
      'BookedCharge',
    ),
  ),
});
export type BookedCharge = DataOfCall<typeof findCharges>[number];

/** What is held of deposits, and owed back: together what the organisation owes to families. */
export const sumCharges = query('cuotas:sumas', {
  access: { right: 'donations.read' },
  gives: object({
    deposits: wire('depositos', integer),
    heldCents: wire('en_custodia', cents),
    feesCents: wire('cuotas_recibidas', cents),
    dueCents: wire('por_pagar', cents),
    owedBackCents: wire('por_devolver', cents),
  }),
});

/** Gives back what is owed, through the provider of each payment. */
export const returnCharge = creation('cuotas:devolver', {
  access: { right: 'donations.refund' },
  takes: { id: inputId },
  gives: object({ id, status, owedBackCents: wire('por_devolver', cents) }),
  errors: {
    404: missing,
    409: ['chargeNothingToReturn', 'refundUnderWay', 'refundRefused', 'donationDisputed'],
    422: ['providerNotConfigured', 'notOffered'],
    503: ['providerUnavailable', 'providerSilent'],
  },
});

/** It was given back by a transfer of the organisation’s own, or in cash. */
export const noteHandBack = creation('cuotas:registrar_devolucion', {
  access: { right: 'donations.refund' },
  takes: {
    id: inputId,
    way: wire('forma', word(handBackWays)),
    onDate: wire('fecha', inputText),
    note: wire('nota', bounded(inputText, { max: 400 })),
  },
  gives: object({ id, status }),
  errors: { 404: missing, 409: ['chargeNothingToReturn', 'refundUnderWay'] },
});

/** A person decides, in words, that a deposit does not go back. */
export const forfeitDeposit = command('cuotas:no_devolver', {
  access: { right: 'donations.refund' },
  takes: { id: inputId, reason: wire('motivo', inputText) },
  gives: nothing,
  errors: { 404: missing, 409: ['chargeOver', 'depositNotForfeitable'] },
});
