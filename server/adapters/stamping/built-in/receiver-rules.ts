import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import { genericRfcs, isRfc } from '#domain/rfc.ts';
import type { XmlElement } from '../xml-element.ts';
import type { Fault } from './fault.ts';

/** c_RegimenFiscal. Not read from the portal's tables: this side checks what that side wrote. */
const regimesOfPeople = '605 606 607 608 610 611 612 614 615 616 621 625 626'.split(' ');
const regimesOfCompanies = '601 603 610 620 622 623 624 626'.split(' ');

const businessRegimes = '601 603 606 612 620 621 622 623 624 625 626'.split(' ');
const deductingRegimes = '605 606 607 608 611 612 614 615 625'.split(' ');

/** c_UsoCFDI: whose it is, and under which regimes. */
const uses: readonly { codes: RegExp; people: boolean; companies: boolean; regimes: string[] }[] = [
  { codes: /^(G0[13]|I0[1-8])$/, people: true, companies: true, regimes: businessRegimes },
  { codes: /^G02$/, people: true, companies: true, regimes: [...businessRegimes, '616'] },
  { codes: /^D(0[1-9]|10)$/, people: true, companies: false, regimes: deductingRegimes },
  {
    codes: /^(S01|CP01)$/,
    people: true,
    companies: true,
    regimes: [...regimesOfPeople, ...regimesOfCompanies],
  },
  { codes: /^CN01$/, people: true, companies: false, regimes: ['605'] },
];

/** What the SAT asks of a receiver, as far as it can be told without its register of taxpayers. */
export function findReceiverFault(
  receiver: XmlElement | undefined,
  placeOfIssue: string | undefined,
): Fault | undefined {
  const {
    Rfc: rfc = '',
    Nombre: name = '',
    DomicilioFiscalReceptor: postalCode = '',
    RegimenFiscalReceptor: regime = '',
    UsoCFDI: use = '',
  } = receiver?.attributes ?? {};
  const isGeneric = genericRfcs.includes(rfc);
  if (!isGeneric && !isRfc(rfc)) return faults.rfc;
  // The register writes every name in capitals.
  if (!name.trim() || name !== name.toUpperCase()) return faults.name;
  if (isGeneric && postalCode !== placeOfIssue) return faults.genericPostalCode;
  if (findStateOfPostalCode(postalCode) === undefined) return faults.postalCode;
  const isPerson = rfc.length === 13;
  if (![...regimesOfPeople, ...regimesOfCompanies].includes(regime)) return faults.unknownRegime;
  if (isGeneric && regime !== '616') return faults.genericRegime;
  if (!(isPerson ? regimesOfPeople : regimesOfCompanies).includes(regime)) return faults.regime;
  const found = uses.find(({ codes }) => codes.test(use));
  if (!found) return faults.unknownUse;
  const fits = (isPerson ? found.people : found.companies) && found.regimes.includes(regime);
  return fits ? undefined : faults.use;
}

const faults = {
  rfc: {
    code: 'CFDI40143',
    message: 'Este RFC del receptor no existe en la lista de RFC inscritos no cancelados del SAT.',
  },
  name: {
    code: 'CFDI40145',
    message:
      'El campo Nombre del receptor, debe pertenecer al nombre asociado al RFC registrado en el campo Rfc del Receptor.',
  },
  postalCode: {
    code: 'CFDI40147',
    message:
      'El campo DomicilioFiscalReceptor del receptor, debe encontrarse en la lista de RFC inscritos no cancelados en el SAT.',
  },
  genericPostalCode: {
    code: 'CFDI40149',
    message:
      'Debe registrarse en DomicilioFiscalReceptor el mismo código postal señalado en el campo LugarExpedicion.',
  },
  unknownRegime: {
    code: 'CFDI40157',
    message: 'El campo RegimenFiscalR, no contiene un valor del catálogo c_RegimenFiscal.',
  },
  regime: {
    code: 'CFDI40158',
    message:
      'La clave del campo RegimenFiscalR debe corresponder con el tipo de persona (física o moral).',
  },
  genericRegime: {
    code: 'CFDI40159',
    message: 'El campo RegimenFiscalR debe contener el valor 616 con un RFC genérico.',
  },
  unknownUse: {
    code: 'CFDI40160',
    message: 'El campo UsoCFDI, no contiene un valor del catálogo c_UsoCFDI.',
  },
  use: {
    code: 'CFDI40161',
    message:
      'La clave del campo UsoCFDI debe corresponder con el tipo de persona (física o moral) y el régimen correspondiente conforme al catálogo c_UsoCFDI.',
  },
} as const satisfies Record<string, Fault>;
