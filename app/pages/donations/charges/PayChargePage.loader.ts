import type { LoaderArgs } from '#app/load-context.ts';

/** The ways to pay: the same for everybody. */
export async function loader({ context }: LoaderArgs) {
  const { methods } = await context.app.donations.offer();
  return { methods };
}
