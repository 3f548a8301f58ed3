/** The smallest file that is a whole PDF. */
export const smallestPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n',
);
