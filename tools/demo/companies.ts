import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DemoCompany, demoCompanies } from '#content/demo/demo-companies.ts';
import { drawLine } from '#server/features/communication/sharing/picture-text.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { viewerOf } from './donations.ts';
import { day, type Filling } from './filling.ts';

/** Companies, one in each state, before their gifts are given. A portal that has some is left alone. */
export async function fillCompanies({ context, people, start, goTo }: Filling): Promise<void> {
  const { companies, accounts } = context;
  const moderator = { viewer: viewerOf(people.administrator), address: '' };
  if ((await companies.list(moderator.viewer, { page: 1 })).total > 0) return;
  for (const one of demoCompanies) {
    const account =
      one.by in people ? people[one.by as keyof typeof people] : await accounts.findByEmail(one.by);
    if (!account) continue;
    const owner = { viewer: viewerOf(account), address: '' };
    const { state, reason = '', changedName } = one;
    goTo(new Date(start.getTime() - one.daysAgo * day));
    const content = contentOf(one);
    let key = await companies.save(owner, undefined, content);
    if (one.logo) {
      await withLogo(one.name, one.logo, (file) => companies.addLogo(owner.viewer, key.id, file));
      key = { ...key, revision: key.revision + 1 };
    }
    if (state === 'private') continue;
    if (state === 'refused') {
      await companies.refuse(moderator, { ...key, reason });
      continue;
    }
    key = await companies.approve(moderator, key);
    if (state === 'takenOff') await companies.takeOff(moderator, { ...key, reason });
    if (changedName) await companies.save(owner, key, { ...content, name: changedName });
  }
  goTo(start);
}

const contentOf = (company: DemoCompany) => {
  const { name, legalName, rfc, taxPostalCode, website = '', contactName = '', state } = company;
  return {
    ...{ name, legalName, rfc, taxPostalCode, website, contactName, contactPhone: '' },
    taxRegime: '601',
    isListed: state !== 'private',
    showsAmount: company.showsAmount ?? false,
  };
};

async function withLogo(
  name: string,
  [ground, ink]: readonly [string, string],
  use: (file: { path: string }) => Promise<unknown>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-logo-'));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="420" viewBox="0 0 900 420">` +
    `<rect width="900" height="420" fill="${ground}"/><circle cx="150" cy="210" r="96" fill="${ink}"/></svg>`;
  const words = await drawLine({ words: name, size: 92, color: ink }, 580);
  const sharp = await loadSharp();
  const place = { left: 285, top: Math.round(210 - words.height / 2) };
  try {
    const file = { path: path.join(folder, 'logo.png') };
    const drawn = sharp(await drawSvg(svg)).composite([{ input: words.input, ...place }]);
    await writeFile(file.path, await drawn.png().toBuffer());
    await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
