import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#app/api/transport/api-error.ts';
import { type UploadState, uploadFile } from '#app/api/upload-file.ts';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { useForm } from '#app/forms/use-form.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { mexico } from '#domain/accounts/mexico.ts';
import { type StatusChoice, statusChoices } from '#domain/pets/pet-status.ts';
import {
  emptyStatusChange,
  type StatusChangeForm,
  statusChangeInput,
} from '#domain/pets/status-change.ts';
import type { ManagedPet } from './managed-pet.ts';
import { changePet, findPet } from './pet-calls.ts';

const fieldOf: Readonly<Record<string, keyof StatusChangeForm>> = {
  estado: 'status',
  nuestro_canal: 'throughUs',
  necesidades: 'needs',
  'adoptante.nombre': 'name',
  'adoptante.telefono': 'phone',
  'adoptante.correo': 'email',
  'adoptante.domicilio_calle': 'street',
  'adoptante.domicilio_colonia': 'neighborhood',
  'adoptante.domicilio_cp': 'postalCode',
  'adoptante.domicilio_estado': 'state',
  'adoptante.domicilio_ciudad': 'city',
  'adoptante.domicilio_pais': 'country',
  contrato: 'contract',
  archivo: 'contract',
};

/** What the change-status dialog does. Whatever goes wrong, what was typed and uploaded stays for another try. */
export function useStatusChange(
  pet: ManagedPet,
  suggested: StatusChoice | undefined,
  onChanged: (pet: ManagedPet) => void,
) {
  const language = useLanguage();
  // Grows when somebody else has changed the pet meanwhile.
  const [version, setVersion] = useState(pet.version);
  const [contract, setContract] = useState<File>();
  const [progress, setProgress] = useState<{ state: UploadState; percent: number }>();
  const leave = useRef(new AbortController());
  const uploaded = useRef<File>(undefined);
  // Uploaded without the adoption's having been noted: by an attempt that was cut off.
  const storedContract = pet.contractUrl ?? '';
  const form = useForm({
    rules: schemaRules(statusChangeInput({ status: pet.status, needs: pet.description.needs })),
    defaults: {
      ...emptyStatusChange,
      status: statusChoices(pet.status).find((choice) => choice === suggested) ?? '',
      country: mexico,
      contract: storedContract,
    },
    fieldOf,
    async send(change) {
      if (change.adoption?.throughUs === 'yes' && contract && uploaded.current !== contract) {
        await uploadFile({
          folder: `contrato/${pet.id}`,
          file: contract,
          language,
          onProgress: (state, share) =>
            setProgress({ state, percent: Math.round(share * 10) * 10 }),
          signal: leave.current.signal,
        });
        uploaded.current = contract;
        setProgress(undefined);
      }
      try {
        const changed = await changePet({ id: pet.id, version }, change, language);
        if (changed) onChanged(changed);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await readAgain();
        throw error;
      }
    },
    settled: () => setProgress(undefined),
  });

  useEffect(() => {
    const controller = new AbortController();
    leave.current = controller;
    return () => controller.abort();
  }, []);

  async function readAgain() {
    const latest = await findPet(pet.id).catch(() => undefined);
    if (latest) setVersion(latest.version);
  }

  return {
    ...form,
    /** Of the contract's upload, while it goes on. */
    progress,
    /** The name of the contract that was chosen here. */
    contractName: contract?.name,
    chooseContract(file: File | undefined) {
      setContract(file);
      form.form.setValue('contract', file?.name ?? storedContract, {
        shouldDirty: true,
        shouldValidate: true,
      });
    },
  };
}
