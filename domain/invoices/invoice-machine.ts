import { stateMachine } from '../documents/state-machine.ts';
import { invoiceStates } from './invoice-state.ts';

/** What the certification provider and the SAT answer, the portal takes over; whoever manages invoices ends and cancels. */
export const invoiceMachine = stateMachine({
  kind: 'invoice',
  states: invoiceStates,
  initial: ['pending'],
  transitions: {
    stamp: { wire: 'timbrar', from: ['pending'], to: 'valid', by: ['system'] },
    refuse: { wire: 'rechazar', from: ['pending'], to: 'refused', by: ['system'] },
    /** Somebody has made sure that it has no stamp. */
    end: { wire: 'terminar', from: ['pending'], to: 'refused', by: ['invoices.manage'] },
    /** Of refused ones only those that were stamped after all, after they had ended. */
    cancel: {
      wire: 'cancelar',
      from: ['valid', 'refused'],
      to: 'cancelling',
      by: ['invoices.manage'],
    },
    confirmCancellation: {
      wire: 'confirmar_cancelacion',
      from: ['cancelling'],
      to: 'cancelled',
      by: ['system'],
    },
    rejectCancellation: {
      wire: 'rechazar_cancelacion',
      from: ['cancelling'],
      to: 'valid',
      by: ['system'],
    },
    /** Of one that was stamped after it had ended. */
    rejectLateCancellation: {
      wire: 'rechazar_cancelacion_tardia',
      from: ['cancelling'],
      to: 'refused',
      by: ['system'],
    },
  },
});
