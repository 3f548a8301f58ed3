import type { UploadTarget } from './upload-target.ts';

/** The picture of a person's own page; a new one takes the place of the old. */
export const recaudacion: UploadTarget = {
  name: 'recaudacion',
  async admit({ viewer, context }, id) {
    await context.fundraisers.admitPicture(viewer, id);
  },
  async announce({ viewer, context }, id) {
    await context.fundraisers.admitPicture(viewer, id);
  },
  async add({ viewer, context, once }, id, file) {
    const picture = await once((record) =>
      context.fundraisers.addPicture(viewer, id, file, record),
    );
    return `${context.config.siteUrl}/media/${picture}/og.jpg`;
  },
  async list({ viewer, context }, id) {
    const { picture } = await context.fundraisers.open(viewer, id);
    return picture ? [{ url: `${context.config.siteUrl}/media/${picture}/og.jpg` }] : [];
  },
  remove: ({ viewer, context }, id) => context.fundraisers.removePicture(viewer, id),
};
