import { extname } from 'node:path';
import { z } from 'zod';
import { accountFields } from '#domain/accounts/account.ts';
import { labelsOf } from '#domain/contract/field.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { ExportedFile } from '../privacy/exported-file.ts';
import { deleteAccount } from './accounts.repository.ts';
import { isLastAdministrator } from './administration.service.ts';
import type { Avatars } from './avatars.ts';

/** What goes with an account and lies outside the database. */
export const accountFilesRemoval = (avatars: Avatars) =>
  defineJob({
    kind: 'accounts.forgetFiles',
    queue: 'files',
    waitsFor: 'files',
    timeLimit: 600_000,
    input: z.object({ userId: z.string() }),
    run: ({ userId }) => avatars.keepOnly(userId, []),
  });

interface Dependencies {
  avatars: Avatars;
  filesRemoval: ReturnType<typeof accountFilesRemoval>;
  jobs: Jobs;
}

/** With it go its sessions, links and second factor. */
export function accountPersonalData({ avatars, filesRemoval, jobs }: Dependencies): PersonalData {
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
    erasureObstacle: async (query, account) =>
      (await isLastAdministrator(query, account)) ? 'lastAdministrator' : undefined,
    async erase(tx, { id }) {
      await deleteAccount(tx, id);
      await jobs.enqueue(tx, filesRemoval, { userId: id });
    },
  };
}
