import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { inOneLine } from '#domain/text.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base } from '#server/features/feature.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import { cropPhoto, drawPetPicture, type PictureFormat } from './draw-pet-picture.ts';
import { kitText, kitWords } from './pet-kit-words.ts';
import type { PosterForm } from './pet-poster.ts';

export interface KitParts extends Pick<Base, 'clock' | 'config' | 'files'> {
  pets: Pick<PetsService, 'findPublic'>;
  content: Pick<ContentService, 'organisationName' | 'letterhead'>;
}

/** A file that is drawn when it is asked for, by a key that changes with what it shows. */
interface KitFile {
  key: string;
  draw(): Promise<Buffer>;
}

const pageOf = { adoption: 'adoptionPet', rehabilitation: 'rehabilitationPet' } as const;

async function findPet({ pets }: KitParts, id: string) {
  for (const programme of ['adoption', 'rehabilitation'] as const) {
    const pet = await pets.findPublic(programme, id);
    if (pet) return { pet, programme };
  }
  return undefined;
}

/** The first picture as large as it is kept; of a video the one for links. */
async function photoOf({ files }: KitParts, { media: [first] }: PublicPet) {
  if (!first) return undefined;
  const name = first.kind === 'image' ? `${Math.max(...first.widths)}.webp` : 'og.jpg';
  const found = await files.open(`media/${first.id}/${name}`);
  return found && { bytes: await buffer(found.stream), focus: first.focus };
}

const addressOf = ({ config }: KitParts, programme: Programme, id: string, language: Language) =>
  config.siteUrl + pathFor(pageOf[programme], language, { id });

const keyOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A picture of a pet that everybody may see; undefined of any other. */
export async function picture(
  parts: KitParts,
  id: string,
  language: Language,
  format: PictureFormat,
): Promise<KitFile | undefined> {
  const found = await findPet(parts, id);
  if (!found) return undefined;
  const { pet, programme } = found;
  const text = kitText(pet, language);
  const organisation = await parts.content.organisationName();
  const { scan } = kitWords[language];
  const address = addressOf(parts, programme, id, language);
  const [first] = pet.media;
  return {
    key: keyOf(format, text, organisation, address, first?.id, first?.focus),
    draw: async () =>
      drawPetPicture(
        { photo: await photoOf(parts, pet), text, organisation, scan, address },
        format,
      ),
  };
}

/** Its poster, a PDF; undefined of a pet that not everybody may see. */
export async function poster(
  parts: KitParts,
  id: string,
  language: Language,
  form: PosterForm,
): Promise<KitFile | undefined> {
  const found = await findPet(parts, id);
  if (!found) return undefined;
  const { pet, programme } = found;
  const text = kitText(pet, language);
  const letterhead = await parts.content.letterhead();
  const address = addressOf(parts, programme, id, language);
  const [first] = pet.media;
  // What rescuers wrote they wrote in Spanish.
  const summary = language === 'es' ? inOneLine(pet.personality) : '';
  return {
    key: keyOf(form, text, summary, letterhead.name, letterhead.logo?.id, address, first?.id),
    async draw() {
      const { drawPetPoster } = await import('./pet-poster.ts');
      const photo = await photoOf(parts, pet);
      return drawPetPoster(
        {
          ...{ letterhead, text, summary, address },
          photo: photo && (await cropPhoto(photo, { width: 1080, height: 720 })),
          createdAt: parts.clock.now(),
        },
        language,
        form,
      );
    },
  };
}
