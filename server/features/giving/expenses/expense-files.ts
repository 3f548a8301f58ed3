import { readFile, stat } from 'node:fs/promises';
import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import { AppError, conflict, invalid, notFound } from '#domain/errors.ts';
import type { CfdiFacts, Expense } from '#domain/expenses/expense.ts';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import { type ChosenFile, largestFile } from '#domain/pets/chosen-files.ts';
import type { StoredFile } from '#server/adapters/files/file-store.ts';
import { typeOfKey } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import { type NamedFile, paperEnding } from '#server/features/animals/pets/papers/pet-documents.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { refuse } from '#server/features/kits/media/media-errors.ts';
import { checkSize } from '#server/features/kits/media/media-source.ts';
import { decodeText } from '#server/formats/decode-text.mjs';
import type { ExpenseDependencies } from './expense-dependencies.ts';
import { deleteFile, findFile, findFiles, insertFile } from './expense-files.repository.ts';
import { receiptKey } from './expense-stored-files.ts';
import { maySeeExpense, requireBook } from './expenses.policy.ts';
import { findExpense, sharesOf, updateExpense } from './expenses.repository.ts';
import { requireNewInvoice } from './known-invoice.ts';
import { getWritable, lockWritable } from './lock-writable.ts';
import { readCfdi } from './read-cfdi.ts';
import { recordChange } from './record-change.ts';

/** Milliseconds for which a signed address opens its file. */
const openFor = 15 * 60_000;
const permitted = ['pdf', 'jpg', 'png', 'gif', 'webp'];

/** Before a file is received. @throws AppError unauthenticated, notFound, forbidden, invalid (no room) */
export async function admitFile(
  { database: { query } }: ExpenseDependencies,
  viewer: Viewer,
  expenseId: string,
): Promise<void> {
  requireAccount(viewer);
  const { expense, whole } = await getWritable(query, viewer, expenseId);
  requireLiving(expense);
  await requireRoom(query, whole);
}

/** As `admitFile`, and rejects what cannot become a receipt by what its sender says of it. */
export async function announceFile(
  dependencies: ExpenseDependencies,
  viewer: Viewer,
  expenseId: string,
  { name, size }: ChosenFile,
): Promise<void> {
  await admitFile(dependencies, viewer, expenseId);
  if (size === 0) throw refuse('fileEmpty');
  if (size > largestFile) throw refuse('fileTooLarge');
  if (isXml(name) && size > expenseLimits.cfdi * 4) throw tooLargeInvoice();
}

/**
 * A picture, a PDF, or the XML of the invoice, which says whose invoice it is.
 * @returns the file's id
 * @throws AppError as `admitFile`; unsupportedMedia, tooLarge, invalid, conflict (an invoice that is recorded already)
 */
export async function addFile(
  dependencies: ExpenseDependencies,
  actor: Actor,
  expenseId: string,
  file: NamedFile,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { database, files, scanner, clock } = dependencies;
  const { viewer } = actor;
  await admitFile(dependencies, viewer, expenseId);
  await checkSize(file);
  const invoice = isXml(file.name) ? await readInvoiceFile(file) : undefined;
  const ending = invoice ? 'xml' : await receiptEnding(file);
  await scanner.requireClean(file);
  const id = uuid();
  const key = receiptKey(id, ending);
  await files.put(key, { path: file.path });
  try {
    await database.transaction(async (tx) => {
      const withInvoice = () => invoice !== undefined;
      const { expense, whole } = await lockWritable(
        dependencies,
        tx,
        viewer,
        expenseId,
        withInvoice,
      );
      requireLiving(expense);
      await requireRoom(tx.query, whole);
      const createdAt = clock.now().toISOString();
      if (invoice) await takeInvoice(tx, viewer, whole, invoice, createdAt);
      await insertFile(tx, {
        id,
        expense_id: expenseId,
        file_key: key,
        name: safeFileName(file.name, ending),
        is_cfdi: invoice ? 1 : 0,
        created_at: createdAt,
      });
      await recordFile(dependencies, tx, actor, whole, 'fileAdded');
      await recordCreation?.(tx, id);
    });
  } catch (error) {
    await files.delete(key).catch(() => {});
    throw error;
  }
  return id;
}

async function takeInvoice(
  tx: Tx,
  viewer: Viewer,
  whole: readonly Expense[],
  { uuid: cfdiUuid, supplierRfc, totalCents }: CfdiFacts,
  changedAt: string,
): Promise<void> {
  const taken = { cfdiUuid, cfdiCents: totalCents, supplierRfc };
  for (const { cfdiUuid: known, share, amountCents } of whole) {
    if (known !== null) throw conflict('expenseCfdiHasOne');
    const said = share?.invoiceCents ?? amountCents;
    if (said > totalCents) throw invalid({ file: ['expenseMoreThanCfdi'] });
  }
  await requireNewInvoice(tx.query, viewer, cfdiUuid);
  for (const one of whole) {
    await updateExpense(tx, { ...one, ...taken, changedAt, version: one.version + 1 });
  }
}

/** In the log of each pet of the expense. */
async function recordFile(
  dependencies: ExpenseDependencies,
  tx: Tx,
  actor: Actor,
  whole: readonly Expense[],
  what: 'fileAdded' | 'fileRemoved',
): Promise<void> {
  for (const { id: expenseId, petId } of whole) {
    const pet = await requireBook(tx.query, actor.viewer, petId);
    await recordChange(dependencies, tx, actor, { pet, expenseId, what });
  }
}

