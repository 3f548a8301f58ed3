import { v7 as uuid } from 'uuid';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { approvedApplication, drawn } from '../adoption/application-steps.ts';
import { addUser } from '../pets/add-pets.ts';
import { openWire } from '../wire/portal.ts';

/** Instants of a clock that tests move. */
function movableClock(start = '2026-11-20T18:00:00.000Z') {
  let now = new Date(start);
  return {
    now: () => now,
    pass(days: number) {
      now = new Date(now.getTime() + days * 86_400_000);
    },
  };
}

const fees = {
  RECOVERY_FEE: 'amounts',
  RECOVERY_FEE_DOG_PESOS: '800',
  RECOVERY_FEE_PUPPY_PESOS: '1000',
  RECOVERY_FEE_CAT_PESOS: '600',
  RECOVERY_FEE_KITTEN_PESOS: '700',
  STERILIZATION_DEPOSIT_PESOS: '500',
};

/** An application that was approved, at an organisation that asks for fees and deposits; its staff, and a stranger. */
export async function openAdoption(databases: TestDatabases, env: NodeJS.ProcessEnv = {}) {
  const clock = movableClock();
  const wire = await openWire(databases, { ...fees, ...env }, clock);
  const adoption = await approvedApplication(wire, { sterilized: 0 });
  const { database, jobs } = wire.context;
  const staff = async (role: 'coordinator' | 'treasurer' | 'administrator' | 'member') =>
    `${role}:${await addUser(database, [role])}`;
  const coordinator = await staff('coordinator');
  const treasurer = await staff('treasurer');
  const administrator = await staff('administrator');
  const stranger = await staff('member');
  const { id, petId, family, post } = adoption;

  const creating = async (action: string, body: object, token: string, key: string = uuid()) =>
    (await wire.post(action, body, token, { 'idempotency-key': key })) as unknown as Awaited<
      ReturnType<typeof post>
    >;
  const spend = (monto: string) =>
    creating(
      'gastos:registrar',
      {
        mascota_id: petId,
        fecha: '2026-11-10',
        categoria: 'consulta',
        monto,
        pagado_por: 'organizacion',
        proveedor: 'Clínica',
      },
      treasurer,
    );
  const prepare = (asked: object = {}, token = coordinator) =>
    post('solicitudes:preparar_contrato', { id, ...asked }, token);
  const sign = async () => {
    const { data } = await post('solicitudes:consultar_contrato', { id }, family);
    for (const token of [family, coordinator]) {
      await post(
        'solicitudes:firmar',
        { contrato_id: data.contrato_id, nombre: 'Rosa Canul', trazo: drawn, acepta: true },
        token,
      );
    }
    await jobs.runDue();
  };
  const own = async (token = family) =>
    (await post('cuotas:propias', {}, token)).data as unknown as Own[];
  const pay = (
    { id: cuota_id, tipo, monto }: Pick<Own, 'id' | 'tipo' | 'monto'>,
    { token = family, card = 'pm_card_visa', key, ...more }: Paying = {},
  ) =>
    creating(
      'donaciones:crear_stripe_payment',
      {
        monto: Math.round(monto * 100),
        email: 'rosa@example.mx',
        tipo,
        cuota_id,
        stripe_id: card,
        ...more,
      },
      token,
      key,
    );
  return {
    ...{ ...wire, ...adoption, clock, coordinator, treasurer, administrator, stranger },
    ...{ creating, spend, prepare, sign, own, pay },
    adopt: () => adoption.step('adoptar', coordinator),
    booked: async (asked: object = {}, token = treasurer) =>
      (await post('cuotas:consultar', asked, token)).data as unknown as Booked[],
    sums: async () => (await post('cuotas:sumas', {}, treasurer)).data,
    giveBack: (chargeId: string, token = treasurer, key?: string) =>
      creating('cuotas:devolver', { id: chargeId }, token, key),
    /** What the clock starts. */
    watch: () => jobs.runDue(),
  };
}

interface Paying {
  token?: string;
  card?: string;
  key?: string;
  [more: string]: unknown;
}

interface Own {
  id: string;
  tipo: string;
  estado: string;
  monto: number;
  recibido: number;
  pagos: { id: string; estado: string; folio: string | null; serie: string; numero: number }[];
}

interface Booked extends Own {
  por_devolver: number;
  llego: number;
  se_puede_retener: boolean;
}
