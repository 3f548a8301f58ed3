import { command, creation, type DataOfCall, pagedQuery, query } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  bounded,
  cents,
  count,
  day,
  exampled,
  file,
  flag,
  id,
  inputId,
  inputText,
  instant,
  integer,
  language,
  list,
  nothing,
  nullable,
  number,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { vocabulary } from '../vocabulary.ts';
import { lineBases, lineStates, statementLayouts } from './bank-statement.ts';
import { donationKinds, paymentMethods } from './donation-kind.ts';
import { donationStates } from './donation-state.ts';

/** Statements of the organisation's own account, and whose the deposits in them are. */

const access = { right: 'donations.bringIn' } as const;

const statement = object(
  {
    id,
    fileName: wire('archivo', text),
    layout: wire('formato', word(statementLayouts)),
    importedAt: wire('importado_en', instant),
    importer: wire('importado_por', nullable(text)),
    fromDay: wire('desde', nullable(day)),
    toDay: wire('hasta', nullable(day)),
    /** Whether the file says of which account it is. */
    namesAccount: wire('dice_cuenta', flag),
    deposits: wire('abonos', count),
    charges: wire('cargos', count),
    ofOthers: wire('de_otras_cuentas', count),
    /** Deposits that no statement had told of before. */
    fresh: wire('nuevos', count),
    counts: wire(
      'quedaron',
      object({
        matched: wire('por_concepto', count),
        otherAmount: wire('con_otro_monto', count),
        noted: wire('ya_registrados', count),
        byHand: wire('a_mano', count),
        /** Their donation is still looked for: of a long statement, for a minute. */
        searched: wire('buscando', count),
        open: wire('por_identificar', count),
        aside: wire('apartados', count),
      }),
    ),
  },
  'BankStatement',
);

export const importStatement = creation('donaciones:importar_estado_de_cuenta', {
  access,
  sendsFile: true,
  ignoresUnknown: true,
  takes: { language: wire('lang', optional(language)), file: wire('archivo', file) },
  gives: statement,
  errors: {
    409: ['ownAccountMissing'],
    413: ['fileTooLarge'],
    422: [
      'fileEmpty',
      'importTableLarge',
      'importTableEmpty',
      'importTableOld',
      'importTableBroken',
      'importTableLetters',
      'importTooManyRows',
      'statementUnknown',
      'statementOfOther',
      'statementCurrency',
      'statementDay',
      'statementAmount',
      'statementSign',
      'statementQuote',
      'statementSigns',
      'statementNothing',
    ],
    429: ['tooManyUnfinishedUploads', 'tooManyAtOnce'],
    503: ['noRoom'],
  },
});

export const findStatements = query('donaciones:estados_de_cuenta', {
  access,
  gives: object({
    /** null: none is configured, and none can be imported. */
    account: wire(
      'cuenta',
      nullable(object({ clabe: exampled(text, '002115016003269411'), bank: wire('banco', text) })),
    ),
    /** The last ones, newest first. */
    statements: wire('estados', list(statement)),
  }),
});

const proposalReasons = vocabulary({ concept: 'concepto', name: 'nombre', amount: 'monto' });

const named = {
  donationId: wire('donativo_id', id),
  /** null until it is paid. */
  number: wire('folio', nullable(text)),
  donor: wire('donante', nullable(text)),
  amountCents: wire('monto', cents),
  date: wire('fecha', day),
};

