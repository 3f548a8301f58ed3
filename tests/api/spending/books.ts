import { v7 as uuid } from 'uuid';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { openGiving } from '../donations/giving.ts';
import { addPet } from '../pets/add-pets.ts';

export type Books = Awaited<ReturnType<typeof openBooks>>;

interface Reply {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  // Of many shapes; each test says what it expects of it.
  data: never;
}

/** What a run came to, in pesos. */
export interface Run {
  libro: number;
  anteriores: number;
  devuelto_de_mas: number;
  donado: number;
  asignado: number;
  gastos_libro: number;
  gastos_no_contados: number;
  gastado: number;
  hay_cambios: boolean;
  de_prueba: boolean;
  fines: { asignado: number }[];
  conceptos: { cubierto: number }[];
  donativos_abiertos: { id: string; abierto: number }[];
  gastos_abiertos: { id: string; abierto: number }[];
}

/** A portal with a pet, where gifts are given by card and the organisation pays expenses. */
export async function openBooks(databases: TestDatabases, env: NodeJS.ProcessEnv = {}) {
  const giving = await openGiving(databases, env);
  const { context, ana, admin } = giving;
  const today = () => dateIn('America/Mexico_City', giving.now());
  const petId = await addPet(context.database, {
    ...{ name: 'Luna', owner_id: ana.id, expires_on: addDays(today(), 15) },
  });
  const post = async (action: string, body: object, token?: string) =>
    (await giving.post(action, body, token ? { token } : {})) as unknown as Reply;

  const product = { schema: 'productos', payload: { nombre: 'Donde más se necesite' } };
  const { data: made } = await post('catalogos:crear', product, admin.token);
  const anywhere = (made as { id: string }).id;
  const conceptos = ['alimento', 'consulta', 'cirugia', 'vacunas'];

  return {
    ...giving,
    petId,
    today,
    ask: post,
    rules: (changes: object = {}) => ({
      ...{ version: 0, desde: addDays(today(), -400), orden: ['mascota', 'campana', 'destino'] },
      ...{ conceptos, dias_antes: 30 },
      destinos: { alimento: ['alimento'], esterilizacion: ['cirugia'], tratamiento: ['consulta'] },
      productos: [{ producto_id: anywhere, conceptos }],
      ...{ avisa_donantes: true, ...changes },
    }),
    async setRules(changes: object = {}) {
      const { data } = await post('destino:consultar', {}, admin.token);
      const { version } = data as { version: number };
      return post(
        'destino:guardar_reglas',
        { ...this.rules({ version }), ...changes },
        admin.token,
      );
    },
    /** @returns its id */
    async give(pesos: number, changes: object = {}, person: { token: string } = ana) {
      const wish = { monto: pesos * 100, tipo: 'otros', producto_id: anywhere, ...changes };
      const { status, data, text } = await giving.byCard('pm_card_visa', wish, uuid(), person);
      if (status !== 200) throw new Error(text);
      return data.id as string;
    },
    /** @returns its id */
    async spend(pesos: number, changes: object = {}) {
      const body = {
        ...{
          mascota_id: null,
          fecha: today(),
          categoria: 'alimento',
          proveedor: 'Forrajera El Sol',
        },
        ...{ monto: pesos, pagado_por: 'organizacion', ...changes },
      };
      const { status, data } = await post('gastos:registrar', body, admin.token);
      if (status !== 200) throw new Error(JSON.stringify(data));
      return (data as { id: string }).id;
    },
    /** Goes through the books, and says what they come to. */
    async tie() {
      await post('destino:calcular', {}, admin.token);
      await context.jobs.runDue();
      const { data } = await post('destino:consultar', {}, admin.token);
      return (data as { calculo: Run }).calculo;
    },
    destination: async (id: string, person: { token: string } = ana) =>
      post('donaciones:destino', { id }, person.token),
  };
}
