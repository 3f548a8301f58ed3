import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentFormat } from '#content/resources/document-address.ts';
import type { Resource } from '#content/resources/resource.ts';
import type { ResourceId } from '#domain/content/link.ts';
import { fieldWords, fillTexts, type Organisation } from '#domain/content/organisation-fields.ts';
import type { Language } from '#domain/language.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
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
  /** As it is published, in that language. */
  organisation: Organisation;
  logo?: Letterhead['logo'];
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
  organisation,
  logo,
  statistics,
}: DocumentRequest): Promise<RenderedDocument> {
  const written = language === 'en' && resource.text.en ? 'en' : 'es';
  const words = fieldWords(organisation, written);
  const common = {
    letterhead: { name: organisation.name, logo },
    text: fillTexts(resource.text[written] ?? resource.text.es, words),
    language: written as Language,
    subject: resource.summary[written],
  };
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

async function readDrawing(name: string): Promise<Buffer> {
  const svg = await readFile(join(packageFolder, `app/components/drawings/${name}.svg`), 'utf8');
  const sharp = await loadSharp();
  return sharp(await drawSvg(svg, pictureWidth))
    .png({ palette: true })
    .toBuffer();
}
