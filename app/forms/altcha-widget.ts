import 'altcha/external';
import 'altcha/altcha.css';
import type { Configuration } from 'altcha/types';
import type { AltchaWidgetElement } from 'altcha/types/generic';
// A file of its own, as the content security policy asks.
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { Language } from '#domain/language.ts';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

const translations: Record<Language, string> = { es: 'es-419', en: 'en' };

/** The widget for one solution; it begins by itself once it is in the page. */
export async function createAltchaWidget(
  language: Language,
  fetchChallenge: () => Promise<unknown>,
): Promise<AltchaWidgetElement> {
  if (language === 'es') await import('altcha/i18n/es-419');
  const configuration: Partial<Configuration> = {
    auto: 'onload',
    // Only a name: `fetch` decides what happens.
    challenge: '/api/captcha:obtener',
    fetch: async () => Response.json(await fetchChallenge()),
    language: translations[language],
    disableAutoFocus: true,
    hideFooter: true,
    hideLogo: true,
    humanInteractionSignature: false,
  };
  const widget = document.createElement('altcha-widget');
  // Before it has been put into the page it cannot be configured.
  widget.addEventListener('load', () => widget.configure(configuration), { once: true });
  return widget;
}
