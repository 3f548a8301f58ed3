import { statementLimits } from '#domain/donations/bank-statement.ts';
import {
  findDonor,
  findLines,
  findStatements,
  identifyLine,
  importStatement,
  reopenLine,
  setLineAside,
  takeLineBack,
} from '#domain/donations/bank-statement-calls.ts';
import { centsOfPesos } from '#domain/pesos.ts';
import { withWireNames } from '../../field-names.ts';
import { implement } from '../../implement.ts';
import type { ReceivedFile } from '../../uploads/received-file.ts';

export const estadoDeCuenta = [
  implement(importStatement, {
    summary:
      'Imports a statement of the organization’s own account (`archivo`): OFX 1 or 2, CSV or .xlsx as BBVA, Banorte and Santander ' +
      `write them, or with columns of the same names; ${statementLimits.lines} movements and 5 MB at most. Its deposits become lines, each once ` +
      'whatever file tells of it; charges are counted and not kept. A line with the concept of a gift is booked for it; the others wait in ' +
      '`donaciones:por_identificar`. A file that names another account, or with a line that is not understood, is refused whole. ' +
      '409 (`ownAccountMissing`) where no account is configured.',
    admit: ({ viewer, context }) => context.statements.admit(viewer),
    async handle({ input: { file }, viewer, address, context: { statements }, once }) {
      const { id } = await once((record) =>
        statements.importStatement({ viewer, address }, file as ReceivedFile, record),
      );
      return { data: await statements.find(viewer, id) };
    },
  }),

  implement(findStatements, {
    summary:
      'The statements that were imported last, with what became of the deposits that each was the first to tell of, and the account that they are of.',
    async handle({ viewer, context: { statements } }) {
      const { account, statements: found } = await statements.list(viewer);
      const { clabe, bank } = account ?? { clabe: '', bank: '' };
      return { data: { account: account ? { clabe, bank } : null, statements: found } };
    },
  }),

  implement(findLines, {
    summary:
      'Deposits of imported statements that nobody has identified, the oldest first, with gifts that each may be (`propuestas`: by ' +
      'concept, name or amount) and people who have given before and whose name the bank has written (`donantes`); or those with another `estado`. `partes` says of which donations it is.',
    async handle({ input: { state, ...request }, viewer, context: { statements } }) {
      const { items: data, ...page } = await statements.listLines(viewer, state, request);
      return { data, page };
    },
  }),

  implement(identifyLine, {
    summary:
      'Books a deposit: for a donation to the account (`donativo_id`), or as a donation of its own of `donante`: an account by its `correo`, ' +
      'a `nombre` without an account, or `anonimo`. `monto` (pesos) books a part of it, the rest stays to be identified. `metodo` is ' +
      '`transferencia` (as it is without one), `efectivo_en_mano` or `cheque`. What somebody had noted by hand is not booked twice (`ya_registrada`). ' +
      'A donation of its own is for `tipo`, and for a campaign that takes gifts (`campana_id`) or a pet (`mascota_id`).',
    async handle({ input, viewer, address, context: { statements }, once }) {
      const { id, amount, ...said } = input;
      const requested = {
        ...said,
        ...(amount !== undefined && { amountCents: centsOfPesos(amount) }),
      };
      const identified = await withWireNames({ amountCents: 'amount' }, () =>
        once((record) => statements.identifyLine({ viewer, address }, id, requested, record)),
      );
      const { donation, leftCents } = await statements.read(viewer, identified);
      const { status, series, folio, amountCents } = donation;
      const { donationId, wasNoted } = identified;
      return {
        data: { id, donationId, status, series, folio, amountCents, leftCents, wasNoted },
      };
    },
  }),

  implement(takeLineBack, {
    summary:
      'Takes back that a deposit is of a donation: a negative entry in its ledger, of which nobody is written to; the deposit waits to be identified again.',
    async handle({ input: { id, donationId }, viewer, address, context: { statements } }) {
      await statements.takeLineBack({ viewer, address }, id, donationId);
      return { data: null };
    },
  }),

  implement(setLineAside, {
    summary:
      'Sets a deposit aside that is no donation, such as interest, with a reason (`motivo`).',
    async handle({ input: { id, reason }, viewer, address, context: { statements } }) {
      await statements.setLineAside({ viewer, address }, id, { reason });
      return { data: null };
    },
  }),

  implement(reopenLine, {
    summary: 'Puts a deposit that was set aside back on the list.',
    async handle({ input: { id }, viewer, address, context: { statements } }) {
      await statements.reopenLine({ viewer, address }, id);
      return { data: null };
    },
  }),

  implement(findDonor, {
    summary: 'Whose account an address (`correo`) is, before a deposit is booked as theirs.',
    async handle({ input: { email }, viewer, context: { statements } }) {
      return { data: await statements.findDonor(viewer, email) };
    },
  }),
];