/** @throws AppError unauthenticated, notFound, forbidden, conflict (the invoice's XML) */
export async function removeFile(
  dependencies: ExpenseDependencies,
  actor: Actor,
  expenseId: string,
  fileId: string,
): Promise<void> {
  const { database, files } = dependencies;
  requireAccount(actor.viewer);
  await database.transaction(async (tx) => {
    const found = await lockWritable(dependencies, tx, actor.viewer, expenseId, () => false);
    requireLiving(found.expense);
    const file = await findFile(tx.query, fileId);
    if (!file || !idsOf(found.whole).includes(file.expense_id)) throw notFound('file');
    if (file.is_cfdi === 1) throw conflict('expenseFileKept');
    await deleteFile(tx, fileId);
    await recordFile(dependencies, tx, actor, found.whole, 'fileRemoved');
    // What cannot be deleted at once goes with the next tidying up.
    tx.afterCommit(() => files.delete(file.file_key).catch(() => {}));
  });
}

export interface ListedReceipt {
  id: string;
  name: string;
  /** Media type. */
  type: string;
  isCfdi: boolean;
  /** Opens it for a quarter of an hour. */
  path: string;
}

/** @throws AppError unauthenticated, notFound */
export async function listFiles(
  dependencies: ExpenseDependencies,
  viewer: Viewer,
  expenseId: string,
): Promise<ListedReceipt[]> {
  const { query } = dependencies.database;
  requireAccount(viewer);
  const expense = await findExpense(query, expenseId);
  if (!expense || !(await maySeeExpense(query, viewer, expense))) throw notFound('expense');
  return (await receiptsOf(dependencies, [expense])).get(expenseId) ?? [];
}

/**
 * By expense, those of all shares of its invoice, with signed paths; whoever asks has made sure that the expense may be
 * seen.
 */
export async function receiptsOf(
  { database, signer, clock }: Pick<ExpenseDependencies, 'database' | 'signer' | 'clock'>,
  expenses: readonly Expense[],
): Promise<ReadonlyMap<string, ListedReceipt[]>> {
  const until = String(clock.now().getTime() + openFor);
  const found = new Map<string, ListedReceipt[]>();
  const invoices = [...new Set(expenses.flatMap(({ share }) => share?.invoiceId ?? []))];
  const shares = await sharesOf(database.query, invoices);
  const ids = new Set([...idsOf(expenses), ...idsOf(shares)]);
  for (const row of await findFiles(database.query, [...ids])) {
    const query = new URLSearchParams({ vence: until, firma: signer.sign(`${row.id} ${until}`) });
    const receipt = {
      id: row.id,
      name: row.name,
      type: typeOfKey(row.file_key),
      isCfdi: row.is_cfdi === 1,
      path: `/archivos/gastos/${row.id}?${query}`,
    };
    const invoiceId = shares.find(({ id }) => id === row.expense_id)?.share?.invoiceId;
    for (const { id, share } of expenses) {
      const isOf = invoiceId === undefined ? id === row.expense_id : share?.invoiceId === invoiceId;
      if (isOf) found.set(id, [...(found.get(id) ?? []), receipt]);
    }
  }
  return found;
}

/** For a signed address; undefined for any other, and for a file that is gone. */
export async function openFile(
  { database, signer, clock, files }: ExpenseDependencies,
  id: string,
  { until, signature }: { until: string; signature: string },
): Promise<(StoredFile & { name: string }) | undefined> {
  const isOpen =
    signer.verify(`${id} ${until}`, signature) && clock.now().getTime() < Number(until);
  const row = isOpen ? await findFile(database.query, id) : undefined;
  const opened = row && (await files.open(row.file_key));
  return row && opened && { ...opened, name: row.name };
}

const isXml = (name: string): boolean => /\.xml$/i.test(name);

const tooLargeInvoice = () =>
  new AppError('invalid', 'expenseCfdiTooLarge', { details: { file: ['expenseCfdiTooLarge'] } });

/** @throws AppError invalid */
async function readInvoiceFile({ path }: NamedFile): Promise<CfdiFacts> {
  if ((await stat(path)).size > expenseLimits.cfdi * 4) throw tooLargeInvoice();
  return readCfdi(decodeText(await readFile(path)));
}

/** @throws AppError unsupportedMedia, invalid */
async function receiptEnding(file: NamedFile): Promise<string> {
  const ending = await paperEnding(file);
  if (permitted.includes(ending)) return ending;
  throw new AppError('unsupportedMedia', 'expenseFileFormat', {
    details: { file: ['expenseFileFormat'] },
  });
}

async function requireRoom(query: Tx['query'], whole: readonly Expense[]): Promise<void> {
  const known = await findFiles(query, idsOf(whole));
  if (known.length >= expenseLimits.files) throw invalid({ file: ['expenseTooManyFiles'] });
}

const idsOf = (expenses: readonly Expense[]): string[] => expenses.map(({ id }) => id);

/** @throws AppError notFound */
function requireLiving({ deletedAt }: Expense): void {
  if (deletedAt !== null) throw notFound('expense');
}
