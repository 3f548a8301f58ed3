import type { DataOf } from '#app/api/transport/request.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { applicationFields, type FitResult } from '#domain/adoption/application-fields.ts';
import {
  type ApplicationState,
  applicationMachine,
  type ContractEvent,
  contractEvents,
} from '#domain/adoption/application-machine.ts';
import { type ContractBrief, contractSides, contractStates } from '#domain/adoption/contract.ts';
import { fitOutcome, fitRules } from '#domain/adoption/fit-rules.ts';
import { profileFromWire, type WireProfile } from '#domain/adoption/profile-wire.ts';
import { entityReader, listOf, objectOf } from '#domain/contract/entity-reader.ts';
import type { FieldName } from '#domain/contract/field.ts';
import { type HistoryRole, historyRoles } from '#domain/documents/history.ts';

const shownFields = [
  'id',
  'createdAt',
  'series',
  'folio',
  'status',
  'petId',
  'secondPetId',
  'petNames',
  'applicantId',
  'name',
  'email',
  'phone',
  'message',
  'language',
  'profile',
  'fit',
  'reservedUntil',
  'contract',
] as const satisfies readonly FieldName<typeof applicationFields>[];

const readFields = entityReader(applicationFields, shownFields, {
  profile: (value): AdoptionProfile | null => (value ? profileFrom(value as WireProfile) : null),
  contract: (value): ContractBrief | null => (value ? contractFrom(value) : null),
  fit: (value): FitResult[] => listOf(value ?? []).flatMap((one) => fitFrom(one)),
});

export interface ApplicationStep {
  /** Instant. */
  at: string;
  state: ApplicationState;
  /** What happened to the contract; undefined of a change of state. */
  contract: ContractEvent | undefined;
  by: HistoryRole;
  /** '' where nothing was said. */
  words: string;
}

/** An adoption application as its family and its rescuer see it. */
export type ShownApplication = ReturnType<typeof applicationFrom>;

/** Of `documentos:consultar`; history and transitions where they were asked for. */
export function applicationFrom(row: DataOf<'documentos:consultar'>[number]) {
  const { payload, transiciones, ...frame } = row;
  return {
    ...readFields({ ...payload, ...frame }),
    /** On the wire's names: those that the reader may make now. */
    transitions: [...(transiciones ?? [])],
    /** Oldest first. */
    history: listOf(payload.historial ?? []).map(stepFrom),
  };
}

function stepFrom(value: unknown): ApplicationStep {
  const { fecha, estado, transicion, por, mensaje } = objectOf(value);
  return {
    at: String(fecha),
    state: applicationMachine.states.fromWire(estado) ?? 'received',
    contract: contractEvents.fromWire(transicion),
    by: historyRoles.fromWire(por) ?? 'system',
    words: typeof mensaje === 'string' ? mensaje : '',
  };
}

function contractFrom(value: unknown): ContractBrief {
  const { id, estado, firmado_por, pdf } = objectOf(value);
  return {
    id: String(id),
    status: contractStates.fromWire(estado) ?? 'prepared',
    signedBy: contractSides.fromWire(firmado_por) ?? null,
    pdf: typeof pdf === 'string' ? pdf : null,
  };
}

function fitFrom(value: unknown): FitResult[] {
  const { mascota_id, regla, resultado, texto } = objectOf(value);
  const rule = fitRules.fromWire(regla);
  const outcome = fitOutcome.fromWire(resultado);
  const petId = typeof mascota_id === 'string' ? mascota_id : undefined;
  return rule && outcome ? [{ petId, rule, outcome, text: String(texto) }] : [];
}

/** The portal has checked it: a word that this page does not know yet reads as another one. */
export function profileFrom(value: WireProfile): AdoptionProfile {
  const { home, animals, ...rest } = profileFromWire(value);
  return {
    ...rest,
    home: { ...home, kind: home.kind ?? 'other' },
    animals: animals.map((animal) => ({ ...animal, species: animal.species ?? 'other' })),
  };
}
