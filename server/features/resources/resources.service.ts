import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type DocumentFormat, documentAddress } from '#content/resources/document-address.ts';
import type { Resource } from '#content/resources/resource.ts';
import { resources } from '#content/resources/resources.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { ResourceId } from '#domain/content/link.ts';
import type { Language } from '#domain/language.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { PetsService } from '#server/features/pets/core/pets.service.ts';
import { packageFolder } from '#server/package-folder.ts';
import { createGate } from '../media/gate.ts';
import type { DocumentRequest, RenderedDocument } from './render-document.ts';

export interface ListedResource {
  id: ResourceId;
  group: Resource['group'];
  title: string;
  summary: string;
  /** Counted anew whenever it is asked for, so its size is not known before. */
  live: boolean;
  files: { format: DocumentFormat; href: string; bytes?: number }[];
}

export type ResourcesService = ReturnType<typeof createResourcesService>;

/** Where the build puts the documents that do not change (scripts/build-documents.ts). */
export const builtDocuments = join(packageFolder, 'build/client/documents');

export function createResourcesService({
  pets,
  dataVersions,
  clock,
  timezone,
}: {
  pets: Pick<PetsService, 'statistics'>;
  dataVersions: DataVersions;
  clock: Clock;
  /** IANA name; decides which day the figures are of. */
  timezone: string;
}) {
  const gate = createGate(1);
  // Made once, however many ask for it at the same time, and one after the other.
  const made = new LRUCache<string, RenderedDocument, Wanted>({
    max: 50,
    fetchMethod: (_key, _stale, { context }) => gate(() => make(context)),
  });

  async function make(wanted: Wanted): Promise<RenderedDocument> {
    // Writing PDF and Word takes programs that nothing else does.
    const { renderDocument } = await import('./render-document.ts');
    const createdAt = clock.now();
    if (!isLive(wanted.resource)) return renderDocument({ ...wanted, createdAt });
    const countedOn = dateIn(timezone, createdAt);
    const statistics = { ...(await pets.statistics()), countedOn };
    return renderDocument({ ...wanted, createdAt, statistics });
  }

  return {
    /** Everything that can be downloaded, with sizes where the build has made the file. */
    list(language: Language): Promise<ListedResource[]> {
      return Promise.all(
        resources.map(async (resource) => ({
          id: resource.id,
          group: resource.group,
          title: resource.title[language],
          summary: resource.summary[language],
          live: isLive(resource),
          files: await Promise.all(
            resource.formats.map(async (format) => {
              const href = documentAddress(resource, language, format);
              const bytes = isLive(resource) ? undefined : await sizeOfBuilt(href);
              return { format, href, ...(bytes && { bytes }) };
            }),
          ),
        })),
      );
    },

    /**
     * A file by the name in its address: the statistics, counted until a pet changes; and any other where nothing was
     * built, as in development.
     */
    async open(fileName: string): Promise<RenderedDocument | undefined> {
      const wanted = findByFileName(fileName);
      if (!wanted) return undefined;
      const today = dateIn(timezone, clock.now());
      const key = `${fileName} ${today} ${await dataVersions.current('pets')}`;
      return made.fetch(key, { context: wanted });
    },
  };
}

/** Whether it holds what is counted from the data. */
export function isLive({ text }: Resource): boolean {
  return text.es.sections.some(({ blocks }) =>
    blocks.some((block) => typeof block !== 'string' && block.kind === 'statistics'),
  );
}

type Wanted = Pick<DocumentRequest, 'resource' | 'language' | 'format'>;

function findByFileName(fileName: string): Wanted | undefined {
  for (const resource of resources) {
    for (const language of ['es', 'en'] as const) {
      for (const format of resource.formats) {
        if (basename(documentAddress(resource, language, format)) === fileName) {
          return { resource, language, format };
        }
      }
    }
  }
  return undefined;
}

async function sizeOfBuilt(href: string): Promise<number | undefined> {
  try {
    return (await stat(join(builtDocuments, basename(href)))).size;
  } catch {
    return undefined;
  }
}
