import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { everyMail } from '#tests/setup/every-mail.ts';
import { openPortal, type Portal } from '../contact/portal.ts';

/** What is left where a part was not there, or a sentence was put together around nothing. */
const leftOver =
  /undefined|\bnull\b|\bNaN\b|\[object|Invalid Date|\{[\wáéíóúñ ]*\}|\( ?\)|«»|“”|[^\S\n]{2}| [,;:.!?](?=\s|$)|,,|\.\.(?!\.)|[?!]\./u;

const body = (html: string) =>
  html
    .replace(/<(style|title|head)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/\n\s*/g, '\n');

describeOnSqlite('every kind of mail', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  test('is whole in both languages, with all that it may say', async () => {
    const found: string[] = [];
    const mails = await everyMail(portal.context);
    for (const { name, language, subject, text, html } of mails) {
      for (const part of [subject, text, body(html)]) {
        const at = part.search(leftOver);
        if (at >= 0 || part.trim() === '') {
          found.push(`${name} in ${language}: ${part.slice(Math.max(0, at - 40), at + 40)}`);
        }
      }
    }
    expect(found).toEqual([]);
    expect(mails.length).toBeGreaterThan(2 * portal.context.mail.kinds.length);
  });

  test('says another thing in each language', async () => {
    const subjects = new Map<string, Set<string>>();
    for (const { name, language, subject } of await everyMail(portal.context)) {
      const key = `${name} ${language}`;
      subjects.set(key, (subjects.get(key) ?? new Set()).add(subject));
    }
    for (const { name } of portal.context.mail.kinds) {
      const [es, en] = ['es', 'en'].map((language) => subjects.get(`${name} ${language}`));
      expect([name, [...(es ?? [])].filter((one) => en?.has(one))]).toEqual([name, []]);
    }
  });
});
