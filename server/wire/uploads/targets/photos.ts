import { notFound } from '#domain/errors.ts';
import { privatePhotoPath } from '#domain/private-photos.ts';
import type { ShownPhoto } from '#server/features/adoption/applications/home-photos.ts';
import type { NamedOutcome } from '#server/features/adoption/applications/visit-outcomes.ts';
import type { UploadTarget } from './upload-target.ts';

/** Photos that few may see: their addresses are signed, and open for a quarter of an hour. */

/** The photos of a family's home, below the id of its account. */
export const hogar: UploadTarget = {
  name: 'hogar',
  admit: ({ viewer, context }, id) => context.applications.admitHomePhoto(viewer, id),
  announce: ({ viewer, context }, id) => context.applications.admitHomePhoto(viewer, id),
  async add({ viewer, context, once }, id, file) {
    const photoId = await once((record) =>
      context.applications.addHomePhoto(viewer, id, file, record),
    );
    return context.config.siteUrl + privatePhotoPath(photoId);
  },
  async list({ viewer, context }, id) {
    const photos = await context.applications.listHomePhotos(viewer, id);
    return photos.map(addressesIn(context.config.siteUrl));
  },
  remove: ({ viewer, context }, id, url) =>
    context.applications.removeHomePhoto(viewer, id, photoIn(url)),
};

/** Those of how a visit went, below `{application}_{outcome}`. */
export const visita: UploadTarget = {
  name: 'visita',
  admit: ({ viewer, context }, id) => context.applications.admitOutcomePhoto(viewer, outcomeIn(id)),
  announce: ({ viewer, context }, id) =>
    context.applications.admitOutcomePhoto(viewer, outcomeIn(id)),
  async add({ viewer, context, once }, id, file) {
    const photoId = await once((record) =>
      context.applications.addOutcomePhoto(viewer, outcomeIn(id), file, record),
    );
    return context.config.siteUrl + privatePhotoPath(photoId);
  },
  async list({ viewer, context }, id) {
    const photos = await context.applications.listOutcomePhotos(viewer, outcomeIn(id));
    return photos.map(addressesIn(context.config.siteUrl));
  },
  remove: ({ viewer, context }, id, url) =>
    context.applications.removeOutcomePhoto(viewer, outcomeIn(id), photoIn(url)),
};

/** Those that a family sends after an adoption, below the id of the follow-up. */
export const seguimiento: UploadTarget = {
  name: 'seguimiento',
  admit: ({ viewer, address, context }, id) =>
    context.followUps.admitPhoto({ viewer, address }, id),
  announce: ({ viewer, address, context }, id) =>
    context.followUps.admitPhoto({ viewer, address }, id),
  async add({ viewer, address, context, once }, id, file) {
    const photoId = await once((record) =>
      context.followUps.addPhoto({ viewer, address }, id, file, record),
    );
    return context.config.siteUrl + privatePhotoPath(photoId);
  },
  async list({ viewer, context }, id) {
    const photos = await context.followUps.listOwnPhotos(viewer, id);
    return photos.map(addressesIn(context.config.siteUrl));
  },
  remove: ({ viewer, context }, id, url) => context.followUps.removePhoto(viewer, id, photoIn(url)),
};

/** Those of a foster home's diary, below the id of the entry. */
export const diario: UploadTarget = {
  name: 'diario',
  admit: ({ viewer, context }, id) => context.fostering.admitDiaryPhoto(viewer, id),
  announce: ({ viewer, context }, id) => context.fostering.admitDiaryPhoto(viewer, id),
  async add({ viewer, context, once }, id, file) {
    const photoId = await once((record) =>
      context.fostering.addDiaryPhoto(viewer, id, file, record),
    );
    return context.config.siteUrl + privatePhotoPath(photoId);
  },
  async list({ viewer, context }, id) {
    const photos = await context.fostering.listDiaryPhotos(viewer, id);
    return photos.map(addressesIn(context.config.siteUrl));
  },
  remove: ({ viewer, context }, id, url) =>
    context.fostering.removeDiaryPhoto(viewer, id, photoIn(url)),
};

const addressesIn =
  (siteUrl: string) =>
  ({ path }: Pick<ShownPhoto, 'path'>) => ({ url: siteUrl + path, type: 'image/webp' });

function outcomeIn(id: string): NamedOutcome {
  const [applicationId = '', outcomeId = ''] = id.split('_');
  return { applicationId, outcomeId };
}

/** @throws AppError notFound */
function photoIn(url: string): string {
  const id = /\/archivos\/fotos\/([0-9a-f-]{36})\.webp(?:\?|$)/.exec(url)?.[1];
  if (id === undefined) throw notFound('photo');
  return id;
}
