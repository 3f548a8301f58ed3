import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';

/** Writes instants by the site's clock, wherever the administrator who reads them is. */
export function useSiteInstant(): (instant: string) => string {
  const language = useLanguage();
  const { timezone } = useSite();
  return (instant) => formatInstant(instant, language, timezone);
}
