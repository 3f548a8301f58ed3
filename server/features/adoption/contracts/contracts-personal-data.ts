import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { forgetTemplateAuthor } from './contract-templates.repository.ts';
import {
  deleteContracts,
  findContractOf,
  findSignedBy,
  leaveSignatures,
} from './contracts.repository.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  forgetFiles: Job<{ id: string }>;
}

/**
 * What the person signed. Their own contracts go with their applications, whose copies can still be verified; those that
 * they signed for the organisation stay the other side's.
 */
export const contractsPersonalData = ({
  database,
  jobs,
  forgetFiles,
}: Dependencies): PersonalData => ({
  key: 'adoptionContracts',
  title: {
    es: 'Los contratos de adopción que firmaste',
    en: 'The adoption contracts that you signed',
  },
  labels: {
    signedAt: { es: 'Cuándo', en: 'When' },
    name: { es: 'Con qué nombre', en: 'By which name' },
    address: { es: 'Desde qué dirección de red', en: 'From which network address' },
    pets: { es: 'Mascota', en: 'Pet' },
    sha256: { es: 'Huella del texto (SHA-256)', en: 'Hash of the text (SHA-256)' },
    text: { es: 'Texto', en: 'Text' },
  },
  async find({ id }) {
    const signed = await findSignedBy(database.query, id);
    return signed.map(({ signed_at, pet_names, ...rest }) => ({
      ...rest,
      signedAt: signed_at,
      pets: pet_names,
    }));
  },
  async erase(tx, { id }) {
    for (const applicationId of await applicationReferences.idsOfApplicant(tx, id)) {
      const contract = await findContractOf(tx.query, applicationId);
      if (!contract) continue;
      await deleteContracts(tx, [contract.id]);
      await jobs.enqueue(tx, forgetFiles, { id: contract.id });
    }
    await leaveSignatures(tx, id);
    await forgetTemplateAuthor(tx, id);
  },
});
