import { ApiError } from '#app/api/transport/api-error.ts';
import { newIdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { type ManagedMedia, managedMedium } from '#app/components/managed-media.ts';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';
import { changePet, registerPet } from '#app/pages/pets/actions/pet-calls.ts';
import type { Language } from '#domain/language.ts';
import { type FocalPoint, usualFocalPoint } from '#domain/pets/focal-point.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Registration, StoredPet } from './draft.ts';
import {
  addressesOf,
  type FocalPoints,
  isChosen,
  isStored,
  type MediaItem,
  movedFocalPoints,
  type StoredItem,
  storedItem,
} from './media-items.ts';
import { differences, type PetFormValues, petFormOf, valuesOf } from './values.ts';

/** One part of the work that a person sees. */
export type TaskId = 'data' | 'certificate' | 'order' | `media:${string}`;
export type TaskState = 'waiting' | 'busy' | 'done' | UploadState;

interface Job {
  values: PetFormValues;
  media: readonly MediaItem[];
  focalPoints: FocalPoints;
  certificate: File | undefined;
  /** The pet as the portal has it; undefined while it has none. */
  stored: StoredPet | undefined;
  /** The registration before this one, when nobody knows what became of it. */
  sent: Registration | undefined;
  status: PetStatus;
  language: Language;
}

interface SaveObserver {
  signal: AbortSignal;
  onTask: (task: TaskId, state: TaskState, share?: number) => void;
  /** A registration is on its way: until `onStored` nobody knows whether there is a pet. */
  onSent: (registration: Registration) => void;
  /** The portal has this much, whatever happens next. */
  onStored: (pet: StoredPet) => void;
  /** A chosen file has arrived, and is the pet's from now on. */
  onUploaded: (item: string, media: ManagedMedia) => void;
  onCertificate: () => void;
}

/**
 * The pet first, then its files one after the other, so that whatever breaks in between can go on from there.
 * @returns the pet's id. @throws ApiError, and the signal's reason when it was cancelled
 */
export async function savePet(job: Job, observer: SaveObserver): Promise<string> {
  const { language } = job;
  const { signal, onTask } = observer;
  const storedMedia = job.media.filter(isStored);

  onTask('data', 'busy');
  let stored = job.stored
    ? await change(job.stored, job, storedMedia)
    : await register(job, observer);
  observer.onStored(stored);
  onTask('data', 'done');

  if (job.certificate) {
    signal.throwIfAborted();
    await upload('certificate', `cedula/${stored.id}/`, job.certificate);
    observer.onCertificate();
    onTask('certificate', 'done');
  }

  const wanted: string[] = [];
  const focalPoints: Record<string, FocalPoint> = {};
  for (const item of job.media) {
    signal.throwIfAborted();
    if (!isChosen(item)) {
      wanted.push(item.stored.url);
      continue;
    }
    const url = await upload(`media:${item.id}`, `mascotas/${stored.id}/`, item.file);
    const point = job.focalPoints[item.id];
    // What was shown here is what is kept, whatever the portal itself would propose.
    if (point) focalPoints[url] = point;
    const arrived =
      stored.media.find((one) => one.url === url) ?? managedMedium(url, usualFocalPoint);
    stored = { ...stored, media: [...new Set([...stored.media, arrived])] };
    observer.onUploaded(item.id, arrived);
    observer.onStored(stored);
    onTask(`media:${item.id}`, 'done');
    wanted.push(url);
  }

  // New ones arrive at the end, wherever they are to stand; the same picture twice is one.
  const mediaUrls = [...new Set(wanted)];
  if (mediaUrls.join() !== addressesOf(stored.media) || Object.keys(focalPoints).length > 0) {
    onTask('order', 'busy');
    stored = storedFrom(await changePet(stored, { mediaUrls, focalPoints }, language), stored);
    observer.onStored(stored);
  }
  return stored.id;

  function upload(task: TaskId, folder: Parameters<typeof uploadFile>[0]['folder'], file: File) {
    onTask(task, 'sending', 0);
    return uploadFile({
      folder,
      file,
      language,
      signal,
      onProgress: (state, share) => onTask(task, state, share),
    });
  }
}

async function change(
  stored: StoredPet,
  job: Pick<Job, 'values' | 'focalPoints' | 'language'>,
  storedMedia: readonly StoredItem[],
): Promise<StoredPet> {
  const mediaUrls = storedMedia.map(({ id }) => id);
  const focalPoints = movedFocalPoints(storedMedia, job.focalPoints);
  const sameWords = differences(stored.values, job.values).length === 0;
  const sameMedia = mediaUrls.join() === addressesOf(stored.media);
  if (sameWords && sameMedia && Object.keys(focalPoints).length === 0) return stored;
  const changes = {
    ...(!sameWords && { form: petFormOf(job.values, stored.values) }),
    ...(!sameMedia && { mediaUrls }),
    focalPoints,
  };
  return storedFrom(await changePet(stored, changes, job.language), stored);
}

/** What was sent before is sent again as it was: the portal answers with the pet that it has become, or makes it now. */
async function register(job: Job, { onSent, onStored }: SaveObserver): Promise<StoredPet> {
  const registration = job.sent ?? { key: newIdempotencyKey(), values: job.values };
  const { key, values } = registration;
  onSent(registration);
  const stored = storedFrom(await registerPet(job.status, petFormOf(values), job.language, key));
  if (differences(values, job.values).length === 0) return stored;
  onStored(stored);
  return change(stored, job, stored.media.map(storedItem));
}

export const storedFrom = (pet: ManagedPet | undefined, before?: StoredPet): StoredPet => {
  if (!pet) {
    // Whoever may change a pet may read it, unless it was given to somebody else meanwhile.
    if (before) return before;
    throw new ApiError({ status: 404, message: '', errors: {} });
  }
  return {
    id: pet.id,
    version: pet.version,
    values: valuesOf(pet),
    media: pet.media,
  };
};
