import { storedFiles } from '#server/features/kits/stored-files.ts';

export const avatarFolder = (userId: string) => `usuarios/${userId}/`;

export const avatarFiles = storedFiles({
  table: 'users',
  folders: ({ id }) => [avatarFolder(id)],
  keys: ({ id, avatar_file }) => (avatar_file ? [avatarFolder(id) + avatar_file] : []),
});
