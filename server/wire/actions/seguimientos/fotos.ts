import {
  allowFollowUpPhoto,
  findFollowUpPhotos,
  sendFollowUpPhoto,
  showFollowUpPhoto,
} from '#domain/adoption/follow-up-photo-calls.ts';
import { invalid } from '#domain/errors.ts';
import { implement } from '../../implement.ts';
import type { ReceivedFile } from '../../uploads/received-file.ts';

const subirFoto = implement(sendFollowUpPhoto, {
  summary:
    'Adds a photo to a follow-up, by the key of the mail’s link and without a session (`clave`, sent before the file): a ' +
    'picture, 6 at most. Read by the family, who looks after the pet, and staff. With a session files go to `seguimiento/{id}/`.',
  async admit({ input: { key }, viewer, address, context }) {
    if (key === undefined) throw invalid({ key: ['required'] });
    await context.followUps.admitPhoto({ viewer, address }, key);
  },
  async handle({ input: { key, file }, viewer, address, context }) {
    const caller = { viewer, address };
    return { data: { id: await context.followUps.addPhoto(caller, key, file as ReceivedFile) } };
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
