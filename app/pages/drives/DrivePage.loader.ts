import { redirect } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { answerPlainForm } from '#app/contact/answer-plain-form.server.ts';
import { drivesText } from '#app/i18n/drives.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { bookingFields, bookingInputOf } from '#domain/drives/booking-input.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import { localInstant } from '#domain/events/place-time.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { driveFacts, stateOf } from './drive-card.server.ts';

/** 0, which no drive has, of anything but a number. */
const folioIn = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const text = drivesText[language];
  const list = { label: text.title, href: pathFor('drives', language) };
  const drive = await app.drives.publicDrive(folioIn(params.folio));
  if (!drive) throw redirect(list.href);
  const { household, slotFree, ...form } = text.form;
  const { ages, reproductions, species, sexes } = driveLabels[language];
  const { timezone, siteUrl } = app.config;
  const [first] = drive.slots;
  return {
    ...{ list, form: { ...form, ages, reproductions, speciesNames: species, sexes } },
    title: drive.title,
    description: `${longDate(drive.onDate, locale[language])}. ${drive.place}. ${text.description}`,
    folio: drive.folio,
    path: pathFor('drive', language, { folio: String(drive.folio) }),
    state: stateOf(drive, language),
    day: longDate(drive.onDate, locale[language]),
    facts: driveFacts(drive, language),
    notes: drive.notes,
    check: text.check,
    isBookable: drive.isBookable,
    isFull: drive.free === 0,
    household: household(drive.householdLimit),
    slots: drive.slots.map(({ time, free }) => ({
      value: time,
      label: time,
      hint: slotFree(Math.min(free, drive.free)),
    })),
    jsonLd: {
      '@type': 'Event',
      url: siteUrl + pathFor('drive', language, { folio: String(drive.folio) }),
      name: drive.title,
      description: text.lead,
      startDate: first ? localInstant(timezone, drive.onDate, first.time) : drive.onDate,
      eventStatus:
        drive.state === 'cancelled'
          ? 'https://schema.org/EventCancelled'
          : 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      isAccessibleForFree: drive.feeCents === 0,
      location: { '@type': 'Place', name: drive.place, address: drive.place },
      organizer: { '@type': 'Organization', name: app.config.siteName, url: siteUrl },
    },
  };
}

/** Of a browser without JavaScript: the page of its place follows. */
export function action(args: ActionArgs) {
  const { app, language } = args.context;
  return answerPlainForm(args, {
    fields: bookingFields,
    send: (typed, { captcha, address }, record) =>
      app.drives.book(
        { viewer: { kind: 'visitor' }, address },
        folioIn(args.params.folio),
        bookingInputOf(typed),
        { language, captcha },
        record,
      ),
    thanks: ({ id }) => pathFor('driveBooking', language, { key: app.drives.keyOf(id) }),
  });
}
