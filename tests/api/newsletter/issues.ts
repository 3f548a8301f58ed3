import type { Context } from '#server/context.ts';

export const emailOf = (n: number) => `lectora-${n}@example.mx`;

/** As the wire takes it, in Spanish. */
export const draft = (texto = 'Llegaron dos hermanas y buscan familia.') => ({
  idiomas: ['es'],
  asunto: { es: 'Noticias de noviembre', en: '' },
  resumen: { es: 'Dos hermanas buscan familia', en: '' },
  bloques: [{ tipo: 'texto', titulo: { es: 'Hola', en: '' }, texto: { es: texto, en: '' } }],
  para: 'todos',
});

export async function addReaders(
  { context }: { context: Context },
  count: number,
  { from = 0, language = 'es', status = 'active' } = {},
): Promise<void> {
  const at = '2026-11-02T03:00:00.000Z';
  const rows = Array.from({ length: count }, (_, index) => {
    const n = from + index;
    return {
      id: context.newsletter.unsubscribeUrl(emailOf(n), 'es').split('/').at(-1)?.split('.')[0],
      created_at: at,
      updated_at: at,
      requested_at: at,
      series: '',
      folio: n + 1,
      status,
      name: `Lectora ${n}`,
      name_search: `lectora ${n}`,
      phone: '9841234567',
      email: emailOf(n),
      email_normalized: emailOf(n),
      language,
    };
  });
  await context.database.query
    .insertInto('newsletter_subscriptions')
    .values(rows as never)
    .execute();
}

export async function addAdoption(
  { query }: Context['database'],
  said: { folio: number; email: string; status: string },
): Promise<void> {
  const row = {
    id: `application-${said.folio}`,
    created_at: '2026-01-15T12:00:00.000Z',
    series: 'SOL',
    pet_id: `pet-${said.folio}`,
    pet_names_json: '["Canela"]',
    pet_owner_id: null,
    name: 'Familia',
    phone: '9841112299',
    message: '',
    language: 'es',
    profile_json: '{}',
    fit_json: '[]',
    questions_json: '[]',
    appointments_json: '[]',
    notes_json: '[]',
    news_count: 0,
    ...said,
  };
  await query
    .insertInto('adoption_applications')
    .values(row as never)
    .execute();
}
