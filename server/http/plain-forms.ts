import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { type Language, languages } from '#domain/language.ts';
import { getPage } from '#domain/site-map.ts';
import type { Context } from '../context.ts';
import { isFromOtherSite } from './sent-from.ts';

/** Pages with a form that a browser can send by itself, to the page's own address. */
const pagesWithForms = [
  'contact',
  'newsletter',
  'reference',
  'fosterRequest',
  'help',
  'rescueReport',
  'drive',
  'driveBooking',
  'volunteering',
  'volunteerApplication',
  'noticeForm',
  'noticeChip',
  'notice',
  'ownNotice',
  'noticeContact',
  'tellMe',
  'wishes',
] as const;

const urlEncoded = 'application/x-www-form-urlencoded';
/** Bytes: more than their longest texts take, each letter written as twelve. */
const longestForm = 128 * 1024;

interface SentTo {
  page: (typeof pagesWithForms)[number];
  language: Language;
}

/** The only pages that take a POST. @param app of the pages alone: what else they are sent is not read */
export function registerPlainForms(
  app: FastifyInstance,
  { config: { siteUrl }, limits }: Pick<Context, 'config' | 'limits'>,
  answer: (
    sent: Request,
    to: SentTo,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    urlEncoded,
    { parseAs: 'string', bodyLimit: longestForm },
    async (_request: unknown, body: string) => body,
  );
  for (const page of pagesWithForms) {
    for (const language of languages) {
      const { es, en, keyed } = getPage(page);
      const path = (language === 'en' && en) || es;
      const onRequest = async ({ headers }: FastifyRequest) => {
        if (isFromOtherSite(headers, siteUrl)) throw new AppError('forbidden', 'formOfOtherSite');
      };
      app.post(path, { onRequest }, async (request, reply) => {
        // The page is rendered with what was typed: an error must cost less than that.
        await limits.consume('plainForm', request.ip);
        if (keyed) reply.header('referrer-policy', 'same-origin');
        const sent = new Request(siteUrl + request.url, {
          method: 'POST',
          headers: { 'content-type': urlEncoded },
          body: String(request.body ?? ''),
        });
        return answer(sent, { page, language }, request, reply);
      });
    }
  }
}
