import { randomUUID } from 'node:crypto';
import type { DemoApplication } from '#content/demo/demo-applications.ts';
import { demoFamilies, donorProfile } from '#content/demo/demo-families.ts';
import type { demoPeople } from '#content/demo/people.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { applicationSeries } from '#domain/adoption/application-fields.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import type { Context } from '#server/context.ts';
import { createReferenceKeys } from '#server/features/adoption-references/reference-keys.ts';
import { forgetMails, viewerOf } from './donations.ts';
import { withPhoto } from './photo.ts';

interface Filling {
  context: Context;
  people: Record<keyof typeof demoPeople, Account>;
  /** By the ids of the demonstration's pets. */
  petIds: ReadonlyMap<string, string>;
  start: Date;
  /** Sets the portal's clock. */
  goTo: (moment: Date) => void;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Adoption applications as families send them and rescuers decide about them, from the oldest on. A portal that has
 * some, and pets that are not there, are left alone.
 */
export async function fillApplications(
  filling: Filling,
  applications: readonly DemoApplication[],
): Promise<void> {
  const { context, people, petIds, start, goTo } = filling;
  const known = applications.filter(({ pets }) => pets.every((id) => petIds.has(id)));
  if (known.length === 0) return;
  const anybodys = { where: [], order: [], page: 1, limit: 1 };
  const viewer = viewerOf(people.administrator);
  if ((await context.applications.query(viewer, anybodys)).total > 0) return;
  const families = await seedFamilies(context, people.donor, known);
  const moments = known.flatMap((application, index) =>
    momentsOf(application, filling, families).map((one, step) => ({
      ...one,
      // Not all at the same hour; a step stands after what it follows.
      at: new Date(
        start.getTime() - one.daysAgo * day - (known.length - index) * 23 * minute + step * minute,
      ),
    })),
  );
  for (const { at, happen } of moments.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    goTo(at);
    await happen();
  }
  await restrictSome(filling);
  await forgetMails(context, new Date(start.getTime() - 2 * day));
  goTo(start);
}

/** The list of who may not adopt: a family that applies now, and somebody who was on it. */
async function restrictSome({ context, people, start, goTo }: Filling): Promise<void> {
  const { config, restrictions } = context;
  const actor = { viewer: viewerOf(people.administrator), address: '' };
  const today = dateIn(config.timezone, start);
  const nobody = { email: '', phone: '', rfc: '', name: '', postalCode: '' };
  goTo(new Date(start.getTime() - 40 * day));
  const former = await restrictions.restrict(actor, {
    ...nobody,
    phone: '5500000099',
    label: 'Caso 2',
    reason: 'Regaló a la gata que había adoptado sin avisarnos.',
    endsOn: addDays(today, 90),
  });
  goTo(new Date(start.getTime() - 3 * day));
  await restrictions.appeal(actor, {
    id: former.id,
    text: 'Nos mostró que la gata vive con su mamá, esterilizada y sana.',
    outcome: 'lifted',
  });
  const { id } = await restrictions.restrict(actor, {
    ...nobody,
    email: demoFamilies.ituarte.email,
    phone: demoFamilies.ituarte.phone,
    label: 'Caso 5',
    reason: 'En otro albergue devolvió dos perros lastimados; lo confirmaron por escrito.',
    endsOn: addDays(today, 365),
  });
  await restrictions.appeal(actor, {
    id,
    text: 'Dice que los lastimaron en la pensión. Pedimos el comprobante del veterinario.',
    outcome: 'pending',
  });
}

type FamilyName = DemoApplication['by'];

/** With their profiles. Nobody signs in as one of them but the donor. */
async function seedFamilies(
  { accounts, applications }: Context,
  donor: Account,
  known: readonly DemoApplication[],
): Promise<ReadonlyMap<FamilyName, Account>> {
  const names = [...new Set(known.map(({ by }) => by))];
  const seeded = await Promise.all(
    names.map(async (name) => {
      const { profile, ...person } =
        name === 'donor' ? { profile: donorProfile } : demoFamilies[name];
      const account =
        'email' in person
          ? ((await accounts.findByEmail(person.email)) ??
            (await accounts.create({
              ...person,
              country: 'México',
              roles: ['member'],
              password: randomUUID(),
            })))
          : donor;
      await applications.saveProfile(viewerOf(account), profile);
      return [name, account] as const;
    }),
  );
  return new Map(seeded);
}

interface Moment {
  daysAgo: number;
  happen: () => Promise<void>;
}

function momentsOf(
  application: DemoApplication,
  filling: Filling,
  families: ReadonlyMap<FamilyName, Account>,
): Moment[] {
  const { by, pets, daysAgo, message, steps = [] } = application;
  const { people, petIds, start } = filling;
  const { applications, config } = filling.context;
  const family = families.get(by) ?? people.donor;
  const language = by === 'donor' ? 'es' : demoFamilies[by].language;
  const rescuer = viewerOf(people.rescuer);
  let key: DocumentKey = { series: applicationSeries, folio: 0 };
  let id = '';
  return [
    {
      daysAgo,
      async happen() {
        const asked = { petIds: pets.flatMap((id) => petIds.get(id) ?? []), message, language };
        const sent = await applications.submit(viewerOf(family), asked);
        key = { series: sent.series, folio: sent.folio };
        id = sent.id;
      },
    },
    ...steps.map((one) => ({
      daysAgo: one.daysAgo,
      async happen() {
        const viewer = one.step === 'withdraw' ? viewerOf(family) : rescuer;
        const today = dateIn(config.timezone, start);
        const reservedUntil = one.for === undefined ? undefined : addDays(today, one.for);
        const decision = { words: one.words, reservedUntil };
        await applications.makeTransition({ viewer, address: '' }, key, one.step, decision);
      },
    })),
    ...talkOf(application, filling, viewerOf(family), () => id),
    ...photosOf(application, filling, viewerOf(family), () => id),
    ...referencesOf(application, filling, () => id),
    ...contractOf(application, filling, family, () => id),
    ...followUpsOf(application, filling, viewerOf(family), () => id),
  ];
}

/** What rescuer and family say to each other meanwhile. */
function talkOf(
  { questions = [], appointments = [], notes = [] }: DemoApplication,
  { context: { applications }, people, start }: Filling,
  family: Viewer,
  idOf: () => string,
): Moment[] {
  const rescuer = viewerOf(people.rescuer);
  const asked = questions.flatMap(({ daysAgo, text, answer }) => {
    let questionId = '';
    const ask = async () => {
      questionId = (await applications.ask(rescuer, { id: idOf(), text })).id;
    };
    const reply = async (words: string) =>
      applications.answer(family, { id: idOf(), questionId, text: words });
    return [
      { daysAgo, happen: ask },
      ...(answer ? [{ daysAgo: answer.daysAgo, happen: () => reply(answer.text) }] : []),
    ];
  });
  const offered = appointments.flatMap(({ daysAgo, kind, options, takes }) => {
    let appointmentId = '';
    const timeOf = (days: number) => {
      const at = new Date(start.getTime() + (days - daysAgo) * day);
      at.setUTCHours(17, 0, 0, 0);
      return at.toISOString();
    };
    const propose = async () => {
      const proposed = { id: idOf(), kind, options: options.map(timeOf) };
      appointmentId = (await applications.proposeAppointment(rescuer, proposed)).id;
    };
    const choose = async (days: number) =>
      applications.chooseTime(family, { id: idOf(), appointmentId, option: timeOf(days) });
    return [
      { daysAgo, happen: propose },
      ...(takes === undefined ? [] : [{ daysAgo: daysAgo - 1, happen: () => choose(takes) }]),
    ];
  });
  const noted = notes.map(({ daysAgo, text }) => ({
    daysAgo,
    happen: async () => {
      await applications.addNote(rescuer, { id: idOf(), text });
    },
  }));
  return [...asked, ...offered, ...noted];
}

/** Of the home, on the day of the application, and of how visits went. */
function photosOf(
  { daysAgo, homePhotos = [], outcomes = [] }: DemoApplication,
  { context: { applications }, people }: Filling,
  family: Viewer,
  idOf: () => string,
): Moment[] {
  const rescuer = viewerOf(people.rescuer);
  const accountId = family.kind === 'user' ? family.id : '';
  const ofHome = homePhotos.map((name) => ({
    daysAgo,
    happen: async () => {
      await withPhoto(name, (file) => applications.addHomePhoto(family, accountId, file));
    },
  }));
  const ofVisits = outcomes.map(({ daysAgo, photo, ...said }) => ({
    daysAgo,
    happen: async () => {
      const { id } = await applications.noteOutcome(rescuer, { id: idOf(), ...said });
      if (!photo) return;
      const named = { applicationId: idOf(), outcomeId: id };
      await withPhoto(photo, (file) => applications.addOutcomePhoto(rescuer, named, file));
    },
  }));
  return [...ofHome, ...ofVisits];
}

/** What the people say whom the family named; the link of the mail is what the portal would have sent. */
function referencesOf(
  { references }: DemoApplication,
  { context, people }: Filling,
  idOf: () => string,
): Moment[] {
  if (!references) return [];
  const { daysAgo, answer } = references;
  const rescuer = viewerOf(people.rescuer);
  const ask = async () => {
    await context.references.askReferences(rescuer, idOf());
  };
  if (!answer) return [{ daysAgo, happen: ask }];
  const { daysAgo: answered, ...said } = answer;
  const { keyOf } = createReferenceKeys(context);
  const reply = async () => {
    const { checks } = await context.references.listChecks(rescuer, idOf());
    const [first] = checks;
    if (first) await context.references.answerReference({ address: '' }, keyOf(first.id), said);
  };
  return [
    { daysAgo, happen: ask },
    { daysAgo: answered, happen: reply },
  ];
}

/** A flourish, as somebody draws it on a telephone. */
const signature = [
  [0.12, 0.62],
  [0.22, 0.2],
  [0.3, 0.72],
  [0.42, 0.38],
  [0.5, 0.64],
  [0.6, 0.42],
  [0.72, 0.6],
  [0.88, 0.48],
];

/** One that both have signed is sealed once the portal runs. */
function contractOf(
  { contract }: DemoApplication,
  { context: { contracts }, people: { rescuer } }: Filling,
  family: Account,
  idOf: () => string,
): Moment[] {
  if (!contract) return [];
  let contractId = '';
  const prepare = async () => {
    contractId = (await contracts.prepare(viewerOf(rescuer), idOf())).id;
  };
  const signs = (daysAgo: number, account: Account): Moment => ({
    daysAgo,
    async happen() {
      const actor = { viewer: viewerOf(account), address: '' };
      const said = { name: account.name, strokes: [signature] };
      await contracts.sign(actor, contractId, said);
    },
  });
  return [
    { daysAgo: contract.daysAgo, happen: prepare },
    signs(contract.family, family),
    ...(contract.rescuer === undefined ? [] : [signs(contract.rescuer, rescuer)]),
  ];
}

/** How the pet is doing with the family that adopted it. */
function followUpsOf(
  { followUps = [] }: DemoApplication,
  { context, people }: Filling,
  family: Viewer,
  idOf: () => string,
): Moment[] {
  return followUps.map(({ daysAgo, photo, ...said }) => ({
    daysAgo,
    async happen() {
      await context.followUps.sendDue();
      const sent = await context.followUps.listOf(family, idOf());
      const asked = sent.findLast(({ sentAt }) => sentAt !== null);
      if (!asked) return;
      const actor = { viewer: family, address: '' };
      await context.followUps.respond(actor, asked.id, said);
      if (!photo) return;
      const photoId = await withPhoto(photo, (file) =>
        context.followUps.addPhoto(actor, asked.id, file),
      );
      await context.followUps.allowPhoto(actor, asked.id, { photoId, isAllowed: true });
      const shown = { applicationId: idOf(), photoId, isShown: true };
      await context.followUps.showPhoto(viewerOf(people.rescuer), shown);
    },
  }));
}
