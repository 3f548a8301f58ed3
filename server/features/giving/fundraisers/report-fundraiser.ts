import { v7 as uuid } from 'uuid';
import type { ReportReason } from '#domain/fundraisers/fundraiser-states.ts';
import { longestReport } from '#domain/fundraisers/limits.ts';
import { withoutAddresses } from '#domain/plain-name.ts';
import { tidyText } from '#domain/text.ts';
import type { FundraiserDependencies } from './fundraiser-dependencies.ts';
import { publicFacts } from './fundraiser-pages.ts';
import { countOpenReports, insertReport } from './reports.repository.ts';

/** Beyond, moderators learn nothing new from another one. */
const mostOpenReports = 50;

/**
 * From anybody who reads the page. Nobody keeps who it was.
 * @throws AppError notFound, invalid (`captcha`), tooManyRequests
 */
export async function report(
  dependencies: FundraiserDependencies,
  {
    id,
    reason,
    words,
    captcha,
  }: { id: string; reason: ReportReason; words: string; captcha: string | undefined },
  address: string,
): Promise<void> {
  const { database, clock, limits, captcha: captchas } = dependencies;
  await limits.consume('fundraiserReport', address);
  const pass = await captchas.verify(captcha);
  const { id: fundraiserId } = await publicFacts(dependencies, id);
  await database.transaction(async (tx) => {
    await captchas.spend(tx, pass);
    const open = (await countOpenReports(tx, [fundraiserId])).get(fundraiserId) ?? 0;
    if (open >= mostOpenReports) return;
    await insertReport(tx, {
      id: uuid(),
      fundraiserId,
      reason,
      words: withoutAddresses(tidyText(words)).slice(0, longestReport),
      createdAt: clock.now().toISOString(),
    });
  });
}
