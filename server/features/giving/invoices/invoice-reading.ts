import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { FieldName } from '#domain/contract/field.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { notFound } from '#domain/errors.ts';
import type {
  Invoice,
  InvoiceDocument,
  invoiceDocumentFields,
  invoiceFields,
} from '#domain/invoices/invoice.ts';
import { doubtfulAnswers } from '#domain/invoices/invoice-review.ts';
import type { Paged } from '#domain/paging.ts';
import type { FileStore, StoredFile } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import { donationReferences } from '../donations/donation-references.ts';
import {
  answerKey,
  answerPath,
  fileKeys,
  fileName,
  filePaths,
  type InvoiceFileKind,
} from './invoice-files.ts';
import { donationsOf } from './invoiced-donations.repository.ts';
import { mayRead, maySeeStamp, requireInvoiceKeeper } from './invoices.policy.ts';
import { findInvoice, findInvoiceByKey, invoicesTable } from './invoices.repository.ts';

interface Dependencies {
  database: Database;
  files: FileStore;
}

/** For a download. */
type NamedFile = StoredFile & { name: string };

export async function query(
  { database }: Dependencies,
  viewer: Viewer,
  query: RowQuery<FieldName<typeof invoiceDocumentFields>>,
): Promise<Paged<InvoiceDocument>> {
  requireAccount(viewer);
  // Nobody filters or orders by what the rows do not hold.
  const requested = query as RowQuery<FieldName<typeof invoiceFields>>;
  const page = await invoicesTable.page(database, requested);
  const invoiced = await donationsOf(
    database.query,
    page.items.map(({ id }) => id),
  );
  const keys = await donationReferences.keysOf(database.query, [...invoiced.values()].flat());
  const items = page.items.map((invoice) => {
    const ids = invoiced.get(invoice.id) ?? [];
    const donations = ids.flatMap((id) => keys.get(id) ?? []);
    const { xml, pdf } = filePaths(invoice);
    const { uuid, stampedAt } = invoice;
    const hasStamp = uuid !== null && maySeeStamp(viewer, invoice);
    // The files of one whose legal time is over are gone.
    const hasFiles = hasStamp && invoice.receiverRfc !== '';
    const hasAnswer = doubtfulAnswers.includes(invoice.reviewReason);
    return {
      ...invoice,
      donations,
      uuid: hasStamp ? uuid : null,
      stampedAt: hasStamp ? stampedAt : null,
      xml: hasFiles ? xml : null,
      pdf: hasFiles ? pdf : null,
      answer: hasAnswer ? answerPath(invoice) : null,
    };
  });
  return { ...page, items };
}

/** @throws AppError unauthenticated, notFound */
export async function get(
  { database }: Dependencies,
  viewer: Viewer,
  key: DocumentKey,
): Promise<Invoice> {
  return getReadable(viewer, await findInvoiceByKey(database.query, key));
}

/** @throws AppError unauthenticated, notFound */
export async function openFile(
  { database, files }: Dependencies,
  viewer: Viewer,
  which: DocumentKey | { id: string },
  kind: InvoiceFileKind,
): Promise<NamedFile> {
  const found =
    'id' in which
      ? await findInvoice(database.query, which.id)
      : await findInvoiceByKey(database.query, which);
  const invoice = await getReadable(viewer, found);
  const hasFile = invoice.uuid !== null && maySeeStamp(viewer, invoice);
  const file = hasFile ? await files.open(fileKeys(invoice)[kind]) : undefined;
  if (!file) throw notFound('file');
  return { ...file, name: fileName(invoice, kind) };
}

/**
 * What the provider answered that is no stamped document of ours.
 * @throws AppError unauthenticated, forbidden, notFound
 */
export async function openAnswer(
  { database, files }: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<NamedFile> {
  requireInvoiceKeeper(viewer);
  const invoice = await findInvoice(database.query, id);
  if (!invoice) throw notFound('invoice');
  const file = await files.open(answerKey(invoice));
  if (!file) throw notFound('file');
  return { ...file, name: `Respuesta del PAC ${invoice.series}${invoice.folio}.xml` };
}

async function getReadable(viewer: Viewer, invoice: Invoice | undefined): Promise<Invoice> {
  requireAccount(viewer);
  if (!invoice || !mayRead(viewer, invoice)) throw notFound('invoice');
  return invoice;
}
