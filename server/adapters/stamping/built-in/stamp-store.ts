import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createFile } from '#server/process/data-dir.ts';

const cancellation = z.object({
  /** ISO instant at which it was asked for. */
  requestedAt: z.string(),
  motive: z.string(),
  replacementUuid: z.string().optional(),
  /** Whether the receiver has a say. */
  needsConsent: z.boolean(),
});

type Cancellation = z.infer<typeof cancellation>;

export type StampStore = ReturnType<typeof createStampStore>;

/** What the built-in provider remembers: files of DATA_DIR/test-stamps, of which the first one written counts. */
export function createStampStore(dataDir: string) {
  const folder = path.join(dataDir, 'test-stamps');
  const documentOf = (uuid: string) => path.join(folder, `${uuid}.xml`);
  const cancellationOf = (uuid: string) => path.join(folder, `${uuid}.cancelled.json`);
  const save = (file: string, content: string) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return createFile(file, content);
  };
  return {
    /** The provider's key and certificate (PEM): made once, and kept. */
    async keyAndCertificate(make: () => Promise<string>): Promise<string> {
      const file = path.join(folder, 'provider.pem');
      return read(file) ?? save(file, await make());
    },
    findDocument: (uuid: string) => read(documentOf(uuid)),
    /** @returns what is kept under this UUID, which may have been stamped a moment before */
    saveDocument: (uuid: string, xml: string) => save(documentOf(uuid), xml),
    findCancellation(uuid: string): Cancellation | undefined {
      const stored = read(cancellationOf(uuid));
      return stored === undefined ? undefined : cancellation.parse(JSON.parse(stored));
    },
    saveCancellation(uuid: string, request: Cancellation): void {
      save(cancellationOf(uuid), JSON.stringify(request));
    },
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
