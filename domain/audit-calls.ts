import { type DataOfCall, pagedQuery } from './contract/call.ts';
import { rowQuery } from './contract/row-query.ts';
import {
  bounded,
  day,
  id,
  inputId,
  inputText,
  instant,
  list,
  nullable,
  object,
  optional,
  record,
  text,
  wire,
  word,
} from './contract/shape.ts';
import { petStatus } from './pets/vocabularies.ts';

/** What the log is searched and ordered by, as the wire calls it. */
export const auditFields = {
  id: 'id',
  createdAt: 'created_at',
  action: 'accion',
  actorId: 'actor_id',
  subjectId: 'usuario_id',
  address: 'direccion',
} as const;

/** Most characters of a part of a name or an e-mail by which the log is searched. */
export const longestPersonTerm = 200;

/** The log of security events. Ids stay of accounts that are no more; names and e-mails do not. */
export const findAuditEntries = pagedQuery('auditoria:consultar', {
  access: { right: 'audit.read' },
  takes: {
    ...rowQuery,
    personId: wire('persona_id', optional(inputId)),
    person: wire('persona', optional(bounded(inputText, { max: longestPersonTerm }))),
  },
  gives: list(
    object(
      {
        id,
        createdAt: wire(auditFields.createdAt, instant),
        action: wire(auditFields.action, text),
        actorId: wire(auditFields.actorId, nullable(id)),
        actorName: wire('actor_nombre', nullable(text)),
        actorEmail: wire('actor_correo', nullable(text)),
        subjectId: wire(auditFields.subjectId, nullable(id)),
        subjectName: wire('usuario_nombre', nullable(text)),
        subjectEmail: wire('usuario_correo', nullable(text)),
        address: wire(auditFields.address, nullable(text)),
        details: wire('detalles', record),
        /** What the entry names, where there still is one. */
        pet: wire(
          'mascota',
          nullable(
            object({ id, name: wire('nombre', text), status: wire('estado', word(petStatus)) }),
          ),
        ),
        event: wire(
          'evento',
          nullable(
            object({
              id,
              title: wire('titulo', nullable(text)),
              address: wire('direccion', text),
              date: wire('fecha', day),
            }),
          ),
        ),
      },
      'AuditEntry',
    ),
  ),
});
export type AuditEntry = DataOfCall<typeof findAuditEntries>[number];
