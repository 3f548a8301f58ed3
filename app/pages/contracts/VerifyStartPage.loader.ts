import { redirect } from 'react-router';
import type { LoaderArgs } from '#app/load-context.ts';
import { codeParam } from '#domain/adoption/verification-address.ts';
import { readCode } from '#domain/adoption/verification-code.ts';
import { pathFor } from '#domain/site-map.ts';

/** Leads to the page of a code that the form has sent by itself. */
export async function loader({ request, context }: LoaderArgs) {
  const typed = new URL(request.url).searchParams.get(codeParam);
  if (typed === null) return { incomplete: false };
  const code = readCode(typed);
  if (code) throw redirect(pathFor('verifyContract', context.language, { code }));
  return { incomplete: true };
}
