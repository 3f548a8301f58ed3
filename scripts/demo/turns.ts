import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoPet, DemoTurn } from '#content/demo/demo-pet.ts';
import type { ResourceId } from '#content/resources/resource-id.ts';
import { resources } from '#content/resources/resources.ts';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/features/pets/core/pet-management.service.ts';
import { renderDocument } from '#server/features/resources/render-document.ts';

type Parts = Pick<Context, 'petManagement' | 'petUploads'>;

interface Life {
  petId: string;
  /** Whose pet it is. */
  actor: Actor;
  pet: DemoPet;
  /** Sets the portal's clock to so many days before the filling. */
  goTo: (daysAgo: number) => void;
}

/** What happened to a pet after it came in, by the use cases that people have: history, log and papers come with it. */
export async function liveOn(parts: Parts, { petId, actor, pet, goTo }: Life): Promise<void> {
  const { petManagement, petUploads } = parts;
  if (pet.vet) {
    const { name: vetName, phone: vetPhone } = pet.vet;
    const request = { description: {}, vetName, vetPhone };
    await petManagement.change(actor, petId, request, { whole: false });
    await withPaper('sterilization-contract', (file) =>
      petUploads.addDocument(actor, 'cedula', petId, file),
    );
  }
  for (const turn of pet.later ?? []) {
    goTo(turn.daysAgo);
    if (turn.to === 'adopted' && turn.family) {
      await withPaper('adoption-contract', (file) =>
        petUploads.addDocument(actor, 'contrato', petId, file),
      );
    }
    await petManagement.change(actor, petId, requestFor(turn), { whole: false });
  }
}

function requestFor(turn: DemoTurn) {
  if (turn.to === 'deleted') return { description: {}, deleted: true };
  if (turn.to !== 'adopted') return { description: {}, status: turn.to };
  const adoptedThroughUs = turn.family ? 'yes' : 'no';
  return { description: {}, status: turn.to, adoptedThroughUs, adopter: turn.family } as const;
}

/** The portal's own forms stand in for signed papers. Files that come to a pet lie on disk, like any upload. */
async function withPaper(
  id: ResourceId,
  use: (file: { path: string; name: string }) => Promise<unknown>,
): Promise<void> {
  const resource = resources.find((each) => each.id === id);
  if (!resource) throw new Error(`There is no document ${id}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-paper-'));
  try {
    const file = { path: path.join(folder, `${id}.pdf`), name: `${id}.pdf` };
    const { bytes } = await renderDocument({
      resource,
      language: 'es',
      format: 'pdf',
      createdAt: new Date(0),
    });
    await writeFile(file.path, bytes);
    await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
