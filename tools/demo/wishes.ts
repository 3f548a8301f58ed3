import { demoWishes } from '#content/demo/demo-wishes.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Context } from '#server/context.ts';

/** The alerts that somebody asked for, whose pets are still to come. */
export async function fillWishes(context: Context, viewer: Viewer): Promise<void> {
  for (const wish of demoWishes) {
    await context.wishes.keepWish(viewer, { ...wish, language: 'es' });
  }
}
