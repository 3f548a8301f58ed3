import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes a brotli and a gzip copy beside each built text file, so that the server never compresses them. */
const folder = 'build/client';
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;

for (const name of await readdir(folder, { recursive: true })) {
  if (!compressible.test(name)) continue;
  const path = join(folder, name);
  const bytes = await readFile(path);
  if (bytes.length < 128) continue;
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(
    `${path}.br`,
    await promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  );
}
