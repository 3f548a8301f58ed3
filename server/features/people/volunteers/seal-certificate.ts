import { z } from 'zod';
import { defineJob, type JobEnd } from '#server/jobs/define-job.ts';
import { certificateKey } from './certificate-files.ts';
import { findCertificate, storeSeal } from './certificates.repository.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { findVolunteer } from './volunteers.repository.ts';

type Dependencies = Omit<VolunteerDependencies, 'sealJob'>;

/** Draws, signs and stores the PDF of a certificate, and tells the volunteer. */
export const createSealJob = (dependencies: Dependencies) =>
  defineJob({
    kind: 'volunteers.seal',
    queue: 'files',
    waitsFor: 'files',
    timeLimit: 120_000,
    attempts: 60,
    input: z.object({ id: z.string() }),
    run: ({ id }) => seal(dependencies, id),
  });

const nothing: JobEnd = async () => {};

async function seal(
  {
    database,
    clock,
    files,
    content,
    documentSeal,
    mails,
    siteName,
    siteUrl,
    timezone,
  }: Dependencies,
  id: string,
): Promise<JobEnd> {
  const certificate = await findCertificate(database.query, id);
  if (!certificate || certificate.sealed_at !== null || certificate.volunteer_id === null) {
    return nothing;
  }
  // The library of PDF is loaded by the first certificate, not by each start.
  const { drawCertificate } = await import('./certificate-document.ts');
  const at = clock.now();
  const organisation = await content.record('contracts', 'es');
  const unsigned = await drawCertificate({
    certificate,
    site: { name: organisation.name || siteName, url: siteUrl, timezone },
    legalName: organisation.legalName,
    letterhead: await content.letterhead(),
    sealedAt: at,
  });
  const { pdf, sha256: pdfSha256 } = await documentSeal(unsigned, {
    reason: 'Constancia de voluntariado',
    mailbox: 'volunteering',
    at,
  });
  await files.put(certificateKey(id, pdfSha256), pdf);
  return async (tx) => {
    if (!(await storeSeal(tx, id, { sealedAt: at.toISOString(), pdfSha256 }))) return;
    const volunteer = await findVolunteer(tx.query, { id: certificate.volunteer_id ?? '' });
    if (volunteer) await mails.sendCertificate(tx, volunteer, certificate);
  };
}
