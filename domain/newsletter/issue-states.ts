import { type ValueOf, vocabulary } from '../vocabulary.ts';

export const issueStates = vocabulary({
  draft: 'borrador',
  scheduled: 'programado',
  sending: 'enviando',
  paused: 'en_pausa',
  sent: 'enviado',
  cancelled: 'cancelado',
});
export type IssueState = ValueOf<typeof issueStates>;

interface Step {
  from: readonly IssueState[];
  to: IssueState;
}

/** The only ways from one state of an issue to another. */
export const issueSteps = {
  schedule: { from: ['draft'], to: 'scheduled' },
  unschedule: { from: ['scheduled'], to: 'draft' },
  start: { from: ['draft', 'scheduled'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['sending', 'paused'], to: 'cancelled' },
  finish: { from: ['sending'], to: 'sent' },
  reopen: { from: ['sent'], to: 'sending' },
} as const satisfies Record<string, Step>;
export type IssueStep = keyof typeof issueSteps;

/** What became of the mail to one reader. `uncertain`: the mail server may have had all of it when the try was cut short. */
export const deliveryStates = vocabulary({
  waiting: 'en_espera',
  sent: 'enviado',
  refused: 'rechazado',
  uncertain: 'incierto',
  skipped: 'dado_de_baja',
});
export type IssueDeliveryState = ValueOf<typeof deliveryStates>;

/** What came back of a mail that was sent: its mailbox does not exist, this mail was not taken, or its reader calls it unwanted. */
export const returnedMails = vocabulary({
  noMailbox: 'buzon_inexistente',
  bounced: 'devuelto',
  complaint: 'queja',
});
export type ReturnedMail = ValueOf<typeof returnedMails>;

export type DeliveryCounts = Readonly<Record<IssueDeliveryState, number>>;
