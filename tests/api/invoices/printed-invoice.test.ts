import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { billing, type Invoicing, issuerRfc, openInvoicing } from './portal.ts';
import { testCsd } from './sealed-cfdi.ts';

const run = promisify(execFile);
/** A folder with independent checks of CFDI documents and their printed form, where somebody has one. */
const { CFDI_CHECKS: checks } = process.env;

describeOnSqlite('the printed form of an invoice', (databases) => {
  let portal: Invoicing;
  beforeAll(async () => {
    portal = await openInvoicing(databases);
  });
  afterAll(() => portal.close());

  type Person = Invoicing['ana'];

  async function filesOf({ data }: { data: Record<string, unknown> }, person: Person) {
    const xml = await portal.download(data.xml, person);
    const pdf = await portal.download(data.pdf, person);
    return { xml: xml.bytes, pdf: pdf.bytes };
  }

  const individual = async () => filesOf(await portal.invoice(await portal.give()), portal.ana);

  const madeOutTo = async (key: 'company' | 'generic') => {
    const donor = await portal.newDonor('Eva Muñoz', `${key}@example.mx`, billing[key]);
    return filesOf(await portal.invoice(await portal.give(donor), donor), donor);
  };

  async function ofOtherLanguages() {
    const name = 'Łukasz Dvořák Şahin Иванов';
    const data = { ...billing.generic, razon_social: name };
    const donor = await portal.newDonor(name, 'lukasz@example.mx', data);
    const files = await filesOf(await portal.invoice(await portal.give(donor), donor), donor);
    expect((await readPdf(files.pdf))[0]).toContain('ŁUKASZ DVOŘÁK ŞAHIN ИВАНОВ');
    return files;
  }

  /** With more donations than fit on a page. */
  async function several() {
    const folios: number[] = [];
    for (let count = 1; count <= 20; count += 1) {
      folios.push(await portal.give(portal.ana, { monto: 100_00 + count }));
    }
    const { token } = portal.ana;
    const answer = await portal.post('documentos:crear', portal.invoiceRequest(folios), { token });
    const files = await filesOf(answer, portal.ana);
    const pages = await readPdf(files.pdf);
    const listed = Array.from(pages.join(' ').matchAll(/\b84101600 D(\d+)\b/g), ([, one]) => one);
    expect(listed.map(Number)).toEqual(folios);
    return files;
  }

  /** Last, for it lets a month pass. */
  async function global() {
    await portal.give(portal.ana, { monto: 1_234_56, impuestos: false });
    await portal.give(portal.ana, { impuestos: false });
    const month = portal.month();
    portal.pass(31 * 24 * 3_600_000);
    const admin = await portal.again(portal.admin);
    const ask = (action: string, more: object) =>
      portal.post(`facturacion:${action}_global`, { ...month, ...more }, admin);
    const { data: seen } = await ask('previsualizar', {});
    return filesOf(await ask('crear', { huella: seen.huella }), admin);
  }

  test.each([
    ['a person', individual, 1],
    ['a company', () => madeOutTo('company'), 1],
    ['a generic RFC', () => madeOutTo('generic'), 1],
    ['a name with letters of other languages', ofOtherLanguages, 1],
    ['a person, of many donations', several, 2],
    ['the general public', global, 1],
  ] as const)('to %s has the pages that it needs', async (whom, make, pages) => {
    const { xml, pdf } = await make();
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(pages);
    if (checks) await checkFiles(checks, whom, { xml, pdf });
  });

  async function checkFiles(folder: string, whom: string, { xml, pdf }: Files): Promise<void> {
    const own = mkdtempSync(path.join(tmpdir(), 'casa-animal-cfdi-'));
    const name = (ending: string) => path.join(own, `${whom.replace(/\W+/g, '-')}.${ending}`);
    const { certificate } = await testCsd({ rfc: issuerRfc });
    writeFileSync(name('cer'), certificate);
    writeFileSync(name('xml'), xml);
    writeFileSync(name('pdf'), pdf);
    // They leave with 1, which rejects, where something is wrong.
    for (const [script, ...files] of [
      ['check-cfdi.sh', name('xml'), name('cer')],
      ['check-cfdi-pdf.sh', name('xml'), name('pdf')],
    ] as const) {
      const { stdout } = await run(path.join(folder, script), files).catch((failed) => failed);
      expect(stdout).toMatch(/\nPASS\n$/);
    }
  }
});

interface Files {
  xml: Buffer;
  pdf: Buffer;
}
