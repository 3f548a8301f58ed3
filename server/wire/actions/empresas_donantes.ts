import {
  approveCompany,
  findCompanies,
  findOwnCompany,
  refuseCompany,
  removeCompany,
  restoreCompany,
  saveCompany,
  takeOffCompany,
  writtenCompany,
} from '#domain/companies/company-calls.ts';
import { wirePath } from '#domain/contract/translate.ts';
import { withWireNames } from '../field-names.ts';
import { implement } from '../implement.ts';

export const empresasDonantes = [
  implement(findOwnCompany, {
    summary:
      'The company in whose name the account may give (`a_nombre_de_empresa`), or `null`. `donado` and `desde` count its gifts ' +
      'without anonymous ones.',
    async handle({ viewer, context }) {
      return { data: await context.companies.own(viewer) };
    },
  }),

  implement(saveCompany, {
    summary:
      'Keeps the account’s company: one an account. Its invoices are made out to it. Where it wants to be on the public list ' +
      '(`publicar`), a moderator sees its name, site and logo first; what was approved stays meanwhile.',
    async handle({ input: { id, revision = 0, content: said }, viewer, address, context, once }) {
      const key = id ? { id, revision } : undefined;
      const actor = { viewer, address };
      const data = await withWireNames(
        (field) => wirePath(writtenCompany, field),
        () => once((record) => context.companies.save(actor, key, said, record)),
      );
      return { data };
    },
  }),

  implement(removeCompany, {
    summary:
      'Takes the company out of the account. Of one that has given, its tax data stays with its gifts, and nothing else.',
    async handle({ input, viewer, address, context }) {
      await context.companies.remove({ viewer, address }, input);
      return { data: null };
    },
  }),

  implement(findCompanies, {
    summary: 'Companies that want to be on the public list, newest first.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.companies.list(viewer, input);
      return { data: items, page };
    },
  }),

  implement(approveCompany, {
    summary:
      'Everybody reads the company as it is written now, once something of it has come; its owner gets a mail.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.companies.approve({ viewer, address }, input) };
    },
  }),

  implement(refuseCompany, {
    summary: 'Sends it back to its owner with a reason (`motivo`); what was approved before stays.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.companies.refuse({ viewer, address }, input) };
    },
  }),

  implement(takeOffCompany, {
    summary: 'Nobody reads it any more; its owner gets the reason (`motivo`). Its gifts stay.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.companies.takeOff({ viewer, address }, input) };
    },
  }),

  implement(restoreCompany, {
    summary: 'Brings back what was taken off, as it was.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.companies.restore({ viewer, address }, input) };
    },
  }),
];
