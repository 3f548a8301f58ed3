import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { applicationNumber } from '#domain/adoption/application-number.ts';
import { type ContractSide, padAspect } from '#domain/adoption/contract.ts';
import { contractBlocks } from '#domain/adoption/contract-text.ts';
import { type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { MailSite } from '#server/features/kits/mail/mail-content.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { proof } from '#server/pdf/proof.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { list, paragraph } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import { contractDocumentWords, type DocumentWords } from './contract-document-words.ts';
import type { Contract, ContractSignature } from './contracts.repository.ts';
import { drawStrokes } from './draw-strokes.ts';

interface SignedContract {
  contract: Contract;
  application: AdoptionApplication;
  signatures: readonly ContractSignature[];
  /** The hash of the application's history so far: a later change of it shows beside this copy. */
  dossierDigest: string | null;
  sealedAt: Date;
  site: MailSite;
  letterhead: Letterhead;
}

/** What both sides keep: the text as they signed it, both signatures, and how anybody verifies it. PDF, not yet signed. */
async function composeContract(signed: SignedContract): Promise<Buffer> {
  const { contract, application, signatures, sealedAt, site, letterhead } = signed;
  const language = contract.language as Language;
  const words = contractDocumentWords[language];
  const folio = applicationNumber(application.folio);
  const sheet = new PdfSheet({
    language,
    letterhead,
    title: words.title,
    subject: words.subject(contract.pet_names),
    footer: words.footer(site.name, contract.code),
    form: 'letter',
    scale: 1,
    createdAt: sealedAt,
  });
  documentHead(sheet, {
    title: words.title,
    subtitle: contract.pet_names,
    note: words.note(folio, dayIn(sealedAt.toISOString(), language, site.timezone)),
  });
  drawText(sheet, contract.text);
  sectionHeading(sheet, words.signatures, { isFirst: false, company: signatureHeight + 20 });
  drawSignatures(sheet, signatures, words, (instant) => momentIn(instant, language, site.timezone));
  drawProof(sheet, signed, words);
  return sheet.finish();
}

export const drawContract = inTurn(composeContract);

function drawText(sheet: PdfSheet, text: string): void {
  let isFirst = true;
  for (const block of contractBlocks(text)) {
    if (block.kind === 'heading') sectionHeading(sheet, block.text, { isFirst, company: 0 });
    else if (block.kind === 'list') list(sheet, block.items);
    else paragraph(sheet, block.text);
    isFirst = false;
  }
}

const gap = 24;
const signatureHeight = 150;

/** Beside each other: who gives the pet, and the family. */
function drawSignatures(
  sheet: PdfSheet,
  signatures: readonly ContractSignature[],
  words: DocumentWords,
  moment: (instant: string) => string,
): void {
  sheet.room(signatureHeight);
  const { y } = sheet;
  const width = (sheet.width - gap) / 2;
  const padHeight = width / padAspect;
  const order: readonly ContractSide[] = ['organisation', 'family'];
  for (const [column, side] of order.entries()) {
    const signature = signatures.find((one) => one.side === side);
    if (!signature) continue;
    const x = sheet.left + column * (width + gap);
    drawStrokes(sheet, signature.strokes, { x, y, width, height: padHeight });
    const line = y + padHeight;
    sheet.decorate((doc) =>
      doc
        .moveTo(x, line)
        .lineTo(x + width, line)
        .lineWidth(0.9)
        .stroke(colour.ink),
    );
    const below = [
      [signature.name, { font: 'bold', size: 11 }],
      [words.sides[side], { size: 9.5, color: colour.inkSoft }],
      [words.signedAt(moment(signature.signedAt)), { size: 9, color: colour.inkSoft }],
      ...(signature.strokes.length === 0
        ? [[words.byName, { size: 9, color: colour.inkSoft }] as const]
        : []),
    ] as const;
    let at = line + 5;
    for (const [text, style] of below) {
      const top = at;
      sheet.put('P', () => sheet.write(text, x, top, width, style));
      at += sheet.heightOf(text, width, style) + 1;
    }
  }
  sheet.y = y + signatureHeight;
}

function drawProof(
  sheet: PdfSheet,
  { contract, dossierDigest, site }: SignedContract,
  words: DocumentWords,
): void {
  const { code, sha256, template_version } = contract;
  const path = pathFor('verifyContractStart', contract.language);
  const hash = { size: 7.5 } as const;
  proof(sheet, {
    heading: words.proof,
    address: `${site.url}${path}/${code}`,
    lines: [
      [words.howToVerify(`${site.url}${path}`), { size: 9 }],
      [code, { font: 'bold', size: 12 }, words.code],
      [sha256, hash, words.hash],
      ...(dossierDigest === null ? [] : [[dossierDigest, hash, words.dossier] as const]),
      [words.version(template_version), { size: 8.5, color: colour.inkSoft }],
    ],
  });
}

const dayIn = (instant: string, language: Language, timeZone: string) =>
  new Date(instant).toLocaleDateString(locale[language], { dateStyle: 'long', timeZone });

const momentIn = (instant: string, language: Language, timeZone: string) =>
  new Date(instant).toLocaleString(locale[language], {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone,
  });
