import type { FileResponse } from '../envelope.ts';

/** A PDF that was drawn whole. */
export const pdfFile = ({ name, bytes }: { name: string; bytes: Buffer }): FileResponse => ({
  file: { name, type: 'application/pdf', pieces: one(bytes) },
});

async function* one(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
