import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { hoursInWords } from '#domain/volunteers/hours-rules.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { VolunteerTask } from '#domain/volunteers/volunteer-words.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { proof } from '#server/pdf/proof.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { list, paragraph } from '#server/pdf/text.ts';
import type { Certificate } from './certificates.repository.ts';

interface Words {
  title: string;
  footer(siteName: string, code: string): string;
  issued(day: string): string;
  text(given: Record<'organisation' | 'name' | 'from' | 'until' | 'hours', string>): string;
  tasks: string;
  task(name: string, hours: string): string;
  confirmed: string;
  signed(organisation: string): string;
  proof: string;
  howToVerify(address: string): string;
  code: string;
}

const words: Bilingual<Words> = {
  es: {
    title: 'Constancia de voluntariado',
    footer: (siteName, code) => `${siteName} · Código de verificación ${code}`,
    issued: (day) => `Emitida el ${day}`,
    text: ({ organisation, name, from, until, hours }) =>
      `${organisation} hace constar que ${name} colaboró de manera voluntaria del ${from} al ${until}, con un total de ${hours} confirmadas.`,
    tasks: 'En qué colaboró',
    task: (name, hours) => `${name}: ${hours}`,
    confirmed:
      'Las horas las confirmó quien coordina el voluntariado, turno por turno. No son una relación de trabajo.',
    signed: (organisation) => `Sellada electrónicamente por ${organisation}.`,
    proof: 'Cómo verificar esta constancia',
    howToVerify: (address) =>
      `Escanea el código o escríbelo en ${address}. La página dice si la constancia es auténtica y si sigue vigente, sin mostrar los datos de nadie. El PDF lleva además un sello electrónico: cualquier cambio posterior se nota.`,
    code: 'Código',
  },
  en: {
    title: 'Volunteer certificate',
    footer: (siteName, code) => `${siteName} · Verification code ${code}`,
    issued: (day) => `Issued on ${day}`,
    text: ({ organisation, name, from, until, hours }) =>
      `${organisation} certifies that ${name} volunteered from ${from} to ${until}, with ${hours} confirmed in total.`,
    tasks: 'What they helped with',
    task: (name, hours) => `${name}: ${hours}`,
    confirmed:
      'Whoever coordinates volunteers confirmed the hours, shift by shift. They are no employment.',
    signed: (organisation) => `Sealed electronically by ${organisation}.`,
    proof: 'How to verify this certificate',
    howToVerify: (address) =>
      `Scan the code or enter it at ${address}. The page says whether the certificate is authentic and still valid without showing anybody’s data. The PDF also carries an electronic seal: any later change shows.`,
    code: 'Code',
  },
};

interface Given {
  certificate: Certificate;
  site: { name: string; url: string; timezone: string };
  legalName: string;
  letterhead: Letterhead;
  sealedAt: Date;
}

/** A PDF, not yet signed. */
async function compose({ certificate, site, legalName, letterhead, sealedAt }: Given) {
  const language = certificate.language as Language;
  const say = words[language];
  const { name, code, minutes } = certificate;
  const sheet = new PdfSheet({
    language,
    letterhead,
    title: say.title,
    subject: name,
    footer: say.footer(site.name, code),
    form: 'letter',
    scale: 1,
    createdAt: sealedAt,
  });
  const day = (date: Date, timeZone: string) =>
    date.toLocaleDateString(locale[language], { dateStyle: 'long', timeZone });
  const dateOf = (text: string) => day(new Date(`${text}T12:00:00Z`), 'UTC');
  documentHead(sheet, {
    title: say.title,
    subtitle: name,
    note: say.issued(day(new Date(certificate.issued_at), site.timezone)),
  });
  paragraph(
    sheet,
    say.text({
      ...{ organisation: legalName, name, hours: hoursInWords(minutes) },
      ...{ from: dateOf(certificate.from_day), until: dateOf(certificate.until_day) },
    }),
    { size: 13 },
  );
  sectionHeading(sheet, say.tasks, { isFirst: false, company: 40 });
  const tasks: { task: VolunteerTask; minutes: number }[] = JSON.parse(certificate.tasks_json);
  list(
    sheet,
    tasks.map((one) =>
      say.task(volunteerLabels[language].tasks[one.task], hoursInWords(one.minutes)),
    ),
  );
  paragraph(sheet, say.confirmed);
  paragraph(sheet, say.signed(legalName), { font: 'bold' });
  const path = pathFor('verifyContractStart', language);
  proof(sheet, {
    heading: say.proof,
    address: `${site.url}${path}/${code}`,
    lines: [
      [say.howToVerify(`${site.url}${path}`), { size: 9 }],
      [code, { font: 'bold', size: 12 }, say.code],
    ],
  });
  return sheet.finish();
}

export const drawCertificate = inTurn(compose);
