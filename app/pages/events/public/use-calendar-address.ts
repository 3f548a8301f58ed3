import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { calendarPath } from '#domain/events/calendar-paths.ts';

/** Opens in the reader's calendar, which asks for it again by itself. */
export function useCalendarAddress(): string {
  const { siteUrl } = useSite();
  return siteUrl.replace(/^https?:/, 'webcal:') + calendarPath(useLanguage());
}
