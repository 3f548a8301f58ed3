import type { Context } from '#server/context.ts';

/** Some are opened by many, some by few: by the place of the pet, so that each start tells the same. */
const viewsOf = (place: number) => (place * 7) % 23;

/** What visitors have looked at, and the turns that follow from it. */
export async function fillViews(
  { database, petViews, petExposure }: Context,
  petIds: ReadonlyMap<string, string>,
): Promise<void> {
  const known = await database.query.selectFrom('pet_views').select('day').limit(1).execute();
  if (known.length > 0) return;
  for (const [place, id] of [...petIds.values()].entries()) {
    for (let visitor = 1; visitor <= viewsOf(place); visitor += 1) {
      await petViews.noteView(id, `198.51.100.${visitor}`);
    }
  }
  await petViews.storeViews();
  await petExposure.takeTurnsOfDay(new AbortController().signal);
}
