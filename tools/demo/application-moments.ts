import type { DemoApplication } from '#content/demo/demo-applications.ts';
import { demoFamilies } from '#content/demo/demo-families.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { applicationSeries } from '#domain/adoption/application-number.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { DocumentKey } from '#domain/documents/document.ts';
import { createReferenceKeys } from '#server/features/adoption/references/reference-keys.ts';
import type { FamilyName, Moment } from './application-moment.ts';
import { contractOf, followUpsOf } from './application-outcomes.ts';
import { viewerOf } from './donations.ts';
import { day, type Filling } from './filling.ts';
import { withPhoto } from './photo.ts';

/** Everything that happens with an application, from when it is sent on. */
export function momentsOf(
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
  const ofVisits = outcomes.map(({ daysAgo, photo, ...input }) => ({
    daysAgo,
    happen: async () => {
      const { id } = await applications.noteOutcome(rescuer, { id: idOf(), ...input });
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
  const { daysAgo: answered, ...input } = answer;
  const { keyOf } = createReferenceKeys(context);
  const reply = async () => {
    const { checks } = await context.references.listChecks(rescuer, idOf());
    const [first] = checks;
    if (first) await context.references.answerReference({ address: '' }, keyOf(first.id), input);
  };
  return [
    { daysAgo, happen: ask },
    { daysAgo: answered, happen: reply },
  ];
}
