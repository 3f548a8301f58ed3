import type { DocumentFormat } from '#content/resources/document-address.ts';
import { docxType, pdfType } from '#domain/content/content-assets.ts';

export const documentTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: pdfType,
  docx: docxType,
};
