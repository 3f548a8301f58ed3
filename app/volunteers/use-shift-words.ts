import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { locale } from '#domain/language.ts';

interface Span {
  startsAt: string;
  endsAt: string;
}

/** When a shift is, by the clocks of the site: "sábado, 5 de diciembre, 09:00–12:00". */
export function useShiftWords(): (shift: Span) => string {
  const language = useLanguage();
  const { timezone } = useSite();
  const clock = (instant: string) =>
    new Date(instant).toLocaleTimeString(locale[language], {
      ...{ hour: '2-digit', minute: '2-digit' },
      timeZone: timezone,
    });
  return ({ startsAt, endsAt }) => {
    const day = new Date(startsAt).toLocaleDateString(locale[language], {
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
      timeZone: timezone,
    });
    return `${day}, ${clock(startsAt)}–${clock(endsAt)}`;
  };
}
