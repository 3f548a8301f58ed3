import type { DisputeState } from '#domain/donations/dispute.ts';
import type { Bilingual } from '#domain/language.ts';
import type { DonationMailState } from './donation-mail-states.ts';

interface Words {
  title: (folio: string) => string;
  subtitle: string;
  footer: (siteName: string) => string;
  testMode: string;
  dispute: string;
  states: Record<DisputeState, string>;
  payment: string;
  labels: {
    dispute: string;
    state: string;
    amount: string;
    reason: string;
    opened: string;
    answerBy: string;
    paidAt: string;
    given: string;
    left: string;
    donor: string;
    email: string;
    account: string;
    purpose: string;
    pet: string;
    monthly: string;
    method: string;
    provider: string;
    reference: string;
    movement: string;
    invoice: string;
  };
  isMonthly: string;
  noInvoice: string;
  erased: string;
  accountSince: (created: string, confirmed: string) => string;
  signIns: string;
  signInHead: readonly string[];
  twoFactors: string;
  noSignIns: string;
  mails: string;
  mailHead: readonly string[];
  mailKinds: Record<DonationMailState['kind'], string>;
  mailLeft: string;
  mailWaiting: string;
  noMails: string;
  file: (folio: string) => string;
}

export const evidenceWords: Bilingual<Words> = {
  es: {
    title: (folio) => `Pruebas del donativo ${folio}`,
    subtitle: 'Lo que el portal sabe de este pago, para responder a su disputa.',
    footer: (siteName) => `${siteName} · Pruebas para una disputa`,
    testMode: 'Modo de prueba: este donativo no movió dinero.',
    dispute: 'La disputa',
    states: { open: 'Abierta', won: 'Ganada', lost: 'Perdida' },
    payment: 'El pago y su recibo',
    labels: {
      dispute: 'Disputa',
      state: 'Estado',
      amount: 'Monto en disputa',
      reason: 'Motivo',
      opened: 'Abierta el',
      answerBy: 'Responder antes del',
      paidAt: 'Pagado el',
      given: 'Donativo',
      left: 'Queda, según el libro',
      donor: 'Donante',
      email: 'Correo del recibo',
      account: 'Cuenta en el portal',
      purpose: 'Para',
      pet: 'Mascota',
      monthly: 'Tipo de donativo',
      method: 'Forma de pago',
      provider: 'Proveedor',
      reference: 'Pago en el proveedor',
      movement: 'Cobro en el proveedor',
      invoice: 'Factura (folio fiscal)',
    },
    isMonthly: 'Mensual, aprobado por quien dona en el sitio del proveedor',
    noInvoice: 'Sin factura',
    erased: 'La cuenta fue eliminada',
    accountSince: (created, confirmed) => `Creada el ${created}; correo confirmado el ${confirmed}`,
    signIns: 'Inicios de sesión de quien donó, hasta el día de la disputa',
    signInHead: ['Inicio de sesión', 'Último uso', 'Navegador y sistema', 'Dirección IP'],
    twoFactors: 'con verificación en dos pasos',
    noSignIns: 'El portal ya no guarda inicios de sesión de esos días.',
    mails: 'Correos sobre este donativo',
    mailHead: ['Correo', 'A', 'Estado'],
    mailKinds: {
      voucher: 'Ficha de pago',
      transfer: 'Datos para transferir',
      expired: 'Aviso de que venció',
      receipt: 'Recibo',
      refund: 'Aviso de reembolso',
    },
    mailLeft: 'Enviado',
    mailWaiting: 'Por enviar',
    noMails: 'No se mandó ninguno.',
    file: (folio) => `Pruebas del donativo ${folio}.pdf`,
  },
  en: {
    title: (folio) => `Evidence for donation ${folio}`,
    subtitle: 'What the portal knows of this payment, to answer its dispute.',
    footer: (siteName) => `${siteName} · Evidence for a dispute`,
    testMode: 'Test mode: this donation moved no money.',
    dispute: 'The dispute',
    states: { open: 'Open', won: 'Won', lost: 'Lost' },
    payment: 'The payment and its receipt',
    labels: {
      dispute: 'Dispute',
      state: 'State',
      amount: 'Disputed amount',
      reason: 'Reason',
      opened: 'Opened on',
      answerBy: 'Answer before',
      paidAt: 'Paid on',
      given: 'Donation',
      left: 'Left, by the ledger',
      donor: 'Donor',
      email: 'Receipt sent to',
      account: 'Account on the portal',
      purpose: 'For',
      pet: 'Pet',
      monthly: 'Kind of donation',
      method: 'Payment method',
      provider: 'Provider',
      reference: 'Payment at the provider',
      movement: 'Charge at the provider',
      invoice: 'Invoice (folio fiscal)',
    },
    isMonthly: 'Monthly, approved by the donor on the provider’s site',
    noInvoice: 'No invoice',
    erased: 'The account was erased',
    accountSince: (created, confirmed) => `Created on ${created}; email confirmed on ${confirmed}`,
    signIns: 'Sign-ins of the donor, up to the day of the dispute',
    signInHead: ['Signed in', 'Last used', 'Browser and system', 'IP address'],
    twoFactors: 'with two-step verification',
    noSignIns: 'The portal keeps no sign-ins of those days any more.',
    mails: 'Emails about this donation',
    mailHead: ['Email', 'To', 'State'],
    mailKinds: {
      voucher: 'Payment slip',
      transfer: 'Transfer details',
      expired: 'Notice that it expired',
      receipt: 'Receipt',
      refund: 'Notice of a refund',
    },
    mailLeft: 'Sent',
    mailWaiting: 'To be sent',
    noMails: 'None was sent.',
    file: (folio) => `Evidence for donation ${folio}.pdf`,
  },
};
