import type { Language } from '#domain/language.ts';
import type { IssueBlock } from '#domain/newsletter/issue-content.ts';
import type { MailBlock, MailCard } from '#server/features/kits/mail/mail-content.ts';
import { eventCards, petCards } from './issue-cards.ts';
import { addressOf, type LinkSources, richBlocks } from './issue-links.ts';
import type { ItemSources } from './shown-items.ts';

export type IssueSources = LinkSources & ItemSources;

const campaignWords = {
  es: { give: 'Quiero donar' },
  en: { give: 'I want to give' },
};

/**
 * What an issue's block says now, in a language; nothing where there is nothing to show.
 * @param shown the pets or events that were chosen when the issue began to be sent; those of now where it is left out
 */
export async function mailBlocks(
  sources: IssueSources,
  block: IssueBlock,
  language: Language,
  shown?: readonly string[],
): Promise<MailBlock[]> {
  switch (block.kind) {
    case 'text':
      return [
        ...headingOf(block.heading[language]),
        { kind: 'richText', blocks: await richBlocks(sources, block.text[language], language) },
      ];
    case 'picture':
      return pictureBlock(sources, block, language);
    case 'pets':
    case 'waitingPets':
      return cardsOf(await petCards(sources, block, language, shown));
    case 'events':
      return cardsOf(await eventCards(sources, block, language, shown));
    case 'button': {
      const url = block.target && (await addressOf(sources, block.target, language));
      return url ? [{ kind: 'button', label: block.label[language], url }] : [];
    }
    case 'campaign':
      return [
        ...headingOf(block.heading[language]),
        { kind: 'richText', blocks: await richBlocks(sources, block.text[language], language) },
        {
          kind: 'button',
          label: campaignWords[language].give,
          url: await addressOf(sources, { give: block.give }, language),
        },
      ];
  }
}

/** Nothing, once it has been deleted from the library. */
async function pictureBlock(
  sources: IssueSources,
  { picture: id, alt, caption, target }: Extract<IssueBlock, { kind: 'picture' }>,
  language: Language,
): Promise<MailBlock[]> {
  if (id === null || !(await sources.content.assetsNamed([id])).has(id)) return [];
  return [
    {
      kind: 'picture',
      id,
      url: `${sources.siteUrl}/media/${id}/og.jpg`,
      alt: alt[language],
      caption: caption[language],
      href: target ? await addressOf(sources, target, language) : undefined,
    },
  ];
}

const headingOf = (text: string): MailBlock[] => (text ? [{ kind: 'heading', text }] : []);

const cardsOf = (cards: readonly MailCard[]): MailBlock[] =>
  cards.length > 0 ? [{ kind: 'cards', cards }] : [];
