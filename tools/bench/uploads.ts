import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';

/**
 * What uploads cost the production server: memory while 20 people send a video of 40 MB each, at once and in pieces,
 * and seconds to register a pet with three photos of 4 MB. `npm run build` first; Linux only, for it reads /proc.
 */
const people = 20;
const videoSize = 40 * 1024 * 1024;
const password = 'Tres perros y un gato';
const emailOf = (person: number) => `bench-${person}@example.org`;

const pet = {
  nombre: 'Canela',
  estado: 'adopcion',
  especie: 'perro',
  raza: 'mestizo',
  sexo: 'hembra',
  tamano: 'mediano',
  color: 'café',
  edad: { valor: 2, unidad: 'años' },
  peso: 12.5,
  convine: 'SI',
  convine_otras: 'NO SE',
  convine_ninos: 'SI',
  entrenado: true,
  educado: true,
  desparasitacion: false,
  comentDesparasitacion: 'Rabia y quíntuple al día',
  esterilizada: false,
  personalidad: 'Tranquila',
  comentarios: 'Duerme la siesta al sol.',
  ciudad: 'Tulum',
  entidad_federativa: 'Quintana Roo',
};

interface Portal {
  url: string;
  process: ChildProcess;
  token: string;
  stop(): Promise<void>;
}

async function startPortal(env: NodeJS.ProcessEnv): Promise<Portal> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-'));
  const all = { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production', ...env };
  const context = await createContext(
    loadConfig(readEnv({ ...all, PATH: undefined, LOG_LEVEL: 'silent' })),
  );
  for (let person = 0; person < people; person += 1) {
    const account = { email: emailOf(person), password, name: 'Bench', roles: ['member' as const] };
    await context.accounts.create(account);
  }
  await context.close();

  const child = spawn(process.execPath, ['build/server/index.js'], {
    // As `npm start` sets it.
    env: { ...all, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listening at (http:[^"\s]+)/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume();
    const portal = { url, process: child, token: '', stop };
    return asPerson(portal, 0);
  }
  throw new Error('The portal did not start.');

  async function stop() {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function call<T>({ url, token }: Portal, action: string, body: object): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}/api/${action}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const { data, ...rejection } = (await answer.json()) as { data: T };
  if (!answer.ok) throw new Error(`${action}: ${answer.status} ${JSON.stringify(rejection)}`);
  return data;
}

/** The portal in the name of one of the people: what is half sent is limited for each. */
async function asPerson(portal: Portal, person: number): Promise<Portal> {
  const stranger = { ...portal, token: '' };
  const correo = emailOf(person);
  const signIn = { correo, contrasena: password };
  const { apikey } = await call<{ apikey: string }>(stranger, 'usuarios:obtener_apikey', signIn);
  const { jwt } = await call<{ jwt: string }>(stranger, 'sesion:iniciar', { correo, apikey });
  return { ...portal, token: jwt };
}

const newPet = async (portal: Portal) =>
  (await call<{ id: string }>(portal, 'catalogos:crear', { schema: 'mascotas', payload: pet })).id;

async function sendWhole(portal: Portal, carpeta: string, file: Blob, name: string) {
  const form = new FormData();
  form.set('carpeta', carpeta);
  form.set('archivo', file, name);
  await call(portal, 'archivos:subir', form);
}

async function sendInPieces(portal: Portal, carpeta: string, file: string): Promise<void> {
  const handle = await open(file);
  await new Promise<void>((resolve, reject) => {
    new Upload(handle.createReadStream(), {
      endpoint: `${portal.url}/api/archivos:reanudar`,
      headers: { authorization: `Bearer ${portal.token}` },
      metadata: { carpeta, filename: 'canela.mp4' },
      uploadSize: videoSize,
      chunkSize: 5 * 1024 * 1024,
      onError: reject,
      onSuccess: () => resolve(),
    }).start();
  });
}

/** MB of memory that the process itself holds; ffmpeg's own is not in it. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function peakWhile(portal: Portal, work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let looking = true;
  const look = async () => {
    while (looking) peak = Math.max(peak, await memoryOf(portal.process));
  };
  const watching = look();
  await work.finally(() => {
    looking = false;
  });
  await watching;
  return peak;
}

/** Videos that differ, each the demo's with a box of filling that players pass over. */
async function makeVideos(folder: string): Promise<string[]> {
  const video = await readFile('content/demo/media/canela.mp4');
  const files: string[] = [];
  for (let person = 0; person < people; person += 1) {
    const filling = Buffer.alloc(videoSize - video.length, person);
    filling.writeUInt32BE(filling.length, 0);
    filling.write('free', 4, 'latin1');
    const file = path.join(folder, `${person}.mp4`);
    await writeFile(file, Buffer.concat([video, filling]));
    files.push(file);
  }
  return files;
}

async function measureMemory(name: string, inPieces: boolean, env: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-videos-'));
  const portal = await startPortal(env);
  try {
    const videos = await makeVideos(folder);
    const senders = await Promise.all(videos.map((_, person) => asPerson(portal, person)));
    const pets = await Promise.all(senders.map(newPet));
    // The first picture of all brings in the codecs.
    const first = new Blob([new Uint8Array(await makePhoto(0))]);
    await sendWhole(portal, `mascotas/${await newPet(portal)}/`, first, 'a.jpg');
    const before = await memoryOf(portal.process);
    const started = performance.now();
    const sending = senders.map(async (sender, index) => {
      const carpeta = `mascotas/${pets[index]}/`;
      const file = videos[index] ?? '';
      if (inPieces) return sendInPieces(sender, carpeta, file);
      return sendWhole(sender, carpeta, await openAsBlob(file), 'canela.mp4');
    });
    const peak = await peakWhile(portal, Promise.all(sending));
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(
      `${name.padEnd(52)} +${(peak - before).toFixed(0)} MB (from ${before.toFixed(0)} MB), ${seconds.toFixed(1)} s\n`,
    );
  } finally {
    await portal.stop();
    await rm(folder, { recursive: true });
  }
}

/** About 4 MB, 12 megapixels, lying on its side, with the place in it. */
async function makePhoto(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 16 + seed } as const;
  const grain = await sharp({
    create: { width: 1000, height: 750, channels: 3, background: 'white', noise },
  })
    .png()
    .toBuffer();
  return sharp(grain)
    .resize(4000, 3000)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 12/1 41/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 94 })
    .toBuffer();
}

async function measurePhotos(): Promise<void> {
  const portal = await startPortal({});
  try {
    const photos = await Promise.all([1, 2, 3].map(makePhoto));
    const sizes = photos.map(({ length }) => (length / 1e6).toFixed(1)).join(', ');
    const started = performance.now();
    const folder = `mascotas/${await newPet(portal)}/`;
    await Promise.all(
      photos.map((photo, index) =>
        sendWhole(portal, folder, new Blob([new Uint8Array(photo)]), `${index}.jpg`),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(`a pet with three photos (${sizes} MB): ${seconds.toFixed(1)} s\n`);
  } finally {
    await portal.stop();
  }
}

const withoutFfmpeg = { PATH: '/nowhere' };

export async function measureUploads(): Promise<void> {
  await measurePhotos();
  await measureMemory(`${people} videos of 40 MB, whole`, false, {});
  await measureMemory(`${people} videos of 40 MB, in pieces`, true, {});
  await measureMemory(`${people} videos of 40 MB, whole, no ffmpeg`, false, withoutFfmpeg);
  await measureMemory(`${people} videos of 40 MB, in pieces, no ffmpeg`, true, withoutFfmpeg);
}
