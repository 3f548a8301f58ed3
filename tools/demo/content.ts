import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type DemoPicture,
  demoAllyWebsites,
  demoFile,
  demoNotes,
  demoShelterPhotos,
  demoTeam,
  demoTeamLead,
  demoToys,
  demoVisits,
} from '#content/demo/demo-content.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { AssetKind } from '#domain/content/content-assets.ts';
import type { ContentKey } from '#domain/content/content-documents.ts';
import type { Context } from '#server/context.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import { viewerOf } from './donations.ts';
import { withPaper } from './paper.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document as it is stored, which its declaration describes.
type Tree = any;

/** Texts that an editor has changed, and one that is being changed. A portal whose editors have begun is left alone. */
export async function fillContent(context: Context, administrator: Account): Promise<void> {
  const editor = { viewer: viewerOf(administrator), address: '' };
  const { content } = context;
  if ((await content.publishedAt()).size > 0) return;

  async function save(key: ContentKey, change: (value: Tree) => Promise<void> | void) {
    const { value, revision } = await content.find(editor.viewer, key);
    const changed = structuredClone(value) as Tree;
    await change(changed);
    return content.saveDraft(editor, { key, revision, value: changed });
  }
  async function publish(key: ContentKey, change: (value: Tree) => Promise<void> | void) {
    const revision = await save(key, change);
    await content.publish(editor, { key, revision, note: demoNotes[key] ?? '' });
  }
  const add = (kind: AssetKind, file: { path: string; name: string }) =>
    content.addAsset(editor, kind, file).then(idIn);
  const addPicture = async (picture: DemoPicture) => ({
    id: await withDrawing(picture, (file) => add('picture', file)),
    alt: picture.alt,
  });

  await publish('shelters', async (value) => {
    for (const shelter of value.shelters) {
      const picture = demoShelterPhotos[shelter.id];
      if (picture) shelter.photo = await addPicture(picture);
    }
  });
  await publish('products', async (value) => {
    for (const { picture, ...toy } of demoToys) {
      value.toys.items.push({ ...toy, picture: picture ? await addPicture(picture) : null });
    }
  });
  await publish('team', (value) => {
    value.lead = demoTeamLead;
    value.members = demoTeam.map((member) => ({ ...member, photo: null }));
  });
  await publish('allies', (value) => {
    for (const partner of value.partners) partner.website = demoAllyWebsites[partner.id] ?? '';
  });
  await publish('resources', async (value) => {
    const { name, ...words } = demoFile;
    const own = { ...words, file: { id: '' }, englishFile: null };
    await withPaper('post-sterilization-care', async ({ path }) => {
      own.file.id = await add('file', { path, name });
    });
    value.files.push(own);
  });
  await save('shelters', (value) => {
    value.shelters[0].visits = demoVisits;
  });
}

const idIn = (address: string) => /\/([0-9a-f]{32})[/.]/.exec(address)?.[1] ?? '';

/** It lies on disk, like any upload. */
async function withDrawing<Result>(
  { drawing, ground, name }: DemoPicture,
  use: (file: { path: string; name: string }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-content-'));
  try {
    const file = path.join(packageFolder, `app/components/drawings/${drawing}.svg`);
    const inner = (await readFile(file, 'utf8')).replace(
      /width="\d+" height="\d+"/,
      'x="150" y="60" width="720" height="600"',
    );
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="1020" height="720" viewBox="0 0 1020 720">` +
      `<rect width="1020" height="720" fill="${ground}"/>${inner}</svg>`;
    const picture = { path: path.join(folder, 'picture.png'), name };
    await writeFile(picture.path, await drawSvg(svg));
    return await use(picture);
  } finally {
    await rm(folder, { recursive: true });
  }
}
