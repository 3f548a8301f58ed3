import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/administration/en.ts';
import { es } from '#app/i18n/administration/es.ts';
import { pets } from '#app/i18n/es/pets.ts';
import type { AuditEntry } from '#domain/audit-calls.ts';
import { describeEntry } from './describe-entry.ts';

const texts = { es, en };
const { statuses } = pets.pet;

const entry = (
  action: string,
  details: Record<string, unknown> = {},
  changes = {},
): AuditEntry => ({
  id: 'entry',
  createdAt: '2026-11-20T12:00:00.000Z',
  action,
  actorId: 'beatriz',
  subjectId: 'ana',
  actorName: null,
  actorEmail: null,
  subjectName: null,
  subjectEmail: null,
  pet: null,
  event: null,
  address: '',
  details,
  ...changes,
});

function written(one: AuditEntry, language: 'es' | 'en' = 'es'): string {
  const names = { actor: 'Beatriz', person: 'Ana', pet: 'Luna', event: 'evento en el parque' };
  return describeEntry(one, { text: texts[language], statuses, language })
    .map((piece) => (typeof piece === 'string' ? piece : names[piece.named]))
    .join('');
}

describe('an entry of the log', () => {
  it.each([
    [
      entry('roles.changed', { before: ['member'], after: ['member', 'administrator'] }),
      'Beatriz dio a Ana permiso de administrar',
    ],
    [
      entry('roles.changed', { before: ['member'], after: ['member', 'treasurer'] }),
      'Beatriz cambió los permisos de Ana: Usar el portal, Tesorería',
    ],
    [
      entry('roles.changed', { before: ['administrator'], after: ['member'] }),
      'Beatriz quitó a Ana el permiso de administrar',
    ],
    [
      entry('pet.statusChanged', { petId: '1', status: 'adopted', statusBefore: 'adoption' }),
      'Beatriz cambió el estado de Luna (a cargo de Ana) de «En adopción» a «Con familia»',
    ],
    [
      entry('pet.changed', { petId: '1', fields: ['breed', 'size', 'gone'] }, { actorId: 'ana' }),
      'Beatriz cambió datos de Luna: raza, tamaño',
    ],
    [entry('pet.changed', { petId: '1', before: null }), 'Beatriz dejó a Luna a cargo de Ana'],
    [
      entry('folder.reviewed', { petId: '1', kind: 'deworming', status: 'valid' }),
      'Beatriz revisó un documento de Luna (a cargo de Ana): Desparasitación, válido',
    ],
    [
      entry('invitation.accepted', { roles: ['member'], refused: ['administrator'] }),
      'Ana aceptó su invitación sin permiso de administrar: quien invitó ya no administra',
    ],
    [
      entry('donation.refunded', { cents: 20_000, number: 'D12' }),
      'Beatriz pidió devolver $200.00 MXN del donativo D12 de Ana',
    ],
    [
      entry('donation.refunded', { cents: 'rest' }, { subjectId: null }),
      'Beatriz pidió devolver lo que quedaba de un donativo',
    ],
    [
      entry('donations.claimed', { donationCount: 2 }),
      'Beatriz agregó a su cuenta 2 donativos hechos sin cuenta',
    ],
    [entry('session.ended'), 'Beatriz cerró una sesión de Ana'],
    [entry('session.ended', {}, { actorId: 'ana' }), 'Beatriz cerró una de sus sesiones'],
    [
      entry('session.refused', {}, { subjectId: null }),
      'Alguien intentó entrar a una cuenta que no existe',
    ],
    [entry('job.dropped', { kind: 'mail.send' }), 'Beatriz descartó un trabajo: Enviar un correo'],
  ])('says who did what to whom: %#', (one, sentence) => {
    expect(written(one)).toBe(sentence);
  });

  it('is a sentence whatever an old one holds, and in both languages', () => {
    const odd = { kind: 'constructor', status: '__proto__', cents: null, fields: 7, after: 'x' };
    for (const language of ['es', 'en'] as const) {
      for (const action of Object.keys(texts[language].audit.actions)) {
        for (const details of [{}, odd]) {
          const sentence = written(entry(action, details), language);
          expect(sentence).toMatch(/^\S.*\S$/);
          expect(sentence).not.toMatch(/[{}[\]]|undefined|null|NaN|constructor|function|\.[a-z]/);
        }
      }
    }
  });

  it('of a kind that is no more is named as it was', () => {
    expect(written(entry('pet.exploded', { petId: '1' }))).toBe('Otro suceso (pet.exploded)');
  });
});
