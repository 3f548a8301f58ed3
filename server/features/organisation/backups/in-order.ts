/** Works on a few items at a time, and gives the results in the order of the items. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underway: Promise<Result>[] = [];
  for await (const item of items) {
    const started = work(item);
    // Its error is heard of when its turn comes.
    started.catch(() => {});
    underway.push(started);
    const first = underway.length >= atOnce ? underway.shift() : undefined;
    if (first) yield await first;
  }
  for (const one of underway) yield await one;
}
