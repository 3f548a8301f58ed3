import { data, redirect } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { driveBookingText } from '#app/i18n/drive-booking.ts';
import { drivesText } from '#app/i18n/drives.ts';
import type { ActionArgs, LoadContext, LoaderArgs } from '#app/load-context.ts';
import { driveTurnParam } from '#domain/drives/turn-address.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import { type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { bookingForm, doneParam } from './booking-form.ts';

type Followed = Awaited<ReturnType<LoadContext['app']['drives']['follow']>>;

export async function loader({ request, params, context }: LoaderArgs) {
  const { app, language, sender: address = '' } = context;
  const text = driveBookingText[language];
  const { title, description, unknown, unknownText, list } = text;
  const head = { title, description };
  const key = params.key ?? '';
  try {
    const found = await app.drives.follow({ address }, key);
    const done = new URL(request.url).searchParams.get(doneParam) ?? '';
    const said = Object.entries(text.done).find(([what]) => what === done)?.[1];
    return {
      head,
      found: shown(found, app.config.siteUrl, language),
      done: said,
      unknown: undefined,
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    const nothing = {
      title: unknown,
      text: unknownText,
      link: { label: list, href: pathFor('drives', language) },
    };
    return data({ head, found: undefined, done: undefined, unknown: nothing }, { status: 404 });
  }
}

/** In the reader's words; what is over says nothing of what to bring. */
function shown(found: Followed, siteUrl: string, language: Language) {
  const text = driveBookingText[language];
  const isOff = found.driveState === 'cancelled';
  const isAhead = found.state === 'booked' || found.state === 'waiting';
  const { consent } = found;
  const desk = pathFor('adminDrive', 'es', { folio: String(found.folio) });
  const address = `${siteUrl}${desk}?${driveTurnParam}=${found.code}`;
  const { sign, signName, signHint, openConsent, openCertificate } = text;
  return {
    heading: text.heading(found.petName),
    drive: {
      title: found.title,
      href: pathFor('drive', language, { folio: String(found.folio) }),
      label: text.again,
    },
    state: isOff ? { title: text.offDrive, text: '' } : text.states[found.state],
    isGood: !isOff && ['booked', 'arrived', 'done'].includes(found.state),
    position: found.position > 0 ? text.position(found.position) : '',
    turn:
      found.state === 'booked' || found.state === 'arrived'
        ? {
            label: text.turn,
            code: found.code,
            note: text.nameOnly(found.name),
            name: found.name,
            address,
          }
        : undefined,
    facts: factsOf(found, language, isAhead),
    notes: isAhead ? found.notes : '',
    consent:
      found.maySign || found.isSigned
        ? {
            ...{ heading: text.consent, lead: text.consentLead, sign, signName, signHint },
            paragraphs: found.maySign ? consent.text.split('\n\n') : [],
            sha256: consent.sha256,
            signed: found.isSigned ? text.signed : '',
          }
        : undefined,
    papers: {
      ...{ noScript: text.noScript, failed: text.downloadFailed },
      consent: found.isSigned ? openConsent : '',
      certificate: found.hasCertificate ? openCertificate : '',
    },
    care: found.state === 'done' ? { heading: text.care, items: text.careItems } : undefined,
    cancel: found.mayCancel
      ? {
          text: text.cancelText,
          label: found.state === 'waiting' ? text.leave : text.cancel,
        }
      : undefined,
  };
}

/** @param isAhead it says what to bring, too */
function factsOf(found: Followed, language: Language, isAhead: boolean) {
  const text = driveBookingText[language];
  const { fasting } = found;
  return [
    { label: text.day, value: longDate(found.onDate, locale[language]) },
    ...(found.slot ? [{ label: text.time, value: found.slot }] : []),
    { label: text.place, value: found.place },
    ...(found.feeCents > 0
      ? [{ label: text.fee, value: drivesText[language].feeText(formatPesos(found.feeCents)) }]
      : []),
    ...(fasting && isAhead
      ? [{ label: text.fasting, value: text.fastingText(fasting.time, fasting.isDayBefore) }]
      : []),
    ...(isAhead ? [{ label: text.bring, value: text.bringText[found.species] }] : []),
  ];
}

const { whats } = bookingForm;

/** The browser sends each form by itself, with JavaScript or without; the page tells what became of it. */
export async function action({ request, params, context }: ActionArgs) {
  const { app, language, page, sender: address } = context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = params.key ?? '';
  const form = await request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const what = textOf(bookingForm.what);
  const actor = { viewer: { kind: 'visitor' }, address } as const;
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    [whats.cancel]: () => app.drives.cancelBooking(actor, key),
    [whats.sign]: () =>
      app.drives.signConsent(actor, key, {
        name: textOf(bookingForm.name),
        strokes: strokesIn(textOf(bookingForm.strokes)),
        sha256: textOf(bookingForm.sha256),
      }),
  };
  try {
    if (Object.hasOwn(acts, what)) await acts[what]?.();
  } catch (error) {
    const rejection = error instanceof AppError ? error : undefined;
    if (!rejection) app.log.error({ err: error, page }, 'a plain form could not be sent');
    // Of a place that is gone the page says so by itself.
    if (rejection?.code !== 'notFound') {
      return data({ problem: wordsOf(rejection, language) }, { status: rejection?.status ?? 500 });
    }
  }
  throw redirect(
    `${pathFor('driveBooking', language, { key })}?${doneParam}=${whatDone(what)}`,
    303,
  );
}

const whatDone = (what: string) => (what === whats.cancel || what === whats.sign ? what : '');

/** None, where the browser has drawn none. */
function strokesIn(text: string): unknown {
  if (text === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return 'none';
  }
}

function wordsOf(rejection: AppError | undefined, language: Language): string {
  const { failed, tooMany } = driveBookingText[language];
  if (!rejection) return failed;
  if (rejection.code === 'tooManyRequests') return tooMany;
  const [[reason] = []] = Object.values(rejection.details ?? {});
  return reasonText(reason ?? rejection.reason, language);
}
