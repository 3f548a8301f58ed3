import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page. */
export async function readPdf(file: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}
