import type { ContentKey } from '#domain/content/content-documents.ts';
import type { Config } from '#server/config/config.ts';
import type { SetupCheck } from '#server/features/organisation/setup/setup-check.ts';
import { unconfirmedClaims } from './claims.ts';
import type { ContentService } from './content.service.ts';
import { textsAsTheyCame } from './texts-as-they-came.ts';

/** Which texts of a new portal somebody has made its own: a text that nobody has published is as it came. */
export function contentSetup({
  content,
  config,
}: {
  content: Pick<ContentService, 'publishedAt' | 'record'>;
  config: Pick<Config, 'whatsappNumber'>;
}): SetupCheck[] {
  const asTheyCame = async () => textsAsTheyCame(await content.publishedAt()).length;
  const arePublished = async (...keys: ContentKey[]) => {
    const published = await content.publishedAt();
    return keys.every((key) => published.has(key));
  };
  return [
    { item: 'organisation', isDone: () => arePublished('organisation') },
    { item: 'legalTexts', isDone: () => arePublished('privacyNotice', 'terms') },
    { item: 'firstTexts', isDone: async () => (await asTheyCame()) === 0, count: asTheyCame },
    {
      item: 'claims',
      async isDone() {
        const { claims } = await content.record('everyPage', 'es');
        return unconfirmedClaims(claims).length === 0;
      },
    },
    {
      item: 'whatsapp',
      async isDone() {
        const { whatsappNumber } = await content.record('everyPage', 'es');
        return Boolean(whatsappNumber ?? config.whatsappNumber);
      },
    },
  ];
}
