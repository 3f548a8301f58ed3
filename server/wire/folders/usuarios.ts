import type { Folder } from './folder.ts';

/** A person's picture. */
export const usuarios: Folder = {
  name: 'usuarios',
  admit: ({ viewer, context }, id) => context.profile.admitAvatar(viewer, id),
  announce: ({ viewer, context }, id) => context.profile.admitAvatar(viewer, id),
  add: ({ viewer, context }, id, file) => context.profile.addAvatar(viewer, id, file),
  list: ({ viewer, context }, id) => context.profile.listAvatars(viewer, id),
  remove: ({ viewer, context }, id, address) => context.profile.removeAvatar(viewer, id, address),
};
