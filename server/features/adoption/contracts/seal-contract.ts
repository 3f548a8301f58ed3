import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { bySystem } from '#server/features/kits/document-states/document-states.service.ts';
import type { MailSite } from '#server/features/kits/mail/mail-content.ts';
import { defineJob, type JobEnd } from '#server/jobs/define-job.ts';
import type { ApplicationListener } from '../applications/application-listener.ts';
import { applicationReferences } from '../applications/application-references.ts';
import type { ApplicationStates } from '../applications/application-states.ts';
import { contractFileName, sealedFileKey } from './contract-files.ts';
import type { ContractMails } from './contract-mails.ts';
import {
  briefOf,
  findContract,
  findSignatures,
  stateOf,
  storeSeal,
} from './contracts.repository.ts';
import type { DocumentSeal } from './document-seal.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  files: FileStore;
  states: ApplicationStates;
  mails: ContractMails;
  site: MailSite;
  content: Pick<ContentService, 'record' | 'letterhead'>;
  applicationListeners: readonly ApplicationListener[];
  seal: DocumentSeal;
}

/** Draws, signs and stores the PDF of a contract that both sides have signed, and mails it to them. */
export const createSealJob = (dependencies: Dependencies) =>
  defineJob({
    kind: 'contracts.seal',
    queue: 'files',
    waitsFor: 'files',
    timeLimit: 120_000,
    attempts: 60,
    input: z.object({ contractId: z.string() }),
    run: ({ contractId }) => seal(dependencies, contractId),
  });

const nothing: JobEnd = async () => {};

async function seal(
  {
    database,
    clock,
    files,
    states,
    mails,
    site,
    seal: sealPdf,
    content,
    applicationListeners,
  }: Dependencies,
  contractId: string,
): Promise<JobEnd> {
  const { query } = database;
  const contract = await findContract(query, contractId);
  if (!contract) return nothing;
  const signatures = await findSignatures(query, contractId);
  const application = await applicationReferences.find(query, contract.application_id);
  if (!application || stateOf(contract, signatures) !== 'signed') return nothing;
  // The library of PDF is loaded by the first contract, not by each start.
  const { drawContract } = await import('./contract-document.ts');
  const dossierDigest = await states.digestOf(query, application);
  const sealedAt = clock.now();
  const organisation = await content.record('contracts', 'es');
  const unsigned = await drawContract({
    contract,
    application,
    signatures,
    dossierDigest,
    sealedAt,
    site: { ...site, name: organisation.name },
    letterhead: await content.letterhead(),
  });
  const { pdf, sha256: pdfSha256 } = await sealPdf(unsigned, {
    reason: 'Contrato de adopcion',
    mailbox: 'adoptions',
    at: sealedAt,
  });
  const key = sealedFileKey(contractId, pdfSha256);
  await files.put(key, pdf);
  return async (tx) => {
    const current = await applicationReferences.lock(tx, contract.application_id);
    const seal = { sealedAt: sealedAt.toISOString(), dossierDigest, pdfSha256 };
    if (!current || !(await storeSeal(tx, contract, seal))) return;
    await states.event(tx, 'contractSealed', current, bySystem, pdfSha256);
    await applicationReferences.noteContract(tx, current.id, briefOf(contract, 'sealed'));
    const file = { key, name: contractFileName(contract) };
    const sealed = { ...current, contract: briefOf(contract, 'sealed') };
    for (const listener of applicationListeners) await listener(tx, sealed, 'contractSealed');
    await mails.sendSealed(tx, current, { contract, signatures, file });
  };
}
