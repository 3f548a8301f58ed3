import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { organisation } from '#content/organisation.ts';
import type { DocumentFormat } from '#content/resources/document-address.ts';
import type { DocumentText, Resource } from '#content/resources/resource.ts';
import type { MailboxId, ResourceId } from '#domain/content/link.ts';
import type { Language } from '#domain/language.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import { documentTypes } from './document-types.ts';
import { renderDocx } from './documents/render-docx.ts';
import { type PdfRequest, renderPdf } from './documents/render-pdf.ts';

export interface RenderedDocument {
  bytes: Buffer;
  type: string;
}

export interface DocumentRequest {
  resource: Resource;
  language: Language;
  format: DocumentFormat;
  createdAt: Date;
  /** Those that editors have published; undefined: as `content/` has them. */
  mailboxes?: Readonly<Record<MailboxId, string>> | undefined;
  statistics?: PdfRequest['statistics'];
}

/** Drawings of the site that stand in documents: in the head, or one a slide. What is signed has none. */
const pictures: Partial<Record<ResourceId, readonly string[]>> = {
  'adoption-requirements': ['going-home'],
  'post-sterilization-care': ['stove'],
  'sterilization-for-people': ['inform'],
  'sterilization-for-companies': ['sponsors'],
  'treatment-costs': ['alliances'],
  'volunteering-information': ['join'],
  presentation: ['family', 'shelter', 'street', 'going-home', 'legal'],
  statistics: ['street'],
};
const pictureWidth = 960;

/** Makes a file from its text in content/. Without an English text, readers of both languages get the Spanish one. */
export async function renderDocument({
  resource,
  language,
  format,
  createdAt,
  mailboxes = organisation.mailboxes,
  statistics,
}: DocumentRequest): Promise<RenderedDocument> {
  const written = language === 'en' && resource.text.en ? 'en' : 'es';
  const text = withMailboxes(resource.text[written] ?? resource.text.es, mailboxes);
  const common = { text, language: written, subject: resource.summary[written] } as const;
  if (format === 'docx') return { bytes: await renderDocx(common), type: documentTypes.docx };
  const bytes = await renderPdf({
    ...common,
    form: resource.id === 'presentation' ? 'slides' : 'letter',
    createdAt,
    pictures: await Promise.all((pictures[resource.id] ?? []).map(readDrawing)),
    ...(statistics && { statistics }),
  });
  return { bytes, type: documentTypes.pdf };
}

const mailbox = /\{mailbox\.(\w+)\}/g;

/** Wherever a text names a mailbox, its address. */
function withMailboxes(
  text: DocumentText,
  mailboxes: Readonly<Record<MailboxId, string>>,
): DocumentText {
  const written = JSON.stringify(text).replace(mailbox, (_, id: MailboxId) =>
    JSON.stringify(mailboxes[id]).slice(1, -1),
  );
  return JSON.parse(written) as DocumentText;
}

async function readDrawing(name: string): Promise<Buffer> {
  const svg = await readFile(join(packageFolder, `app/components/drawings/${name}.svg`), 'utf8');
  const sharp = await loadSharp();
  return sharp(await drawSvg(svg, pictureWidth))
    .png({ palette: true })
    .toBuffer();
}
