import { readContent } from '#app/components/text-page/show-text.server.ts';
import type { LoaderArgs } from '#app/load-context.ts';

export async function loader({ context }: LoaderArgs) {
  const { kinds } = await readContent(context, 'donations');
  return Object.fromEntries(Object.entries(kinds).map(([kind, { effects }]) => [kind, effects]));
}
