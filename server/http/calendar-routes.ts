import type { FastifyInstance } from 'fastify';
import { calendarPath, eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { languages } from '#domain/language.ts';
import type { Context } from '../context.ts';
import { type CacheText, sendText } from '../web/cached-texts.ts';

const caching = 'public, max-age=0, s-maxage=300';
const type = 'text/calendar; charset=utf-8';

/** Adoption events for people's own calendars: all that are to come, to subscribe to, and each by itself. */
export function registerCalendarRoutes(
  app: FastifyInstance,
  { context, cacheText }: { context: Context; cacheText: CacheText },
): void {
  const { adoptionEvents, eventCalendar } = context;

  for (const language of languages) {
    const path = calendarPath(language);
    app.get(path, async (request, reply) => {
      const text = await cacheText(path, ['events'], async () =>
        eventCalendar.pieces(await adoptionEvents.forCalendar(), language),
      );
      reply.header('cache-control', caching).header('access-control-allow-origin', '*');
      return sendText(request, reply.type(type), text);
    });

    app.get<{ Params: { id: string } }>(
      eventCalendarPath(language, ':id').replace('%3A', ':'),
      async (request, reply) => {
        const event = await adoptionEvents.findForCalendar(request.params.id);
        if (!event) return reply.redirect('/', 302);
        return reply
          .type(type)
          .header('cache-control', caching)
          .header(
            'content-disposition',
            `attachment; filename="${fileNames[language]}-${event.date}.ics"`,
          )
          .send(await eventCalendar.text(event, language));
      },
    );
  }
}

const fileNames = { es: 'evento', en: 'event' };
