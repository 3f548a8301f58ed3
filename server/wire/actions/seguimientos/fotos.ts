import { z } from 'zod';
import {
  allowFollowUpPhoto,
  findFollowUpPhotos,
  showFollowUpPhoto,
} from '#domain/adoption/follow-up-photo-calls.ts';
import { receivedFile } from '#server/wire/uploads/uploads.ts';
import { parseInput } from '../../errors.ts';
import { withWireNames } from '../../field-names.ts';
import { implement } from '../../implement.ts';
import { defineAction } from '../../registry.ts';
import { id, shape } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const subirFoto = defineAction({
  name: 'seguimientos:subir_foto',
  summary:
    'Adds a photo to a follow-up, by the key of the mail’s link and without a session (`clave`, sent before the file): a ' +
    'picture, 6 at most. Read by the family, who looks after the pet, and staff. With a session files go to `seguimiento/{id}/`.',
  access: 'everyone',
  multipart: {
    async admit({ input, viewer, address, context }) {
      const named = parseInput(z.object({ clave: wireId }), { clave: input.clave });
      await context.followUps.admitPhoto({ viewer, address }, named.clave);
    },
  },
  input: z.object({ clave: wireId, lang: wireLanguage, archivo: receivedFile }),
  output: shape({ id }),
  errors: {
    404: ['notFound'],
    409: ['followUpClosed'],
    413: ['fileTooLarge'],
    415: ['pictureFormat', 'photoHeic'],
    422: [
      'fileEmpty',
      'tooManyPhotos',
      'pictureBroken',
      'pictureTooManyPixels',
      'pictureTooLargeForFormat',
    ],
    503: ['noRoom'],
  },
  async handle({ input, viewer, address, context }) {
    const photoId = await withWireNames({ file: 'archivo' }, () =>
      context.followUps.addPhoto({ viewer, address }, input.clave, input.archivo),
    );
    return { data: { id: photoId } };
  },
});

const verFotos = implement(findFollowUpPhotos, {
  summary:
    'The photos that the family sent after an adoption (`id` of the application), for the family, who looks after the pet, and ' +
    'staff. `url` is signed and opens for a quarter of an hour. `permitida`: the family lets everybody see it beside the pet; ' +
    '`mostrada`: they do.',
  async handle({ input, viewer, context }) {
    const found = await context.followUps.listPhotos(viewer, input.applicationId);
    const { siteUrl } = context.config;
    return { data: found.map((one) => ({ ...one, url: siteUrl + one.path })) };
  },
});

const permitirFoto = implement(allowFollowUpPhoto, {
  summary:
    'The family’s consent to show a photo of its follow-up on the page of the pet that it adopted, given or taken back ' +
    '(`permite`): by its session at any time, and by the mail’s key while that works. Nobody sees it before somebody looked.',
  async handle({ input: { key, ...consent }, viewer, address, context }) {
    await context.followUps.allowPhoto({ viewer, address }, key, consent);
    return { data: null };
  },
});

const mostrarFoto = implement(showFollowUpPhoto, {
  summary:
    'Shows a photo that the family allowed on the page of the adopted pet, or does so no more (`muestra`). For whoever looks after ' +
    'the pet, and staff; `id` is the application’s.',
  async handle({ input, viewer, context }) {
    await context.followUps.showPhoto(viewer, input);
    return { data: null };
  },
});

export const fotos = [subirFoto, verFotos, permitirFoto, mostrarFoto];
