import { viewerOf } from './donations.ts';
import { day, type Filling } from './filling.ts';

/** What the donor heard of the pet that their monthly donation is for; once, however often the portal is filled. */
export async function tellOfPets({ context, people, start, goTo }: Filling): Promise<void> {
  const { monthlyDonations, petManagement, petNews } = context;
  const own = await monthlyDonations.find(viewerOf(people.donor));
  const petId = own?.monthly.petId;
  if (!petId || own.monthly.petTold) return;
  const actor = { viewer: viewerOf(people.administrator), address: '' };
  const { signal } = new AbortController();
  const become = (sterilized: boolean) =>
    petManagement.change(actor, petId, { description: { sterilized } }, { whole: false });
  goTo(new Date(start.getTime() - 40 * day));
  await become(false);
  await petNews.tellAll(signal);
  goTo(new Date(start.getTime() - 1 * day));
  await become(true);
  await petNews.tellAll(signal);
  goTo(start);
}
