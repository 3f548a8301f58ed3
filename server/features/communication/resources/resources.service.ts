import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { exampleContent } from '#content/example-content.ts';
import { documentAddress } from '#content/resources/document-address.ts';
import { privacyDocumentOf } from '#content/resources/documents/privacy-document.ts';
import type { Resource } from '#content/resources/resource.ts';
import { resources } from '#content/resources/resources.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { ContentOf } from '#domain/content/content-documents.ts';
import { fieldWords, fillText, resolvedOrganisation } from '#domain/content/organisation-fields.ts';
import type { Language } from '#domain/language.ts';
import { usualRetention } from '#domain/retention/term.ts';
import type { Config } from '#server/config/config.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import type { ContentService } from '../content/content.service.ts';
import { documentTypes } from './document-types.ts';
import type { ListedResource } from './listed-resource.ts';
import { ownFiles, replacements } from './own-files.ts';
import type { DocumentRequest, RenderedDocument } from './render-document.ts';

export type ResourcesService = ReturnType<typeof createResourcesService>;

/** Where the build puts the documents that do not change (tools/build-documents.ts). */
export const builtDocuments = join(packageFolder, 'build/client/documents');

/** Whose documents those are. */
export const builtFor = {
  es: resolvedOrganisation(exampleContent.organisation.es),
  en: resolvedOrganisation(exampleContent.organisation.en),
};

type ResourcesPage = Pick<ContentOf<'resources'>, 'offered' | 'files'>;

interface Dependencies {
  pets: Pick<PetsService, 'statistics'>;
  content: Pick<
    ContentService,
    'published' | 'organisation' | 'letterhead' | 'publishedAt' | 'assetsNamed'
  >;
  dataVersions: DataVersions;
  clock: Clock;
  /** IANA name; decides which day the figures are of. */
  timezone: string;
  config: Pick<Config, 'retention'>;
}

export function createResourcesService(dependencies: Dependencies) {
  const { pets, content, dataVersions, clock, timezone, config } = dependencies;
  const oneAtATime = pLimit(1);
  // Made once, however many ask for it at the same time, and one after the other.
  const made = new LRUCache<string, RenderedDocument, Wanted>({
    max: 50,
    fetchMethod: (_key, _stale, { context }) => oneAtATime(() => make(context)),
  });

  async function make(wanted: Wanted): Promise<RenderedDocument> {
    // Writing PDF and Word takes programs that nothing else does.
    const { renderDocument } = await import('./render-document.ts');
    const createdAt = clock.now();
    const organisation = await content.organisation(wanted.language);
    const resource = await asPublished(wanted.resource);
    const { logo } = await content.letterhead();
    const request = { ...wanted, resource, createdAt, organisation, logo };
    if (!isLive(wanted.resource)) return renderDocument(request);
    const countedOn = dateIn(timezone, createdAt);
    const statistics = { ...(await pets.statistics()), countedOn };
    return renderDocument({ ...request, statistics });
  }

  async function asPublished(resource: Resource): Promise<Resource> {
    if (resource.id !== 'privacy-notice') return resource;
    const notice = await content.published('privacyNotice', 'es');
    return { ...resource, text: { es: privacyDocumentOf(notice, config.retention) } };
  }

  /** Whether nobody has changed what it is made of since the build. */
  async function isAsBuilt(resource: Resource): Promise<boolean> {
    if (isLive(resource)) return false;
    const organisation = await content.organisation('es');
    if (!isDeepStrictEqual(organisation, builtFor.es)) return false;
    if (resource.id !== 'privacy-notice') return true;
    return (
      !(await content.publishedAt()).has('privacyNotice') &&
      isDeepStrictEqual(config.retention, usualRetention)
    );
  }

  async function generated(
    resource: Resource,
    language: Language,
    own: ListedResource['files'][number] | undefined,
  ): Promise<ListedResource> {
    const asBuilt = await isAsBuilt(resource);
    const words = fieldWords(await content.organisation(language), language);
    return {
      id: resource.id,
      group: resource.group,
      title: fillText(resource.title[language], words),
      summary: resource.summary[language],
      live: !own && isLive(resource),
      files: own
        ? [own]
        : await Promise.all(
            resource.formats.map(async (format) => {
              const href = documentAddress(resource, language, format);
              const bytes = asBuilt ? await sizeOfBuilt(href) : undefined;
              return { format, href, ...(bytes && { bytes }) };
            }),
          ),
    };
  }

  return {
    /**
     * Everything that can be downloaded, with sizes where the build has made the file: what the portal writes, then what
     * editors have put beside it.
     * @param page undefined: as it is published
     */
    async list(language: Language, page?: ResourcesPage): Promise<ListedResource[]> {
      const { offered, files } = page ?? (await content.published('resources', language));
      const own = await replacements(content, offered, language);
      const shown = resources.filter(({ id }) => offered[id].shown === 'yes');
      return [
        ...(await Promise.all(shown.map((each) => generated(each, language, own.get(each.id))))),
        ...(await ownFiles(content, files, language)),
      ];
    },

    /**
     * How the address of one of the portal's documents is answered: by the file that the build has made, by one that is made now,
     * or by the path of the organisation's own.
     * @returns undefined where there is none, or it is not offered
     */
    async answerOf(fileName: string): Promise<'built' | 'made' | { path: string } | undefined> {
      const wanted = findByFileName(fileName);
      if (!wanted) return undefined;
      const { resource, language } = wanted;
      const { offered } = await content.published('resources', language);
      if (offered[resource.id].shown === 'no') return undefined;
      const own = (await replacements(content, offered, language)).get(resource.id);
      if (own) return { path: own.href };
      return (await isAsBuilt(resource)) ? 'built' : 'made';
    },

    /**
     * One of the portal's documents by the name in its address: as it was built, or made anew where it holds what is counted
     * from the data, what editors have changed since, or nothing was built, as in development.
     */
    async open(fileName: string): Promise<RenderedDocument | undefined> {
      const wanted = findByFileName(fileName);
      if (!wanted) return undefined;
      const built = (await isAsBuilt(wanted.resource)) ? await readBuilt(fileName) : undefined;
      if (built) return { bytes: built, type: documentTypes[wanted.format] };
      const today = dateIn(timezone, clock.now());
      const texts = await dataVersions.current('content');
      const key = `${fileName} ${today} ${texts} ${await dataVersions.current('pets')}`;
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

async function readBuilt(fileName: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(builtDocuments, fileName));
  } catch {
    return undefined;
  }
}

async function sizeOfBuilt(href: string): Promise<number | undefined> {
  try {
    return (await stat(join(builtDocuments, basename(href)))).size;
  } catch {
    return undefined;
  }
}
