import type { UploadTarget } from './upload-target.ts';

/** A person's picture. */
export const usuarios: UploadTarget = {
  name: 'usuarios',
  admit: ({ viewer, context }, id) => context.profile.admitAvatar(viewer, id),
  announce: ({ viewer, context }, id) => context.profile.admitAvatar(viewer, id),
  add: ({ viewer, context, once }, id, file) =>
    once((record) => context.profile.addAvatar(viewer, id, file, record)),
  async list({ viewer, context }, id) {
    return (await context.profile.listAvatars(viewer, id)).map((url) => ({ url }));
  },
  remove: ({ viewer, context }, id, address) => context.profile.removeAvatar(viewer, id, address),
};
