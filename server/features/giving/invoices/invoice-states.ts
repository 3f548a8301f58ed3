import { invoiceMachine } from '#domain/invoices/invoice-machine.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import { storeInvoiceState } from './invoices.repository.ts';

export type InvoiceStates = ReturnType<typeof createInvoiceStates>;

export const createInvoiceStates = (documentStates: DocumentStatesService) =>
  documentStates.of(invoiceMachine, storeInvoiceState);
