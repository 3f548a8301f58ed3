import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { LineState } from '#domain/donations/bank-statement.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { invalid, notFound } from '#domain/errors.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { findDonation } from '../donations.repository.ts';
import { findLines, leftOf } from './bank-lines.repository.ts';
import type { DonorDependencies } from './donation-of-line.ts';
import { identifyLine, reopenLine, setLineAside, takeLineBack } from './identify-line.ts';
import { importStatement, requireStatementAccount } from './import-statement.ts';
import { describeStatements, type ImportedStatement } from './imported-statements.ts';
import { type ListedLine, listLines } from './listed-lines.ts';
import type { MatchLines } from './match-lines.ts';

export type Statements = ReturnType<typeof createStatements>;

const latest = 20;

/** Statements of the organisation's own account, and whose the deposits in them are. */
export function createStatements(dependencies: DonorDependencies & MatchLines) {
  const { database, account, accounts, limits } = dependencies;
  return {
    ...bindUseCases(dependencies, {
      importStatement,
      identifyLine,
      takeLineBack,
      setLineAside,
      reopenLine,
    }),

    /** Before a statement is received. @throws AppError forbidden, conflict (no account is configured) */
    async admit(viewer: Viewer): Promise<void> {
      requireStatementAccount(dependencies, viewer);
    },

    /** @throws AppError forbidden, notFound */
    async find(viewer: Viewer, id: string): Promise<ImportedStatement> {
      requireRight(viewer, 'donations.bringIn');
      const [found] = await describeStatements(dependencies, { id, limit: 1 });
      if (!found) throw notFound('bankStatement');
      return found;
    },

    /** The latest ones, and the account that they are of. @throws AppError forbidden */
    async list(
      viewer: Viewer,
    ): Promise<{ account: DonorDependencies['account']; statements: ImportedStatement[] }> {
      requireRight(viewer, 'donations.bringIn');
      return { account, statements: await describeStatements(dependencies, { limit: latest }) };
    },

    /** @throws AppError forbidden */
    async listLines(
      viewer: Viewer,
      state: LineState,
      page: PageRequest,
    ): Promise<Paged<ListedLine>> {
      requireRight(viewer, 'donations.bringIn');
      const { items, total } = await listLines(dependencies, state, page);
      return paged(items, total, page);
    },

    /** How a line, and a donation that it is of, stand. @throws AppError forbidden, notFound */
    async read(
      viewer: Viewer,
      { lineId, donationId }: { lineId: string; donationId: string },
    ): Promise<{ donation: Donation; leftCents: number }> {
      requireRight(viewer, 'donations.bringIn');
      const [line] = await findLines(database.query, [lineId]);
      const donation = await findDonation(database.query, donationId);
      if (!line || !donation) throw notFound('donation');
      return { donation, leftCents: leftOf(line) };
    },

    /** Whose account an address is, so that nothing is given to somebody else. @throws AppError forbidden, invalid */
    async findDonor(viewer: Viewer, email: string): Promise<{ name: string }> {
      const actorId = requireRight(viewer, 'donations.bringIn');
      await limits.consume('change', actorId);
      const account = await accounts.findByEmail(email);
      if (!account) throw invalid({ email: ['donorUnknown'] });
      return { name: account.name };
    },
  };
}
