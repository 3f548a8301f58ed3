import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Issuer } from '#domain/invoices/issuer.ts';
import type { ColumnsOf } from '../entity-columns.ts';

/** Invoices and who issues them. */
export interface InvoiceTables {
  invoice_issuers: InvoiceIssuersTable;
  invoices: ColumnsOf<Invoice>;
  invoiced_donations: InvoicedDonationsTable;
}

/** The columns of the issuer's contract, and its seal certificate (CSD). */
interface InvoiceIssuersTable extends ColumnsOf<Issuer> {
  /** DER, base64. */
  certificate: string;
  /** The SAT's .key file with its password, sealed. */
  encrypted_key: string;
  /** The certificate's number that administrators have been told of. */
  warned_of_expiry: string | null;
  /** 1: there is one issuer. */
  only_one: number;
}

/** What an invoice is made for. */
interface InvoicedDonationsTable {
  invoice_id: string;
  donation_id: string;
  /** Of the invoice: less what was given back of the donation before. */
  amount_cents: number;
  /** 1 while the invoice stands for the donation: unique then. */
  living: 0 | 1;
}
