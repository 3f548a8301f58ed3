import sharp from 'sharp';
import { made, type Person } from '../person.ts';
import type { World } from '../world.ts';

/** A cat as her rescuer's browser sends her. */
const luna = {
  estado: 'adopcion',
  especie: 'gato',
  raza: 'mestizo',
  sexo: 'hembra',
  tamano: 'pequeño',
  color: 'gris',
  edad: { valor: 3, unidad: 'años' },
  convine: 'SI',
  convine_otras: 'NO',
  convine_ninos: 'NO SE',
  entrenado: true,
  educado: false,
  desparasitacion: true,
  fecha_ultima_desparasitacion: '2026-10-01',
  comentDesparasitacion: 'Triple felina y rabia',
  personalidad: 'Curiosa',
  comentarios: 'Llegó con la lluvia.',
  ciudad: 'Tulum',
  entidad_federativa: 'Quintana Roo',
};

let pets = 0;

/** Registers a pet and sends pictures of it, one by one. */
export async function registerPet({ journal }: World, person: Person): Promise<void> {
  pets += 1;
  const name = `Luna ${pets}`;
  const isSterilized = person.random.next() < 0.5;
  const sterilized = { esterilizada: true, esterilizacion_mvz_telefono: '984-111-2233' };
  const payload = {
    ...luna,
    nombre: name,
    ...(isSterilized ? sterilized : { esterilizada: false }),
  };
  const pet = made(await person.write('catalogos:crear', { schema: 'mascotas', payload }), 'a pet');
  if (!pet) return;
  const id = String(pet.id);
  journal.pets.push({ id, name, isSterilized });
  for (let pictures = person.random.between(1, 3); pictures > 0; pictures -= 1) {
    const carpeta = `mascotas/${id}/`;
    const sent = await person.write('archivos:subir', { carpeta }, await picture(person));
    const picture_ = made(sent, 'a picture');
    if (picture_) journal.pictures.push({ petId: id, url: String(picture_.url) });
  }
}

/** Each another one. */
function picture({ random }: Person): Promise<Buffer> {
  const channel = () => random.between(0, 255);
  const background = { r: channel(), g: channel(), b: channel() };
  const [width, height] = [random.between(400, 900), random.between(300, 700)];
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
