import { extname } from 'node:path';
import { accountFields } from '#domain/accounts/account.ts';
import { labelsOf } from '#domain/contract/field.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { ExportedFile } from '../privacy/exported-file.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { deleteAccount } from './accounts.repository.ts';
import type { Avatars } from './avatars.ts';

/** With it go its sessions, links and second factor. */
export function accountPersonalData({
  avatars,
  jobs,
}: {
  avatars: Avatars;
  jobs: Jobs;
}): PersonalData {
  // Only `erase` below stores jobs of this kind.
  jobs.handle('accounts.forgetFiles', (payload) =>
    avatars.keepOnly((payload as { userId: string }).userId, []),
  );

  const { avatarFile: picture, ...labels } = labelsOf(accountFields);

  return {
    key: 'account',
    title: { es: 'Tu cuenta', en: 'Your account' },
    labels: { ...labels, picture },
    async find(account) {
      const { id, avatarFile } = account;
      if (!avatarFile) return [{ ...account }];
      const key = avatars.keyOf(id, avatarFile);
      const address = avatars.addressOf(id, avatarFile);
      const path = `foto${extname(avatarFile)}`;
      return [{ ...account, picture: new ExportedFile({ key, address, path }) }];
    },
    async erase(tx, { id }) {
      await deleteAccount(tx, id);
      await jobs.enqueue(tx, 'accounts.forgetFiles', { userId: id });
    },
  };
}
