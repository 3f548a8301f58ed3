import type { Language } from '#domain/language.ts';
import type { MessageKey } from '#domain/messages.ts';

/**
 * What is wrong with each field, in words. They come once something is: most people who fill in a form of a public page
 * never need one of them.
 */
export async function problemTexts<Field extends string>(
  problems: Partial<Record<Field, MessageKey>>,
  language: Language,
): Promise<Partial<Record<Field, string>>> {
  const found = Object.entries<MessageKey | undefined>(problems).filter(([, key]) => key);
  if (found.length === 0) return {};
  const { messageText } = await import('#domain/messages.ts');
  const texts = found.map(([field, key]) => [field, key && messageText(key, language)]);
  return Object.fromEntries(texts);
}
