import type { FastifyInstance } from 'fastify';
import { calendarPath, eventCalendarPath } from '#domain/events/calendar-paths.ts';
import { languages } from '#domain/language.ts';
import { calendarText } from '#server/features/adoption-events/event-calendar.ts';
import type { Context } from '../context.ts';

const caching = 'public, max-age=0, s-maxage=300';
const type = 'text/calendar; charset=utf-8';

/** Adoption events for people's own calendars: all that are to come, to subscribe to, and each by itself. */
export async function registerCalendarRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { adoptionEvents, config } = context;

  for (const language of languages) {
    app.get(calendarPath(language), async (_request, reply) => {
      const events = await adoptionEvents.forCalendar();
      return reply
        .type(type)
        .header('cache-control', caching)
        .header('access-control-allow-origin', '*')
        .send(await calendarText(events, language, config));
    });

    app.get<{ Params: { id: string } }>(
      eventCalendarPath(language, ':id').replace('%3A', ':'),
      async (request, reply) => {
        const event = await adoptionEvents.find(request.params.id);
        if (!event) return reply.redirect('/', 302);
        return reply
          .type(type)
          .header('cache-control', caching)
          .header(
            'content-disposition',
            `attachment; filename="${fileNames[language]}-${event.date}.ics"`,
          )
          .send(await calendarText([event], language, config));
      },
    );
  }
}

const fileNames = { es: 'evento', en: 'event' };
