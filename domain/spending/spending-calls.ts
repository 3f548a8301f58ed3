import { command, type DataOfCall, type GivenToCall, query } from '../contract/call.ts';
import {
  bounded,
  cents,
  count,
  day,
  flag,
  id,
  inputId,
  inputText,
  instant,
  integer,
  list,
  nothing,
  nullable,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { donationKinds } from '../donations/donation-kind.ts';
import { lang } from '../donations/payment-shapes.ts';
import { expenseCategory } from '../expenses/expense-kinds.ts';
import { giftPurpose } from './spending-rules.ts';

/** What gifts paid: the rules by which it is said, and what it comes to. */

const access = { right: 'spending.manage' } as const;

const paid = list(word(expenseCategory), { max: 20 });
const categories = wire('conceptos', paid);
const ruleFields = {
  startsOn: wire('desde', inputText),
  order: wire('orden', list(word(giftPurpose), { max: 3 })),
  categories,
  kinds: wire(
    'destinos',
    object({
      food: wire('alimento', paid),
      sterilization: wire('esterilizacion', paid),
      treatment: wire('tratamiento', paid),
    }),
  ),
  concepts: wire(
    'productos',
    list(object({ productId: wire('producto_id', inputId), categories }), { max: 500 }),
  ),
  daysBack: wire('dias_antes', integer),
  tellsDonors: wire('avisa_donantes', flag),
};

const about = {
  petId: wire('mascota_id', nullable(id)),
  /** The pet's, the campaign's or the concept's. */
  name: wire('nombre', text),
};
const ofGift = {
  ...about,
  campaignId: wire('campana_id', nullable(id)),
  /** null of a pet's or a campaign's, where it is not said. */
  kind: wire('destino', nullable(word(donationKinds))),
};

export const readSpending = query('destino:consultar', {
  access,
  takes: lang,
  gives: object({
    rules: wire('reglas', object(ruleFields)),
    /** 0 until somebody has set them. */
    revision: wire('version', count),
    /** Of other gifts: what can be said of each is what it pays. */
    concepts: wire(
      'productos',
      list(object({ productId: wire('producto_id', id), name: wire('nombre', text) })),
    ),
    isRunning: wire('en_curso', flag),
    run: wire(
      'calculo',
      nullable(
        object({
          asOf: wire('al', day),
          finishedAt: wire('terminado', instant),
          /** The books or the rules have changed since. */
          isOutdated: wire('hay_cambios', flag),
          isTest: wire('de_prueba', flag),
          ledgerCents: wire('libro', cents),
          beforeCents: wire('anteriores', cents),
          overdrawnCents: wire('devuelto_de_mas', cents),
          gifts: wire('donativos', count),
          givenCents: wire('donado', cents),
          tiedCents: wire('asignado', cents),
          booksCents: wire('gastos_libro', cents),
          costsLeftOutCents: wire('gastos_no_contados', cents),
          costs: wire('gastos', count),
          spentCents: wire('gastado', cents),
          purposes: wire(
            'fines',
            list(
              object({
                ...ofGift,
                gifts: wire('donativos', count),
                givenCents: wire('donado', cents),
                tiedCents: wire('asignado', cents),
              }),
            ),
          ),
          categories: wire(
            'conceptos',
            list(
              object({
                category: wire('concepto', word(expenseCategory)),
                costs: wire('gastos', count),
                spentCents: wire('gastado', cents),
                coveredCents: wire('cubierto', cents),
              }),
            ),
          ),
          openGifts: wire(
            'donativos_abiertos',
            list(
              object({
                id,
                /** Series and folio. */
                number: wire('numero', text),
                onDate: wire('fecha', day),
                cents: wire('monto', cents),
                openCents: wire('abierto', cents),
                ...ofGift,
              }),
            ),
          ),
          openCosts: wire(
            'gastos_abiertos',
            list(
              object({
                id,
                onDate: wire('fecha', day),
                category: wire('concepto', word(expenseCategory)),
                cents: wire('monto', cents),
                openCents: wire('abierto', cents),
                ...about,
              }),
            ),
          ),
        }),
      ),
    ),
  }),
});

export const setSpendingRules = command('destino:guardar_reglas', {
  access,
  takes: { revision: wire('version', bounded(integer, { min: 0 })), ...ruleFields },
  gives: object({ revision: wire('version', count) }),
  errors: { 409: ['spendingRulesChanged'] },
});

/** Goes through the books now, and not only by the clock. */
export const tieSpendingNow = command('destino:calcular', {
  access,
  gives: nothing,
  errors: { 409: ['spendingRulesMissing'] },
});

export type ReadSpending = DataOfCall<typeof readSpending>;
export type SpendingRun = NonNullable<ReadSpending['run']>;
export type TypedRules = Omit<GivenToCall<typeof setSpendingRules>, 'revision'>;
