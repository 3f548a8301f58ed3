import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ParsedMail } from 'mailparser';
import { htmlDocument } from '#server/web/html-document.ts';
import type { Context } from '../context.ts';
import { isLoopback } from '../web/network.ts';
import { answerMissing } from './error-responses.tsx';
import { plainStyle } from './plain-document.ts';

const listed = 50;
const idPattern = /^[0-9a-f-]{36}$/;

/** The page that shows a mail or the list allows nothing but its own inline styles. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * `/demo/correo`: the mails that a demonstration "sent" into its folder, newest first. Whoever can open it can use
 * every link in them, so it is there only where the configuration opens it, and unless it opens it to everybody, for
 * callers from this machine alone.
 */
export async function registerDemoMail(
  app: FastifyInstance,
  { context: { config } }: { context: Context },
): Promise<void> {
  const { mail, siteName } = config;
  if (!config.demoMailbox || mail.kind !== 'folder') return;
  if (config.demoMailbox === 'local') {
    app.addHook('onRequest', async (request, reply) => {
      if (!isFromThisMachine(request)) return answerMissing(request, reply);
    });
  }

  app.get('/demo/correo', async (_request, reply) => {
    // By their ids, which begin with the time; the oldest of thousands are not even opened.
    const names = (await readdir(mail.folder).catch(() => [])).filter((name) =>
      name.endsWith('.eml'),
    );
    const newest = names.sort().reverse().slice(0, listed);
    const mails = await Promise.all(
      newest.map(async (name) => ({
        id: path.basename(name, '.eml'),
        mail: await parse(path.join(mail.folder, name)),
      })),
    );
    return sendHtml(reply, listPage(siteName, mails));
  });

  app.get<{ Params: { id: string } }>('/demo/correo/:id', async ({ params: { id } }, reply) => {
    if (!idPattern.test(id)) return reply.code(404).send();
    const { html } = await parse(path.join(mail.folder, `${id}.eml`)).catch(() => ({ html: '' }));
    return html ? sendHtml(reply, html) : reply.code(404).send();
  });
}

/** Also behind a proxy that nobody told the portal of: whatever address it names counts, and one that names none is not trusted. */
function isFromThisMachine({ ip, headers }: FastifyRequest): boolean {
  if (headers.forwarded !== undefined || headers.via !== undefined) return false;
  const named = [headers['x-forwarded-for'], headers['x-real-ip']].flat().join().split(',');
  return [ip, ...named.map((address) => address.trim()).filter(Boolean)].every(isLoopback);
}

async function parse(file: string): Promise<ParsedMail> {
  // Only here: a portal that is no demonstration does not read mails.
  const { simpleParser } = await import('mailparser');
  return simpleParser(await readFile(file));
}

function sendHtml(reply: FastifyReply, html: string) {
  return reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);
}

const style = `${plainStyle}
ul { list-style: none; padding: 0; }
li { margin: 0 0 .75rem; padding: 1rem 1.25rem; border-radius: 1.25rem; background: var(--card); overflow-wrap: anywhere; }`;

function listPage(siteName: string, mails: readonly { id: string; mail: ParsedMail }[]): string {
  return htmlDocument(
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Correos de la demostración · ${siteName}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>Correos de la demostración</h1>
          <p>
            Aquí quedan los correos que el portal habría enviado. Con <code>SMTP_URL</code> salen de
            verdad.
          </p>
          {mails.length === 0 ? <p>Todavía no hay ninguno.</p> : <ul>{mails.map(listItem)}</ul>}
        </main>
      </body>
    </html>,
  );
}

const listItem = ({ id, mail: { subject, to, date } }: { id: string; mail: ParsedMail }) => (
  <li key={id}>
    <a href={`/demo/correo/${id}`}>{subject}</a>
    <br />
    <small>
      {[
        [to ?? []]
          .flat()
          .map(({ text }) => text)
          .join(', '),
        date?.toISOString(),
      ].join(' · ')}
    </small>
  </li>
);
