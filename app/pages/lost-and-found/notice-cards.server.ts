import type { LostAndFoundText } from '#app/i18n/lost-and-found-page.ts';
import { type Language, locale } from '#domain/language.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';

type Shown = Awaited<ReturnType<Context['lostAndFound']['see']>>;

/** A notice in words, as the list and its own page say it. */
export function noticeInWords(notice: Shown, text: LostAndFoundText, language: Language) {
  const { folio, kind, species, sex, size, color, otherColor, square, photos } = notice;
  const labels = noticeLabels[language];
  const title = labels.titles[kind][species];
  const day = new Date(`${notice.happenedOn}T12:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    folio,
    kind,
    title,
    href: pathFor('notice', language, { folio: String(folio) }),
    facts: [
      ...(sex === 'unknown' ? [] : [labels.sexes[sex]]),
      labels.sizes[size],
      ...[color, ...(otherColor ? [otherColor] : [])].map((one) => labels.colors[one]),
    ].join(' · '),
    since: text.since[kind](day),
    place: [notice.area, notice.place].filter(Boolean).join(', '),
    map: square && mapOf(square),
    marks: notice.marks,
    question: notice.question,
    photos: photos.map((src, index) => ({ src, alt: text.photo(title, index + 1) })),
  };
}

/** Of the square alone, where people look for themselves: no tile of others is loaded here. */
function mapOf({ south, west }: NonNullable<Shown['square']>): string {
  const [minlat, minlon] = [south / 100, west / 100];
  const corners = { minlon, minlat, maxlon: (west + 1) / 100, maxlat: (south + 1) / 100 };
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(corners).map(([name, at]) => [name, at.toFixed(2)])),
    box: 'yes',
  });
  return `https://www.openstreetmap.org/?${query}`;
}
