import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { profile } from '../adoption/profile.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Month {
  ingresos: number;
  adopciones: number;
  dias_mediana: number | null;
}
interface Figures {
  meses: string[];
  mascotas: Month[] | null;
  eventos: unknown[] | null;
  donativos: { meses: { neto: number; donantes: number }[] } | null;
}

describeOnBothDatabases('overviews', (databases) => {
  let wire: Wire;
  let rescuerId: string;
  beforeEach(async () => {
    wire = await openWire(databases, { CAPTCHA_PROVIDER: 'none' });
    rescuerId = await addUser(wire.context.database);
  });
  afterEach(() => wire.close());

  const waiting = async (token: string, own = false) => {
    const { status, data } = await wire.post('tablero:pendientes', { de_todos: !own }, token);
    expect(status).toBe(200);
    const found = data as unknown as { tipo: string; cuenta: number }[];
    return Object.fromEntries(found.map(({ tipo, cuenta }) => [tipo, cuenta]));
  };
  const figures = async (token: string, own = false) =>
    (await wire.post('tablero:cifras', { de_todos: !own }, token)).data as unknown as Figures;

  describe('what waits', () => {
    it('is counted for the staff over all, for a rescuer about own pets', async () => {
      const { database } = wire.context;
      const family = `member:${await addUser(database)}`;
      const canela = await addPet(database, { owner_id: rescuerId, expires_on: '2026-11-24' });
      await addPet(database, { owner_id: await addUser(database), expires_on: '2026-11-27' });
      // Neither what lasts for longer nor what nobody sees any more.
      await addPet(database, { owner_id: rescuerId, expires_on: '2026-11-28' });
      await addPet(database, { owner_id: rescuerId, expires_on: '2026-11-19' });
      await wire.post('perfil_adopcion:guardar', profile, family);
      const payload = { mascotas: [canela], mensaje: 'La queremos.' };
      await wire.post('documentos:crear', { schema: 'solicitudes', payload }, family);
      const encabezado = { nombre: 'Ana', asunto: 'Hola', mensaje: '¿Abren hoy?' };
      await wire.post('documentos:crear', {
        schema: 'mensajes',
        payload: { encabezado: { ...encabezado, email_destino: 'ana@example.mx' } },
      });

      expect(await waiting('coordinator:x')).toEqual({
        reportes_de_auxilio: 0,
        jornadas_por_terminar: 0,
        solicitudes_de_voluntariado: 0,
        horas_por_confirmar: 0,
        avisos_de_extraviados: 0,
        familias_piden_ayuda: 0,
        avisos_de_eventos: 0,
        mensajes: 1,
        solicitudes: 1,
        respuestas_de_familias: 0,
        papeles_por_revisar: 0,
        cuidados_por_hacer: 0,
        fotos_de_hogares: 0,
        fotos_parecidas: 0,
        rescatistas_por_confirmar: 0,
        adopciones_por_vencer: 2,
        rehabilitaciones_por_vencer: 0,
      });
      expect(await waiting(`member:${rescuerId}`, true)).toEqual({
        familias_piden_ayuda: 0,
        solicitudes: 1,
        respuestas_de_familias: 0,
        solicitudes_retiradas: 0,
        preguntas_por_contestar: 0,
        citas_por_elegir: 0,
        contratos_por_firmar: 0,
        contratos_sin_tu_firma: 0,
        citas_proximas: 0,
        papeles_pendientes: 3,
        cuidados_por_hacer: 0,
        preguntas_a_tu_hogar: 0,
        fotos_de_hogares: 0,
        adopciones_por_vencer: 1,
        rehabilitaciones_por_vencer: 0,
      });
      expect(await waiting(family, true)).toMatchObject({ solicitudes: 0 });
    });

    it('is told of as far as rights go', async () => {
      const kinds = async (token: string) => Object.keys(await waiting(token));
      expect(await kinds('treasurer:x')).toEqual([
        'diferencias',
        'uma_por_capturar',
        'depositos_por_identificar',
        'efectivo_por_confirmar',
        'paginas_denunciadas',
        'paginas_por_revisar',
        'empresas_por_revisar',
        'depositos_por_devolver',
        'cuotas_por_pagar',
        'facturas_por_revisar',
      ]);
      expect(await kinds('editor:x')).toEqual([
        'paginas_denunciadas',
        'paginas_por_revisar',
        'empresas_por_revisar',
        'boletines_en_pausa',
        'borradores',
      ]);
      expect(await kinds('administrator:x')).toEqual([
        'reportes_de_auxilio',
        'jornadas_por_terminar',
        'avisos_de_extraviados',
        'familias_piden_ayuda',
        'estado_portal',
        'diferencias',
        'uma_por_capturar',
        'depositos_por_identificar',
        'efectivo_por_confirmar',
        'paginas_denunciadas',
        'paginas_por_revisar',
        'empresas_por_revisar',
        'fotos_parecidas',
        'depositos_por_devolver',
        'cuotas_por_pagar',
        'facturas_por_revisar',
        'avisos_de_eventos',
        'envios_con_falla',
        'boletines_en_pausa',
        'mensajes',
        'solicitudes_de_voluntariado',
        'horas_por_confirmar',
        'borradores',
        'solicitudes',
        'respuestas_de_familias',
        'papeles_por_revisar',
        'cuidados_por_hacer',
        'fotos_de_hogares',
        'rescatistas_por_confirmar',
        'adopciones_por_vencer',
        'rehabilitaciones_por_vencer',
      ]);
    });

    it.each(['tablero:pendientes', 'tablero:cifras'])(
      'and %s are for the staff, or about what is one’s own',
      async (call) => {
        expect((await wire.post(call, { de_todos: true })).status).toBe(401);
        expect((await wire.post(call, { de_todos: true }, `member:${rescuerId}`)).status).toBe(403);
        expect((await wire.post(call, { de_todos: true }, 'secondFactorDue:x')).status).toBe(403);
        expect((await wire.post(call, {})).status).toBe(401);
      },
    );
  });

  describe('figures', () => {
    const adopted = (registered_on: string, adopted_on: string, owner_id: string) =>
      addPet(wire.context.database, {
        owner_id,
        registered_on,
        status: 'adopted',
        updated_at: `${adopted_on}T18:00:00.000Z`,
        history_json: JSON.stringify([
          { date: registered_on, status: 'adoption' },
          { date: adopted_on, status: 'adopted' },
        ]),
      });

    it('compare thirteen months, of all pets or of one’s own', async () => {
      const other = await addUser(wire.context.database);
      await adopted('2026-10-01', '2026-11-02', rescuerId);
      await adopted('2026-11-01', '2026-11-06', rescuerId);
      await adopted('2026-10-30', '2026-11-01', other);
      // Too long ago, and on the first day that counts.
      await adopted('2025-10-01', '2025-10-31', rescuerId);
      await adopted('2025-10-22', '2025-11-01', rescuerId);

      const all = await figures('coordinator:x');
      expect(all.meses).toHaveLength(13);
      expect([all.meses[0], all.meses.at(-1)]).toEqual(['2025-11', '2026-11']);
      expect(all.mascotas?.at(-1)).toEqual({ ingresos: 1, adopciones: 3, dias_mediana: 5 });
      expect(all.mascotas?.at(-2)).toEqual({ ingresos: 2, adopciones: 0, dias_mediana: null });
      expect(all.mascotas?.[0]).toEqual({ ingresos: 0, adopciones: 1, dias_mediana: 10 });

      const own = await figures(`member:${rescuerId}`, true);
      expect(own.mascotas?.at(-1)).toEqual({ ingresos: 1, adopciones: 2, dias_mediana: 5 });
      expect([own.eventos, own.donativos]).toEqual([null, null]);
      const family = `member:${await addUser(wire.context.database)}`;
      expect((await figures(family, true)).mascotas).toBeNull();
    });

    it('of all pets are counted once until a pet changes', async () => {
      const { database, dataVersions } = wire.context;
      await adopted('2026-10-01', '2026-11-02', rescuerId);
      const adoptions = async () => (await figures('coordinator:x')).mascotas?.at(-1)?.adopciones;
      expect(await adoptions()).toBe(1);
      // Beside the portal, which takes it for no change.
      await database.query.updateTable('pets').set({ deleted: 1 }).execute();
      expect(await adoptions()).toBe(1);
      await database.transaction((tx) => dataVersions.bump(tx, 'pets'));
      expect(await adoptions()).toBe(0);
    });

    it('of money are for those who may read donations', async () => {
      const shown = async (token: string) => {
        const { mascotas, eventos, donativos } = await figures(token);
        return [mascotas, eventos, donativos].map((part) => part !== null);
      };
      expect(await shown('coordinator:x')).toEqual([true, true, false]);
      expect(await shown('treasurer:x')).toEqual([false, false, true]);
      expect(await shown('editor:x')).toEqual([false, false, false]);
      expect(await shown('administrator:x')).toEqual([true, true, true]);
    });
  });
});
