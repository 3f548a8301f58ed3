import { type Language, locale } from '#domain/language.ts';
import { folioIn } from '#domain/lost-and-found/notice-address.ts';
import { noticeLabels } from '#domain/lost-and-found/notice-labels.ts';
import type { NoticeKind } from '#domain/lost-and-found/notice-words.ts';
import { usualFocalPoint } from '#domain/pets/focal-point.ts';
import { pathFor } from '#domain/site-map.ts';
import { inOneLine } from '#domain/text.ts';
import type { ShareSubject } from '#server/features/communication/sharing/share-subject.ts';
import { photoKey } from '#server/features/kits/private-photos/private-photo-files.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { findNotice } from './notices.repository.ts';

interface Words {
  looks: Record<NoticeKind, string>;
  since: Record<NoticeKind, (day: string) => string>;
  scan: string;
}

const words: Record<Language, Words> = {
  es: {
    looks: { lost: 'Ayúdalo a volver a casa', found: 'Busca a su familia' },
    since: { lost: (day) => `Se perdió el ${day}`, found: (day) => `Lo encontraron el ${day}` },
    scan: '¿Lo viste? Apunta la cámara y escribe',
  },
  en: {
    looks: { lost: 'Help it back home', found: 'Looks for its family' },
    since: { lost: (day) => `Lost on ${day}`, found: (day) => `Found on ${day}` },
    scan: 'Have you seen it? Point your camera and write',
  },
};

/** What pictures and posters say of a published notice: a code instead of a telephone. @param id its folio */
export async function noticeSubject(
  {
    database: { query },
    privatePhotos,
    siteUrl,
  }: Pick<NoticeDependencies, 'database' | 'privatePhotos'> & { siteUrl: string },
  id: string,
  language: Language,
): Promise<ShareSubject | undefined> {
  const folio = folioIn(id);
  const notice = folio === undefined ? undefined : await findNotice(query, { folio });
  if (notice?.status !== 'published') return undefined;
  const { kind, species, sex, size, color, otherColor, marks } = notice;
  const say = words[language];
  const labels = noticeLabels[language];
  const colors = [color, ...(otherColor ? [otherColor] : [])].map((one) => labels.colors[one]);
  const day = new Date(`${notice.happenedOn}T12:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const photos = await privatePhotos.list(query, 'notice', [notice.id]);
  const path = pathFor('notice', language, { folio: String(notice.folio) });
  return {
    title: labels.titles[kind][species],
    looks: say.looks[kind],
    facts: [...(sex === 'unknown' ? [] : [labels.sexes[sex]]), labels.sizes[size], ...colors].join(
      ' · ',
    ),
    place: [notice.area, notice.place || notice.federalState].filter(Boolean).join(', '),
    more: [say.since[kind](day)],
    // People write in Spanish.
    summary: language === 'es' ? inOneLine(marks) : '',
    scan: say.scan,
    address: siteUrl + path,
    shortAddress: siteUrl.replace(/^https?:\/\//, '') + path,
    photos: photos.map((photo) => ({ file: photoKey(photo.id), focus: usualFocalPoint })),
  };
}
