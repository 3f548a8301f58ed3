import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { eventFromWire } from '#domain/events/event-wire.ts';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { buildApp } from '#server/http/app.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { anotherRecord, formerNames } from '#tests/setup/another-record.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { everyMail } from '#tests/setup/every-mail.ts';
import { publishAnotherRecord } from '#tests/setup/publish-record.ts';
import { sources } from '#tests/setup/source-imports.ts';
import { openPortal, type Portal } from '../contact/portal.ts';
import { picnic } from '../events/wire-events.ts';
import { addReaders, draft } from '../newsletter/issues.ts';
import { addPet, addUser } from '../pets/add-pets.ts';

const editor = { token: 'editor:eva' };
const place = { city: anotherRecord.address.city, federal_state: 'Oaxaca' };

describeOnSqlite('what a portal of another organisation sends and lists', (databases) => {
  let portal: Portal;
  let found: string[];
  beforeEach(async () => {
    found = [];
    portal = await openPortal(databases, { MAIL_FROM: 'hola@patas.example' });
    await publishAnotherRecord(portal.context);
  });
  afterEach(() => portal.close());

  function look(where: string, text: string) {
    // Drawings are numbers, and looks say 100 % of widths.
    const said = text.replace(/data:image[^"]*|<style.*?<\/style>| (style|width)="[^"]*"/gs, '');
    const at = said.search(formerNames);
    if (at >= 0) found.push(`${where}: ${said.slice(at - 60, at + 60)}`);
  }

  /** Sent to its only reader. */
  async function sendIssue(): Promise<string> {
    await addReaders(portal, 1);
    const { data } = await portal.post('boletines:guardar_edicion', { edicion: draft() }, editor);
    await portal.post('boletines:enviar_edicion', data, editor);
    await portal.context.jobs.runDue();
    portal.pass(2 * leaseDuration + 1);
    await portal.context.jobs.runDue();
    return String(data.id);
  }

  async function addEvent(pet: string, owner: string): Promise<string> {
    const viewer: Viewer = { kind: 'user', id: owner, roles: ['administrator'] };
    const direccion = 'Parque El Llano';
    const lugar = { ...picnic.lugar, direccion, ciudad: place.city, estado: 'Oaxaca' };
    const description = eventFromWire({ ...picnic, lugar });
    const { eventManagement } = portal.context;
    return eventManagement.create({ viewer, address: '' }, { description, petIds: [pet] });
  }

  it('names the one before on no page of a pet, an event or an issue, and in no feed', async () => {
    const pages = await buildApp(portal.context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
    const owner = await addUser(portal.context.database);
    const expires_on = '2999-12-31';
    const pet = await addPet(portal.context.database, { owner_id: owner, expires_on, ...place });
    const event = await addEvent(pet, owner);
    const issue = await sendIssue();
    for (const language of languages) {
      const paths = [
        pathFor('adoptionPet', language, { id: pet }),
        pathFor('adoptionEvent', language, { id: event }),
        pathFor('newsletterArchive', language),
        pathFor('newsletterIssue', language, { id: issue }),
        `/feeds/${language}.xml`,
        `/feeds/${language}.json`,
        '/manifest.webmanifest',
      ];
      for (const path of paths) {
        const { statusCode, body } = await pages.inject(path);
        expect([path, statusCode]).toEqual([path, 200]);
        look(path, body);
      }
    }
    expect(found).toEqual([]);
    await pages.close();
  });

  it('names the one before in no mail', async () => {
    const encabezado = {
      nombre: 'Ana Núñez',
      asunto: 'Quiero ayudar',
      mensaje: '¿Cómo puedo ayudar?',
      email_destino: 'ana@example.mx',
      lang: 'es',
    };
    await portal.post('documentos:crear', {
      ...{ schema: 'mensajes', serie: '', payload: { encabezado } },
    });
    await sendIssue();
    const sent = await portal.newMails();
    expect(sent.length).toBeGreaterThan(2);
    for (const { subject, text, html } of sent) look(`${subject}`, `${subject} ${text} ${html}`);
    for (const { name, language, subject, text, html } of await everyMail(portal.context)) {
      look(`${name} in ${language}`, `${subject} ${text} ${html}`);
    }
    expect(found).toEqual([]);
  });

  /** What no test writes, draws or opens with another record: the words of staff's pages, of errors, of calls. */
  it('names the one before nowhere in the program', () => {
    for (const [file, text] of sources) {
      if (file.startsWith('content/') || ofSoftware.has(file)) continue;
      const said = text.replace(/\/\*\*.*?\*\//gs, '');
      const at = said.search(/Casa ?Animal|casaanimal|Tulum|Guadalajara|24\/7|ISO 9001/u);
      if (at >= 0) found.push(`${file}: ${said.slice(at - 40, at + 40)}`);
    }
    expect(found).toEqual([]);
  });
});

/** They name the software, an example or a drawing of the place. */
const ofSoftware = new Set([
  'app/pages/us/shelter-places.ts',
  'domain/content/opening-hours.ts',
  'domain/content/documents/organisation.ts',
  'domain/pets/search/search-places.ts',
  'domain/pets/testing/luna.ts',
  'domain/pets/testing/search-phrases.ts',
  'server/adapters/payments/stripe/stripe-client.ts',
  'server/config/config.ts',
  'server/config/env.ts',
  'server/features/animals/pet-imports/pet-template.ts',
  'server/process/node-version.ts',
  'server/wire/docs/sample.ts',
]);
