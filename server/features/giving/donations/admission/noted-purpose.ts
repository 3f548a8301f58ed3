import type { Database } from '#server/db/database.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { Contributions } from '#server/features/extension-point.ts';
import { type GiftPlace, giftPlace } from '../gift-campaigns.ts';
import { requirePublicPet } from './donor-checks.ts';

/** Where a gift goes that whoever keeps the books notes: by the same rules as what donors give. @throws AppError invalid */
export async function notedPurpose(
  {
    database,
    contributions,
    pets,
  }: { database: Database; contributions: Contributions; pets: PetsService },
  { campaignId, petId }: { campaignId: string | null; petId: string | null },
): Promise<GiftPlace> {
  await requirePublicPet({ pets }, petId);
  const place = await giftPlace(contributions, database.query, campaignId);
  return { ...place, petId: petId ?? place.petId };
}
