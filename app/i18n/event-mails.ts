import type { EventMailKind, RecipientCounts } from '#domain/events/event-mails.ts';
import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

type Invited = Omit<RecipientCounts, 'invited'>;
type Told = Pick<RecipientCounts, 'owners' | 'invited'>;

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);
const peopleEn = (count: number) => (count === 1 ? '1 person' : `${count} people`);

const joined = (parts: readonly (string | false)[], last: string) => {
  const named = parts.filter((part) => part !== false);
  const end = named.pop() ?? '';
  return named.length > 0 ? `${named.join(', ')} ${last} ${end}` : end;
};

const es = {
  invite: {
    title: (event: string) => `Invitar: ${event}`,
    lead: 'Recibe un correo quien confirmó el boletín y quien lleva mascotas al evento. A quien ya lo recibió no le llega otra vez.',
    added: 'Otros correos (opcional)',
    hint: 'Separados por comas o en renglones; hasta 200.',
    wrong: (line: number, address: string) =>
      `Renglón ${line}: «${address}» no es un correo válido.`,
    tooMany: 'Son más de 200 direcciones: quita algunas.',
    send(count: number): string {
      if (count === 0) return 'Enviar invitaciones';
      return count === 1 ? 'Enviar 1 invitación' : `Enviar ${count} invitaciones`;
    },
    counting: 'Contando a quién le llega…',
    who: ({ owners, newsletter, added }: Invited) => {
      const total = owners + newsletter + added;
      if (total === 0) return 'Por ahora no hay a quién escribirle.';
      const parts = joined(
        [
          owners > 0 && `${owners} de quienes llevan mascotas`,
          newsletter > 0 && `${newsletter} del boletín`,
          added > 0 && `${added} que agregaste`,
        ],
        'y',
      );
      return `Le llegará a ${people(total)}: ${parts}.`;
    },
    already: (count: number) => (count === 1 ? '1 ya la tenía.' : `${count} ya la tenían.`),
    uncertain: (count: number) =>
      count === 1
        ? 'De 1 no sabemos si le llegó: no se envía otra vez por sí sola.'
        : `De ${count} no sabemos si les llegó: no se envían otra vez por sí solas.`,
    optedOut: (count: number) =>
      count === 1
        ? '1 se dio de baja y no la recibe.'
        : `${count} se dieron de baja y no la reciben.`,
    later: (count: number) => `${count} no caben en este envío y quedan para el siguiente.`,
  },
  notify: {
    title: (count: number) => `¿Avisar a ${people(count)}?`,
    changed: (count: number) =>
      `${count === 1 ? 'Conoce' : 'Conocen'} otra fecha, hora, lugar o título de este evento.`,
    cancelled: (count: number): string =>
      count === 1
        ? 'Sabía de este evento y todavía no sabe que se canceló.'
        : 'Sabían de este evento y todavía no saben que se canceló.',
    what: (count: number) =>
      `${count === 1 ? 'Le' : 'Les'} llega un correo en su idioma, con un archivo que corrige su calendario.`,
    who: ({ owners, invited }: Told) =>
      `${joined([owners > 0 && (owners === 1 ? '1 lleva mascotas' : `${owners} llevan mascotas`), invited > 0 && (invited === 1 ? '1 recibió la invitación' : `${invited} recibieron la invitación`)], 'y')}.`,
    yes: 'Sí, avisar',
    no: 'No avisar',
    later: 'Decidir después',
    done: 'Aviso enviado',
    declined: 'No se avisó a nadie de este cambio',
    pending: 'Falta decidir si se avisa',
    happened: { changed: 'cambió.', cancelled: 'se canceló.' },
    answerOne: (count: number, event: string) => `¿Avisar a ${people(count)}? ${event}`,
  },
  sending: 'Enviando… puede tardar un minuto y medio.',
  progress: 'Correos que ya salieron',
  settled: (settled: number, total: number) => `Van ${settled} de ${total}`,
  all: 'Correos Enviados',
  partial: 'Envío Parcialmente Exitoso',
  none: 'Error en el Envío',
  nobody: 'Todavía no hay a quién escribirle',
  outcome: {
    sent: (count: number) => (count === 1 ? '1 nuevo' : `${count} nuevos`),
    alreadySent: (count: number) => (count === 1 ? '1 ya lo tenía' : `${count} ya lo tenían`),
    failed: (count: number) => `${count} con error`,
    uncertain: (count: number) =>
      count === 1 ? '1 que no sabemos si llegó' : `${count} que no sabemos si llegaron`,
    pending: (count: number) => `${count} en camino`,
    later: (count: number) =>
      count === 1 ? '1 para el siguiente envío' : `${count} para el siguiente envío`,
  },
  failed: 'Correos con error',
  copy: 'Copiar los que fallaron',
  copied: 'Copiados',
  copyRefused: 'No se pudo copiar: selecciónalos a mano.',
  retry: 'Intentar otra vez',
  uncertain: 'No sabemos si les llegó',
  uncertainWhy:
    'El envío se interrumpió justo cuando el servidor de correo los recibía. No se envían otra vez por sí solos, para no repetirlos.',
  resend: (count: number) =>
    count === 1 ? 'Enviar otra vez a 1' : `Enviar otra vez a los ${count}`,
  sent: 'Ver los correos enviados',
  record: {
    title: 'Envíos de este evento',
    none: 'Todavía no se ha enviado nada.',
    loading: 'Buscando…',
    kinds: {
      invitation: 'Invitación',
      changed: 'Aviso de cambio',
      cancelled: 'Aviso de cancelación',
    } satisfies Record<EventMailKind, string>,
    by: (name: string | null) => (name ? `la envió ${name}` : 'quien la envió ya no tiene cuenta'),
    to: ({ owners, newsletter, added, invited }: RecipientCounts) =>
      `Para ${joined(
        [
          owners > 0 && `${owners} de quienes llevan mascotas`,
          newsletter > 0 && `${newsletter} del boletín`,
          added > 0 && `${added} con dirección agregada`,
          invited > 0 && `${invited} de quienes tenían invitación`,
        ],
        'y',
      )}.`,
    outcome: (sent: number, failed: number, uncertain: number, pending: number) =>
      `${joined(
        [
          sent === 1 ? '1 enviado' : `${sent} enviados`,
          failed > 0 && `${failed} con error`,
          uncertain > 0 && `${uncertain} sin saber si llegó`,
          pending > 0 && `${pending} en camino`,
        ],
        'y',
      )}.`,
    recipients: 'Ver a quiénes',
    left: 'Enviado',
    waiting: 'En camino',
  },
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    invite: {
      title: (event) => `Invite: ${event}`,
      lead: 'Everyone who confirmed the newsletter or brings pets to the event gets an email. Those who already have it do not get it again.',
      added: 'Other addresses (optional)',
      hint: 'Separated by commas or on lines; up to 200.',
      wrong: (line, address) => `Line ${line}: “${address}” is not a valid email.`,
      tooMany: 'These are more than 200 addresses: remove some.',
      send(count) {
        if (count === 0) return 'Send invitations';
        return count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`;
      },
      counting: 'Counting who will get it…',
      who({ owners, newsletter, added }) {
        const total = owners + newsletter + added;
        if (total === 0) return 'There is nobody to write to for now.';
        const parts = joined(
          [
            owners > 0 && `${owners} who bring pets`,
            newsletter > 0 && `${newsletter} from the newsletter`,
            added > 0 && `${added} that you added`,
          ],
          'and',
        );
        return `It goes to ${peopleEn(total)}: ${parts}.`;
      },
      already: (count) => (count === 1 ? '1 already had it.' : `${count} already had it.`),
      uncertain: (count) =>
        count === 1
          ? 'For 1 we do not know whether it arrived: it is not sent again by itself.'
          : `For ${count} we do not know whether it arrived: they are not sent again by themselves.`,
      optedOut: (count) =>
        count === 1
          ? '1 unsubscribed and does not get it.'
          : `${count} unsubscribed and do not get it.`,
      later: (count) => `${count} do not fit into this sending and wait for the next one.`,
    },
    notify: {
      title: (count) => `Tell ${peopleEn(count)}?`,
      changed: () => 'They know another date, time, place or title of this event.',
      cancelled: () => 'They knew of this event, and do not know yet that it is canceled.',
      what: () => 'They get an email in their language, with a file that corrects their calendar.',
      who: ({ owners, invited }) =>
        `${joined([owners > 0 && `${owners} ${owners === 1 ? 'brings' : 'bring'} pets`, invited > 0 && `${invited} got the invitation`], 'and')}.`,
      yes: 'Yes, tell them',
      no: 'Do not tell',
      later: 'Decide later',
      done: 'They were told',
      declined: 'Nobody was told of this change',
      pending: 'Decide whether to tell people',
      happened: { changed: 'it changed.', cancelled: 'it was canceled.' },
      answerOne: (count, event) => `Tell ${peopleEn(count)}? ${event}`,
    },
    sending: 'Sending… this can take a minute and a half.',
    progress: 'Emails that have left',
    settled: (settled, total) => `${settled} of ${total} so far`,
    all: 'Emails Sent',
    partial: 'Partially Successful Sending',
    none: 'Sending Error',
    nobody: 'There is nobody to write to yet',
    outcome: {
      sent: (count) => `${count} new`,
      alreadySent: (count) => `${count} already had it`,
      failed: (count) => `${count} with errors`,
      uncertain: (count) => `${count} we are not sure about`,
      pending: (count) => `${count} on the way`,
      later: (count) => `${count} for the next sending`,
    },
    failed: 'Emails with errors',
    copy: 'Copy the ones that failed',
    copied: 'Copied',
    copyRefused: 'They could not be copied: select them by hand.',
    retry: 'Try again',
    uncertain: 'We do not know whether they arrived',
    uncertainWhy:
      'The sending was interrupted just as the mail server was taking them. They are not sent again by themselves, so that nobody gets two.',
    resend: (count) => (count === 1 ? 'Send again to 1' : `Send again to all ${count}`),
    sent: 'See the emails sent',
    record: {
      title: 'Emails about this event',
      none: 'Nothing has been sent yet.',
      loading: 'Looking…',
      kinds: {
        invitation: 'Invitation',
        changed: 'Notice of a change',
        cancelled: 'Notice of the cancellation',
      },
      by: (name) => (name ? `sent by ${name}` : 'whoever sent it has no account any more'),
      to: ({ owners, newsletter, added, invited }) =>
        `To ${joined(
          [
            owners > 0 && `${owners} who bring pets`,
            newsletter > 0 && `${newsletter} from the newsletter`,
            added > 0 && `${added} with an added address`,
            invited > 0 && `${invited} who had an invitation`,
          ],
          'and',
        )}.`,
      outcome: (sent, failed, uncertain, pending) =>
        `${joined(
          [
            `${sent} sent`,
            failed > 0 && `${failed} with errors`,
            uncertain > 0 && `${uncertain} uncertain`,
            pending > 0 && `${pending} on the way`,
          ],
          'and',
        )}.`,
      recipients: 'See to whom',
      left: 'Sent',
      waiting: 'On the way',
    },
  },
};

/** Mails about events, for those who have them sent: their own dictionary, which no public page loads. */
export function useEventMailsText(): typeof es {
  return texts[useLanguage()];
}
