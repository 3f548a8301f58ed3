import { choosePetNews } from '#domain/donations/pet-news-calls.ts';
import { implement } from '../../implement.ts';

export const noticias = [
  implement(choosePetNews, {
    summary:
      'Whether one wants mails about the pet that one’s own monthly donation is for: what its page shows anew, at most once a ' +
      'month. `clave`, the link in the mail of one of its gifts, stands for the session.',
    waitsOutside: true,
    async handle({ viewer, context: { monthlyDonations }, input: { link, wantsNews } }) {
      const giver = await monthlyDonations.managerOf(viewer, link);
      await monthlyDonations.choosePetNews(giver, wantsNews);
      return { data: { wantsNews } };
    },
  }),
];
