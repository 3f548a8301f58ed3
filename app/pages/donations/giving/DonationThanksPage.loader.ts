import type { LoaderArgs } from '#app/load-context.ts';
import { donationsPage } from '#content/donations/donations.ts';

export function loader({ context: { language } }: LoaderArgs) {
  const { kinds } = donationsPage[language];
  return Object.fromEntries(Object.entries(kinds).map(([kind, { effects }]) => [kind, effects]));
}
