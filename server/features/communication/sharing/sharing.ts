import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Language } from '#domain/language.ts';
import type { PictureFormat, PosterForm, ShareKind } from '#domain/sharing/shared-file-address.ts';
import type { Base } from '#server/features/feature.ts';
import type { ContentService } from '../content/content.service.ts';
import { drawPicture } from './draw-picture.ts';
import { drawPhotos, mostPhotos, type Photo } from './photo-grid.ts';
import { type ShareSubject, shareSources } from './share-subject.ts';
import { sharingWords } from './sharing-words.ts';

export interface SharingDependencies extends Pick<Base, 'clock' | 'files' | 'contributions'> {
  content: Pick<ContentService, 'organisationName' | 'letterhead'>;
}

/** A file that is drawn when it is asked for, by a key that changes with what it shows. */
export interface SharedFile {
  key: string;
  draw(): Promise<Buffer>;
}

/** Undefined of what not everybody may see. */
export async function subject(
  { contributions }: SharingDependencies,
  kind: ShareKind,
  id: string,
  language: Language,
): Promise<ShareSubject | undefined> {
  const source = contributions.to(shareSources).find((one) => one.kind === kind);
  return source?.find(id, language);
}

/** A picture; undefined of what not everybody may see. */
export async function picture(
  dependencies: SharingDependencies,
  kind: ShareKind,
  id: string,
  { language, format }: { language: Language; format: PictureFormat },
): Promise<SharedFile | undefined> {
  const found = await subject(dependencies, kind, id, language);
  if (!found) return undefined;
  const organisation = await dependencies.content.organisationName();
  const codeLabel = sharingWords[language].code;
  return {
    key: keyOf(format, found, organisation, codeLabel),
    draw: async () =>
      drawPicture(
        { subject: found, photos: await photosOf(dependencies, found), organisation, codeLabel },
        format,
      ),
  };
}

/** A poster, a PDF; undefined of what not everybody may see. */
export async function poster(
  dependencies: SharingDependencies,
  kind: ShareKind,
  id: string,
  { language, form }: { language: Language; form: PosterForm },
): Promise<SharedFile | undefined> {
  const found = await subject(dependencies, kind, id, language);
  if (!found) return undefined;
  const letterhead = await dependencies.content.letterhead();
  // What is not on a poster leaves it as it is.
  const { progress: _, facts, lastingFacts = facts, ...shown } = found;
  return {
    key: keyOf(form, shown, lastingFacts, letterhead.name, letterhead.logo?.id, language),
    async draw() {
      const { drawPoster } = await import('./draw-poster.ts');
      const photos = await photosOf(dependencies, found);
      return drawPoster(
        {
          ...{ letterhead, subject: { ...shown, facts: lastingFacts } },
          photo:
            photos.length > 0
              ? await drawPhotos(photos, { width: 1080, height: 720 }, 'jpeg')
              : undefined,
          createdAt: dependencies.clock.now(),
        },
        language,
        form,
      );
    },
  };
}

async function photosOf(
  { files }: SharingDependencies,
  { photos }: ShareSubject,
): Promise<Photo[]> {
  const found: Photo[] = [];
  for (const { file, focus } of photos.slice(0, mostPhotos)) {
    const opened = await files.open(file);
    if (opened) found.push({ bytes: await buffer(opened.stream), focus });
  }
  return found;
}

const keyOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
