import type { Folder } from './folder.ts';

/** A person's picture. */
export const usuarios: Folder = {
  name: 'usuarios',
  add: async ({ viewer, context }, id, file) =>
    context.profile.addAvatar(viewer, id, Buffer.from(await file.arrayBuffer())),
  list: ({ viewer, context }, id) => context.profile.listAvatars(viewer, id),
  remove: ({ viewer, context }, id, address) => context.profile.removeAvatar(viewer, id, address),
};
