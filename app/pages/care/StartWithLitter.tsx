import { useCallback } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { findToDo, type MedicalRecord } from './care-calls.ts';
import { StartDialog } from './StartDialog.tsx';
import { startedTogether } from './Unrecorded.tsx';

interface Props {
  record: MedicalRecord;
  onStarted: () => void;
  onClose: () => void;
}

/** With those of its litter of which nothing is written either. */
export function StartWithLitter({ record, onStarted, onClose }: Props) {
  const { id, nombre, especie } = record.mascota;
  const load = useCallback(() => findToDo(false), []);
  const { data, busy } = useLoaded(load);
  if (busy && !data) return null;
  const alone = { mascota_id: id, mascota: nombre, especie, camada: null };
  const groups = startedTogether(data?.sin_registro ?? []);
  const pets = groups.find((group) => group.some((one) => one.mascota_id === id)) ?? [alone];
  return <StartDialog pets={pets} today={record.hoy} onStarted={onStarted} onClose={onClose} />;
}
