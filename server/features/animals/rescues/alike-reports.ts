import { differentBits, mostDifferentBits } from '#domain/photo-matches/photo-match.ts';
import type { AlikeReason } from '#domain/rescues/rescue-desk-calls.ts';
import { isNear } from './position.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import type { RescueReport } from './rescue-report.ts';
import { findAlike, findOpenAround, type NamedReport } from './rescues.repository.ts';

const day = 86_400_000;
/** Around the day of a report, and so many of them. */
const near = { days: 7, most: 5 } as const;
/** Their photos are compared, the latest first. */
const seen = { days: 21, most: 300 } as const;

interface Alike {
  report: NamedReport;
  reasons: readonly AlikeReason[];
}

/** Other open reports that may be about the same animal, by place and day or by a photo; those by both first. */
export async function alikeReports(
  dependencies: Pick<RescueDependencies, 'database' | 'privatePhotos'>,
  report: RescueReport,
): Promise<Alike[]> {
  const { database } = dependencies;
  const ofDays = await findAlike(database, report, around(report, near.days), seen.most);
  const byPlace = ofDays.filter((one) => mayBeSame(one, report)).slice(0, near.most);
  const byPhoto = await withSamePhoto(dependencies, report);
  const all = new Map<string, NamedReport>([...byPlace, ...byPhoto].map((one) => [one.id, one]));
  const has = (some: readonly NamedReport[], id: string) => some.some((one) => one.id === id);
  return [...all.values()]
    .map((one) => ({
      report: one,
      reasons: [
        ...(has(byPlace, one.id) ? (['place'] as const) : []),
        ...(has(byPhoto, one.id) ? (['photo'] as const) : []),
      ],
    }))
    .toSorted((a, b) => b.reasons.length - a.reasons.length);
}

/** An animal that its family has at home is nobody's find. */
const mayBeSame = (one: RescueReport, other: RescueReport): boolean =>
  (one.kind === 'surrender') === (other.kind === 'surrender') && isNear(one, other);

const around = ({ createdAt }: RescueReport, days: number) => {
  const at = (offset: number) => new Date(Date.parse(createdAt) + offset * day).toISOString();
  return { since: at(-days), until: at(days) };
};

async function withSamePhoto(
  { database: { query }, privatePhotos }: Pick<RescueDependencies, 'database' | 'privatePhotos'>,
  report: RescueReport,
): Promise<NamedReport[]> {
  const own = await privatePhotos.prints(query, 'rescue', [report.id]);
  if (own.length === 0) return [];
  const others = await findOpenAround(query, report, around(report, seen.days), seen.most);
  const prints = await privatePhotos.prints(
    query,
    'rescue',
    others.map(({ id }) => id),
  );
  const same = new Set(
    prints
      .filter(({ print }) =>
        own.some((one) => differentBits(one.print, print) <= mostDifferentBits),
      )
      .map(({ subjectId }) => subjectId),
  );
  return others.filter(({ id }) => same.has(id)).slice(0, near.most);
}
