import { postAction } from '#app/api/transport/request.ts';
import type { Language } from '#domain/language.ts';

/** Nothing to show when the portal asks for no captcha. Throws when the portal or the widget cannot be had. */
export async function showCaptcha(
  language: Language,
  report: (solution: string | undefined) => unknown,
): Promise<HTMLElement | undefined> {
  let first = await fetchChallenge();
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

async function fetchChallenge(): Promise<unknown> {
  const answer = await postAction('captcha:obtener', {});
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
}
