import type { Folder } from './folder.ts';

/** A person's picture. */
export const usuarios: Folder = {
  name: 'usuarios',
  admit: ({ viewer, context }, id) => context.profile.admitAvatar(viewer, id),
  announce: ({ viewer, context }, id) => context.profile.admitAvatar(viewer, id),
  add: ({ viewer, context, once }, id, file) =>
    once((record) => context.profile.addAvatar(viewer, id, file, record)),
  list: ({ viewer, context }, id) => context.profile.listAvatars(viewer, id),
  remove: ({ viewer, context }, id, address) => context.profile.removeAvatar(viewer, id, address),
};
