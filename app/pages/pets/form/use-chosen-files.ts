import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ManagedMedia } from '#app/components/managed-media.ts';
import { contentId } from '#app/forms/content-id.ts';
import { preparePhoto } from '#app/forms/prepare-photo.ts';
import type { MessageKey } from '#domain/messages.ts';
import { certificateProblem, isHeic } from '#domain/pets/chosen-files.ts';
import { type FocalPoint, focalPointWithin } from '#domain/pets/focal-point.ts';
import {
  addFiles,
  type Chosen,
  type ChosenItem,
  type FocalPoints,
  isChosen,
  type MediaItem,
  moved,
  rejectItem,
  replaceFile,
  storedItem,
} from './media-items.ts';
import { proposeForFile } from './propose-for-file.ts';

/** The pictures, videos and certificate in the form. */
export function useChosenFiles(
  startMedia: MediaItem[],
  startCertificate: File | undefined,
  startFocalPoints: FocalPoints,
) {
  const [media, setMedia] = useState(startMedia);
  const [focalPoints, setFocalPoints] = useState(startFocalPoints);
  const [removed, setRemoved] = useState<{ item: MediaItem; index: number }>();
  const [certificate, setCertificate] = useState(startCertificate);
  const [certificateError, setCertificateError] = useState<RefusedCertificate>();
  const [preparing, setPreparing] = useState(0);
  const current = useRef({ media, certificate, focalPoints });
  current.current = { media, certificate, focalPoints };
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const adding = useRef<Promise<unknown>>(Promise.resolve());
  useRevoked(media, removed?.item);

  /** One photo at a time: a telephone has room for one that is unpacked. */
  function prepare(
    file: File,
    then: { take: (smaller: File) => void; refuse: (problem: MessageKey) => void },
  ) {
    setPreparing((count) => count + 1);
    work.current = work.current
      .then(() => preparePhoto(file))
      // Rendered at once, for whoever waits in `settled` reads what is rendered.
      .then(({ file: smaller, problem }) => {
        if (problem) flushSync(() => then.refuse(problem));
        else if (smaller !== file) flushSync(() => then.take(smaller));
      })
      .finally(() => setPreparing((count) => count - 1));
  }

  /** Looked for once, before anybody moves it. */
  function propose({ id, file, kind }: ChosenItem) {
    setFocalPoints(({ [id]: _, ...others }) => others);
    if (kind !== 'image') return;
    work.current = work.current
      .then(() => proposeForFile(file))
      .then((point) => {
        if (point) flushSync(() => setFocalPoints((known) => ({ [id]: point, ...known })));
      });
  }

  function take(chosen: readonly Chosen[]) {
    const { media } = current.current;
    const added = addFiles(media, chosen);
    flushSync(() => {
      setMedia(added.items);
      setRemoved(undefined);
      setPreparing((count) => count - 1);
    });
    for (const item of added.items) {
      if (!isChosen(item) || media.includes(item) || item.problem !== undefined) continue;
      propose(item);
      prepare(item.file, {
        take: (smaller) => setMedia((before) => replaceFile(before, item.file, smaller)),
        refuse: (problem) => setMedia((before) => rejectItem(before, item.id, problem)),
      });
    }
    return added;
  }

  return {
    media,
    setMedia,
    focalPoints,
    setFocalPoints,
    certificate,
    /** Why the last file that was chosen for it is none. */
    certificateError,
    removed,
    /** Photos that are being made smaller. */
    preparing,

    /** What is to be sent, once every photo has its size. */
    async settled() {
      await adding.current;
      await work.current;
      return current.current;
    },

    /** They show once they are told from those that are there. */
    add(files: readonly File[]) {
      setPreparing((count) => count + 1);
      const added = adding.current.then(() => identify(files)).then(take);
      adding.current = added;
      return added;
    },

    moveFocus: (id: string, point: FocalPoint) =>
      setFocalPoints((known) => ({ ...known, [id]: focalPointWithin(point) })),

    move: (from: number, to: number) => setMedia(moved(media, from, to)),

    remove(item: MediaItem) {
      setRemoved({ item, index: media.indexOf(item) });
      setMedia(media.filter((one) => one !== item));
    },

    /** Brings back the one that was removed last. */
    undoRemoval() {
      if (!removed) return;
      const { item, index } = removed;
      setMedia([...media.slice(0, index), item, ...media.slice(index)]);
      setRemoved(undefined);
    },

    /** The portal did not take it: it has to go before anything is sent again. */
    rejectMedia: (id: string, problem: string) =>
      setMedia((before) => rejectItem(before, id, problem)),

    /** The portal has it; the same picture twice is one. */
    keepMedia(id: string, media: ManagedMedia) {
      const { url } = media;
      setFocalPoints(({ [id]: point, ...others }) =>
        point ? { ...others, [url]: point } : others,
      );
      setMedia((before) =>
        before
          .filter((item) => item.id !== url)
          .map((item) => (item.id === id ? storedItem(media) : item)),
      );
    },

    chooseCertificate(file: File | undefined) {
      const problem = file && !isHeic(file) ? certificateProblem(file) : undefined;
      const refuse = (because: MessageKey | undefined) =>
        setCertificateError(file && because && { name: file.name, because });
      refuse(problem);
      setCertificate(problem ? undefined : file);
      if (!file || problem) return;
      // Taken away or replaced meanwhile, it does not come back.
      const isStill = () => current.current.certificate === file;
      prepare(file, {
        take: (smaller) => isStill() && setCertificate(smaller),
        refuse(because) {
          if (!isStill()) return;
          refuse(because);
          setCertificate(undefined);
        },
      });
    },
  };
}

interface RefusedCertificate {
  name: string;
  because: MessageKey;
}

async function identify(files: readonly File[]): Promise<Chosen[]> {
  const chosen: Chosen[] = [];
  for (const file of files) chosen.push({ id: await contentId(file), file });
  return chosen;
}

/** Gives back the memory of previews that nothing shows any more. */
function useRevoked(media: readonly MediaItem[], removed: MediaItem | undefined) {
  const shown = useRef(new Set<string>());
  useEffect(() => {
    const items = removed ? [...media, removed] : media;
    const now = new Set(items.filter(isChosen).map(({ preview }) => preview));
    for (const preview of shown.current) if (!now.has(preview)) URL.revokeObjectURL(preview);
    shown.current = now;
  }, [media, removed]);
}
