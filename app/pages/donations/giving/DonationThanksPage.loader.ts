import type { LoaderArgs } from '#app/load-context.ts';
import { readContent } from '#app/loaders/content-texts.server.ts';

export async function loader({ context }: LoaderArgs) {
  const { kinds } = await readContent(context, 'donations');
  return Object.fromEntries(Object.entries(kinds).map(([kind, { effects }]) => [kind, effects]));
}
