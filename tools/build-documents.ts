import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documentAddress } from '#content/resources/document-address.ts';
import { resources } from '#content/resources/resources.ts';
import { languages } from '#domain/language.ts';
import { renderDocument } from '#server/features/communication/resources/render-document.ts';
import {
  builtDocuments,
  builtFor,
  isLive,
} from '#server/features/communication/resources/resources.service.ts';

/** Makes every download that is the same for all, so that the server sends a finished file. */
await mkdir(builtDocuments, { recursive: true });
const createdAt = new Date();
for (const resource of resources.filter((each) => !isLive(each))) {
  for (const language of languages) {
    for (const format of resource.formats) {
      const organisation = builtFor[language];
      const request = { resource, language, format, createdAt, organisation };
      const { bytes } = await renderDocument(request);
      const name = basename(documentAddress(resource, language, format));
      await writeFile(join(builtDocuments, name), bytes);
    }
  }
}