export const findLines = pagedQuery('donaciones:por_identificar', {
  access,
  takes: { state: wire('estado', optionally(word(lineStates), 'open')), page, limit },
  gives: list(
    object(
      {
        id,
        postedOn: wire('fecha', day),
        amountCents: wire('monto', cents),
        leftCents: wire('por_identificar', cents),
        description: wire('descripcion', text),
        reference: wire('referencia', text),
        sender: wire('ordenante', text),
        trackedAs: wire('clave_rastreo', nullable(text)),
        layout: wire('formato', word(statementLayouts)),
        state: wire('estado', word(lineStates)),
        basis: wire('por', nullable(word(lineBases))),
        /** The line of another file that may be the same deposit. */
        repeats: wire(
          'parece_repetido',
          nullable(
            object({
              description: wire('descripcion', text),
              layout: wire('formato', word(statementLayouts)),
              state: wire('estado', word(lineStates)),
            }),
          ),
        ),
        /** Cash of the same sum that two people counted, and that somebody may have brought to the bank. */
        counted: wire(
          'efectivo_contado',
          nullable(object({ givenOn: wire('fecha', day), place: wire('lugar', text) })),
        ),
        proposals: wire(
          'propuestas',
          list(object({ ...named, because: wire('por', word(proposalReasons)) }, 'LineProposal')),
        ),
        /** Who has given before, and whose name the bank has written. */
        donors: wire(
          'donantes',
          list(
            object(
              {
                name: wire('nombre', text),
                /** Of their account; null where they have none. */
                email: wire('correo', nullable(text)),
                lastGaveOn: wire('dono_en', day),
              },
              'KnownDonor',
            ),
          ),
        ),
        parts: wire('partes', list(object(named, 'LinePart'))),
        reason: wire('motivo', text),
        changedAt: wire('cambiado_en', instant),
        changedBy: wire('cambiado_por', nullable(text)),
      },
      'BankLine',
    ),
  ),
});

const ofLine = { id: wire('linea_id', inputId) };
const missing = ['notFound'] as const;

export const identifyLine = creation('donaciones:identificar', {
  access,
  takes: {
    ...ofLine,
    donationId: wire('donativo_id', optional(inputId)),
    donor: wire(
      'donante',
      optional(
        object({
          email: wire('correo', optional(inputText)),
          name: wire('nombre', optional(inputText)),
          isAnonymous: wire('anonimo', optional(flag)),
        }),
      ),
    ),
    /** In pesos; all that is left where it is missing. */
    amount: wire('monto', optional(number)),
    kind: wire('tipo', optional(word(donationKinds))),
    campaignId: wire('campana_id', optional(nullable(inputId))),
    petId: wire('mascota_id', optional(nullable(inputId))),
    method: wire('metodo', optional(word(paymentMethods))),
  },
  gives: object({
    id: wire('linea_id', id),
    donationId: wire('donativo_id', id),
    status: wire('estado', word(donationStates)),
    series: wire('serie', text),
    folio: nullable(integer),
    amountCents: wire('monto', cents),
    leftCents: wire('por_identificar', cents),
    /** Somebody had noted it before: nothing was booked now. */
    wasNoted: wire('ya_registrada', flag),
  }),
  errors: {
    404: missing,
    409: ['lineNotOpen', 'lineTooSmall', 'transferKnown', 'notToAccount'],
    422: ['donorUnknown', 'donorNotNamed', 'campaignOver'],
  },
});

export const takeLineBack = command('donaciones:deshacer_identificacion', {
  access,
  takes: { ...ofLine, donationId: wire('donativo_id', inputId) },
  gives: nothing,
  errors: { 404: missing, 409: ['lineInvoiced', 'lineGivenBack'] },
});

export const setLineAside = command('donaciones:apartar_deposito', {
  access,
  takes: { ...ofLine, reason: wire('motivo', bounded(inputText, { max: 400 })) },
  gives: nothing,
  errors: { 404: missing, 409: ['lineNotOpen', 'lineInParts'] },
});

export const reopenLine = command('donaciones:regresar_deposito', {
  access,
  takes: ofLine,
  gives: nothing,
  errors: { 404: missing, 409: ['lineNotOpen'] },
});

export const findDonor = query('donaciones:buscar_donante', {
  access,
  takes: { email: wire('correo', bounded(inputText, { max: 254 })) },
  gives: object({ name: wire('nombre', text) }),
  errors: { 422: ['donorUnknown'] },
});

export type ImportedStatement = DataOfCall<typeof importStatement>;
export type FoundLine = DataOfCall<typeof findLines>[number];
export type KnownDonor = FoundLine['donors'][number];
export type LineProposal = FoundLine['proposals'][number];
