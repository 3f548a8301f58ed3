import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Language } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { drawShareImage } from './share-image.ts';
import { spreadWords } from './spread-words.ts';

/** What is shared of something with a goal, a campaign or a person's page: in one language. */
export interface Goal {
  id: string;
  revision: number;
  title: string;
  summary: string;
  goalCents: number;
  raisedCents: number;
  percent: number;
  /** In `media_assets`. */
  picture: string | null;
  /** '$250: what it pays' */
  amounts: readonly string[];
  /** Of its page, where the poster's code leads. */
  address: string;
}

interface Parts {
  files: Pick<FileStore, 'open'>;
}

export const wholePesos = (cents: number): string => formatAmount(cents).replace(/\.00$/, '');

export const raisedOf = (
  { raisedCents, goalCents }: Pick<Goal, 'raisedCents' | 'goalCents'>,
  language: Language,
): string => spreadWords[language].raised(wholePesos(raisedCents), wholePesos(goalCents));

async function pictureOf({ files }: Parts, { picture }: Goal) {
  const found = picture && (await files.open(`media/${picture}/og.jpg`));
  return found ? buffer(found.stream) : undefined;
}

/** What a shared link shows, by a key that changes with it. */
export function shareImageOf(parts: Parts, goal: Goal, language: Language) {
  const words = {
    title: goal.title,
    raised: raisedOf(goal, language),
    filled: Math.max(0, Math.min(100, goal.percent)),
  };
  const made = JSON.stringify([goal.picture, words]);
  return {
    key: createHash('sha256').update(made).digest('base64url'),
    draw: async () => drawShareImage(await pictureOf(parts, goal), words),
  };
}

/** Its poster, a PDF, by a key that changes with it. */
export function posterOf(
  parts: Parts,
  goal: Goal,
  {
    letterhead,
    createdAt,
    language,
  }: { letterhead: Letterhead; createdAt: Date; language: Language },
) {
  const { id, revision, title, summary, goalCents, amounts, address } = goal;
  return {
    key: `poster ${id} ${revision} ${language} ${letterhead.name} ${letterhead.logo?.id}`,
    async draw() {
      const { drawPoster } = await import('./poster.ts');
      const picture = await pictureOf(parts, goal);
      return drawPoster(
        {
          letterhead,
          title,
          summary,
          goal: wholePesos(goalCents),
          amounts,
          picture,
          address,
          createdAt,
        },
        language,
      );
    },
  };
}
