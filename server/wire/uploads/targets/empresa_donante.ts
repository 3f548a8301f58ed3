import type { UploadTarget } from './upload-target.ts';

/** The logo of a company that gives; a new one takes the place of the old. */
export const empresaDonante: UploadTarget = {
  name: 'empresa_donante',
  async admit({ viewer, context }, id) {
    await context.companies.admitLogo(viewer, id);
  },
  async announce({ viewer, context }, id) {
    await context.companies.admitLogo(viewer, id);
  },
  async add({ viewer, context, once }, id, file) {
    const logo = await once((record) => context.companies.addLogo(viewer, id, file, record));
    return `${context.config.siteUrl}/media/${logo}/og.jpg`;
  },
  async list({ viewer, context }, id) {
    const { logo } = await context.companies.admitLogo(viewer, id);
    return logo ? [{ url: `${context.config.siteUrl}/media/${logo}/og.jpg` }] : [];
  },
  remove: ({ viewer, context }, id) => context.companies.removeLogo(viewer, id),
};
