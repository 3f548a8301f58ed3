import { demoCare, demoLots, demoVetVisit } from '#content/demo/demo-care.ts';
import type { Account } from '#domain/accounts/account.ts';
import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';

/** Pets that are not there, or have a record already, are left alone. */
export async function fillCare(
  { care, config }: Context,
  petIds: ReadonlyMap<string, string>,
  administrator: Account,
  start: Date,
): Promise<void> {
  const viewer = viewerOf(administrator);
  const today = dateIn(config.timezone, start);
  for (const [demoId, entries] of Object.entries(demoCare)) {
    const petId = petIds.get(demoId);
    if (petId === undefined) continue;
    const { entries: known, offered } = await care.readRecord(viewer, petId);
    if (known.length > 0) continue;
    for (const { daysAgo, product, brand, ...input } of entries) {
      const productId = offered.find(({ name }) => name === product)?.id;
      const entry = { ...input, onDate: addDays(today, -daysAgo), productId, product: brand };
      await care.record({ viewer, address: '' }, petId, entry);
    }
    if (demoId === demoVetVisit.pet) await writeVisit(care, viewer, petId, today);
  }
  const { lots } = await care.listLots(viewer, { ofAll: false });
  if (lots.length > 0) return;
  for (const { expiresIn, ...lot } of demoLots) {
    await care.saveLot(viewer, { ...lot, expiresOn: addDays(today, expiresIn) });
  }
}

/** As a vet does who was sent the link. */
async function writeVisit(
  care: Context['care'],
  viewer: Viewer,
  petId: string,
  today: string,
): Promise<void> {
  const { daysAgo, pet: _, done, ...input } = demoVetVisit;
  const { offered } = await care.readRecord(viewer, petId);
  await care.inviteVet({ viewer, address: '' }, petId);
  const [link] = await care.listVetLinks(viewer, petId);
  const visit = {
    ...input,
    onDate: addDays(today, -daysAgo),
    done: done.map(({ product, brand, ...one }) => {
      const productId = offered.find(({ name }) => name === product)?.id;
      return { ...one, productId, product: brand };
    }),
  };
  await care.writeVetVisit({ viewer: visitor, address: '' }, link?.key ?? '', visit);
}
