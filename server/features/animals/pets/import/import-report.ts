import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvLine, csvMark } from '#domain/csv.ts';
import { problemText, type RowProblem } from '#server/features/kits/tables/row-problem.ts';
import { StartupError } from '#server/process/startup-error.ts';

interface ReportedLine {
  line: number;
  externalId: string;
  kind: 'rejected' | 'warning' | 'change';
  problems: readonly RowProblem[];
}

/** A line for each row that was not imported, or not as it stands in the table, or that changed a status. */
export interface ImportReport {
  add(line: ReportedLine): Promise<void>;
}

/** The same as a CSV. */
interface ReportFile extends ImportReport {
  close(): Promise<void>;
}

const longestReason = 500;

/** @throws StartupError when the file cannot be written */
export async function openReport(path: string): Promise<ReportFile> {
  const file = createWriteStream(path);
  try {
    await once(file, 'open');
  } catch (error) {
    throw new StartupError(
      `The report ${path} cannot be written (${(error as Error).message}); name another place with --report.`,
    );
  }
  const write = async (cells: readonly (string | number)[]) => {
    // Waiting keeps the memory small when every row of a long table is rejected.
    if (!file.write(csvLine(cells))) await once(file, 'drain');
  };
  file.write(csvMark);
  await write(['line', 'external id', 'kind', 'reason']);
  return {
    add: ({ line, externalId, kind, problems }) =>
      write([line, externalId, kind, problems.map(problemText).join('; ').slice(0, longestReason)]),
    async close() {
      file.end();
      await finished(file);
    },
  };
}
