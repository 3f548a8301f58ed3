import { describeFilter } from '#content/pets/describe-filter.ts';
import type { Language } from '#domain/language.ts';
import {
  addDevice,
  askForNews,
  endWishes,
  extendWish,
  findOwnWishes,
  keepWish,
  openWishes,
  removeDevices,
} from '#domain/wishes/wish-calls.ts';
import { filterIn } from '#domain/wishes/wish-filter.ts';
import { implement } from '../implement.ts';

export const deseos = [
  implement(askForNews, {
    summary:
      'Asks the owner of an address by mail whether they want to be told of new pets that fit a filter. The answer is the same for ' +
      'every address; nothing is told until the owner has confirmed it, within 7 days.',
    async handle({ input, address, context }) {
      await context.wishes.askForNews(input, address);
      return { data: null };
    },
  }),

  implement(keepWish, {
    summary:
      'To be told by mail, once a day at most and for six months, of new pets that fit a filter; once more begins the six months anew.',
    async handle({ input, viewer, context }) {
      await context.wishes.keepWish(viewer, input);
      return { data: null };
    },
  }),

  implement(findOwnWishes, {
    summary: 'What the account’s address wants to be told of, and the key that opens it.',
    async handle({ viewer, language, context }) {
      const own = await context.wishes.findOwnWishes(viewer);
      return { data: own && inWords(own, language) };
    },
  }),

  implement(openWishes, {
    summary: 'What a mailbox wants to be told of, to whoever has the link of its mails (`clave`).',
    async handle({ input: { key }, address, language, context }) {
      return { data: inWords(await context.wishes.openWishes(key, address), language) };
    },
  }),

  implement(extendWish, {
    summary: 'Confirms a request (`por_confirmar`); of another one the six months begin anew.',
    async handle({ input: { key, id }, address, context }) {
      await context.wishes.extendWish(key, id, address);
      return { data: null };
    },
  }),

  implement(endWishes, {
    summary: 'Ends one, or without `id` all of a mailbox, whose address is erased with the last.',
    async handle({ input: { key, id }, address, context }) {
      await context.wishes.endWishes(key, id, address);
      return { data: null };
    },
  }),

  implement(addDevice, {
    summary:
      'A device of whoever has the link (`clave`) is told of new pets by its push service as well, with the mail and as often; five devices at most, ' +
      'the oldest falls out. Only the services of browsers are called.',
    async handle({ input: { key, ...device }, address, context }) {
      await context.wishes.addDevice(key, device, address);
      return { data: null };
    },
  }),

  implement(removeDevices, {
    summary: 'A device (`endpoint`), or without it all of the mailbox, is told no more.',
    async handle({ input: { key, endpoint }, address, context }) {
      await context.wishes.removeDevices(key, endpoint, address);
      return { data: null };
    },
  }),
];

/** Browsers load no words of filters. */
function inWords<Wish extends { filter: string }, Rest>(
  { wishes, ...opened }: Rest & { wishes: readonly Wish[] },
  language: Language,
) {
  const wordsOf = (filter: string) =>
    describeFilter(filterIn(filter), language).map(({ label }) => label);
  return { ...opened, wishes: wishes.map((wish) => ({ ...wish, words: wordsOf(wish.filter) })) };
}
