import { postCall } from '#app/api/transport/post-call.ts';
import { findChallenge } from '#domain/captcha-calls.ts';
import type { Language } from '#domain/language.ts';

/** Nothing to show when the portal asks for no captcha. Throws when the portal or the widget cannot be had. */
export async function showCaptcha(
  language: Language,
  report: (solution: string | undefined) => unknown,
): Promise<HTMLElement | undefined> {
  let first: unknown = await fetchChallenge();
  if (first === null) {
    report('');
    return undefined;
  }
  const { createAltchaWidget } = await import('./altcha-widget.ts');
  const widget = await createAltchaWidget(language, async () => {
    const challenge = first ?? (await fetchChallenge());
    first = undefined;
    return challenge;
  });
  widget.addEventListener('statechange', (event) => {
    const { payload } = (event as CustomEvent<{ payload: string | null }>).detail;
    report(payload ?? undefined);
  });
  return widget;
}

const fetchChallenge = () => postCall(async () => findChallenge, {});
