import { notFound } from '#domain/errors.ts';
import type { UploadTarget } from './upload-target.ts';

const addressOf = (siteUrl: string, fileId: string) => `${siteUrl}/archivos/gastos/${fileId}`;

/** The receipts of an expense: pictures, PDF, and the XML of its invoice. */
export const gasto: UploadTarget = {
  name: 'gasto',
  admit: ({ viewer, context }, id) => context.expenses.admitFile(viewer, id),
  announce: ({ viewer, context }, id, file) => context.expenses.announceFile(viewer, id, file),
  async add({ viewer, address, context, once }, id, file) {
    const fileId = await once((record) =>
      context.expenses.addFile({ viewer, address }, id, file, record),
    );
    return addressOf(context.config.siteUrl, fileId);
  },
  async list({ viewer, context }, id) {
    const files = await context.expenses.listFiles(viewer, id);
    return files.map(({ path, name, type }) => ({
      url: context.config.siteUrl + path,
      name,
      type,
    }));
  },
  async remove({ viewer, address, context }, id, url) {
    const fileId = /\/archivos\/gastos\/([0-9a-f-]{36})(?:\?|$)/.exec(url)?.[1];
    if (fileId === undefined) throw notFound('file');
    await context.expenses.removeFile({ viewer, address }, id, fileId);
  },
};
