import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ContentOf } from '#domain/content/content-documents.ts';
import type { Language } from '#domain/language.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { Species } from '#domain/pets/vocabularies.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { applicationReferences } from '../applications/application-references.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { findOfApplications } from './follow-ups.repository.ts';

interface OwnAdoption {
  applicationId: string;
  folio: number;
  pets: { id: string; name: string; species: Species; picture: PetMedia | undefined }[];
  /** YYYY-MM-DD: when the family is asked next; null once it has been asked for the last time. */
  nextAskedOn: string | null;
}

export interface OwnAdoptions {
  adoptions: OwnAdoption[];
  guide: ContentOf<'firstDays'>;
  /** Whom else to write to. */
  email: string;
}

/**
 * The pets that the viewer adopted and still has, the latest adoptions first, with what helps them.
 * @throws AppError unauthenticated
 */
export async function findOwnAdoptions(
  {
    database,
    content,
    mediaAssets,
  }: Pick<FollowUpDependencies, 'database' | 'content' | 'mediaAssets'>,
  viewer: Viewer,
  language: Language,
): Promise<OwnAdoptions> {
  const accountId = requireAccount(viewer);
  const { query } = database;
  const applications = await applicationReferences.adoptedBy(query, accountId);
  const followUps = await findOfApplications(
    database,
    applications.map(({ id }) => id),
  );
  const adoptions: OwnAdoption[] = [];
  for (const application of applications) {
    const here = await applicationReferences.petsWithFamily(database, application);
    if (here.length === 0) continue;
    const described = await petReferences.describe(
      query,
      here.map(({ id }) => id),
    );
    const pets: OwnAdoption['pets'] = [];
    for (const { id, name, species } of described) {
      const [first] = await petReferences.mediaIds(query, id);
      const picture = first && (await mediaAssets.find([first])).get(first);
      pets.push({ id, name, species, picture: picture || undefined });
    }
    const next = followUps.find(
      (one) => one.applicationId === application.id && !one.sentAt && !one.endedAt,
    );
    adoptions.push({
      applicationId: application.id,
      folio: application.folio,
      pets,
      nextAskedOn: next?.dueOn ?? null,
    });
  }
  const guide = await content.published('firstDays', language);
  const { mailboxes } = await content.record('followUps', language);
  return { adoptions, guide, email: mailboxes.adoptions };
}
