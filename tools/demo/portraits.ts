import { readFile } from 'node:fs/promises';
import type { DemoPet } from '#content/demo/demo-pet.ts';
import { demoPets } from '#content/demo/demo-pets.ts';
import { type Portrait, portraitSvg } from '#content/portraits/portrait.ts';
import type { Context } from '#server/context.ts';

/** The ids of a pet's pictures and videos. */
export type PetPictures = (pet: DemoPet) => Promise<string[]>;

/**
 * Draws each portrait once, however many pets it shows. Asked for many pets at once it draws as many side by side as
 * the portal allows.
 * @param modelOf whose portraits a pet gets
 */
export function createPortraits(
  { media }: Context,
  modelOf: (pet: DemoPet) => DemoPet,
): PetPictures {
  const drawn = new Map<string, Promise<string>>();
  const draw = (portrait: Portrait) => {
    const drawing = portraitSvg(portrait);
    const id = drawn.get(drawing) ?? media.addDrawing(drawing).then((asset) => asset.id);
    drawn.set(drawing, id);
    return id;
  };
  const addVideo = async () => {
    const video = await demoFile('canela.mp4');
    return (await media.addVideo(video, await demoFile('canela-poster.jpg'))).id;
  };
  return async (pet) => {
    const copied = demoPets.find(({ id }) => id === pet.copiesPhotoOf);
    const portraits = [
      ...portraitsOf(modelOf(pet)),
      ...(copied ? portraitsOf(modelOf(copied)).slice(0, 1) : []),
    ];
    const all = [...(pet.video ? [addVideo()] : []), ...portraits.map(draw)];
    return [...new Set(await Promise.all(all))];
  };
}

const demoFile = (name: string) =>
  readFile(new URL(`../../content/demo/media/${name}`, import.meta.url));

function portraitsOf(pet: DemoPet): Portrait[] {
  const { mood, poses, seed, dressing } = pet.look;
  const [value, unit] = pet.age;
  const ageMonths = unit === 'years' ? value * 12 : value;
  return poses.map((pose) => {
    const common = { size: pet.size, mood, pose, ageMonths, seed, dressing };
    return pet.species === 'dog'
      ? { ...common, species: pet.species, coat: pet.look.coat }
      : { ...common, species: pet.species, coat: pet.look.coat };
  });
}
