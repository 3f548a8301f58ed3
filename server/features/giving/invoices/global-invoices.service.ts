import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { GlobalInvoicesDependencies } from './global-invoices.ts';
import * as globalInvoices from './global-invoices.ts';

export type GlobalInvoicesService = ReturnType<typeof createGlobalInvoicesService>;

/** A month's donations that have no invoice, made out to the general public. */
export const createGlobalInvoicesService = (dependencies: GlobalInvoicesDependencies) =>
  bindUseCases(dependencies, globalInvoices);
