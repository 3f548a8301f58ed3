import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useCheckText } from '#app/i18n/passports/use-check-text.ts';
import { createCodeReader } from './code-reader.ts';
import styles from './Passport.module.css';

/** Milliseconds between two looks. */
const lookEvery = 250;

/** Looks through the camera until it sees a code; nothing of the picture is kept or sent. */
export function CameraScan({ onFound }: { onFound: (text: string) => void }) {
  const text = useCheckText().other;
  const [isOpen, setIsOpen] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <div>
        <Button
          icon={isOpen ? 'close' : 'camera'}
          onClick={() => {
            setIsRefused(false);
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? text.stop : text.scan}
        </Button>
      </div>
      {isOpen && (
        <View
          onFound={(found) => {
            close();
            onFound(found);
          }}
          onRefused={() => {
            close();
            setIsRefused(true);
          }}
        />
      )}
      <p role="status" className={styles.problem}>
        {isRefused && text.noCamera}
      </p>
    </>
  );
}

interface ViewProps {
  onFound: (text: string) => void;
  onRefused: () => void;
}

function View(props: ViewProps) {
  const text = useCheckText().other;
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    let left = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    async function open() {
      const reader = await createCodeReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (left || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      const look = async () => {
        const found = video.current && (await reader.read(video.current).catch(() => undefined));
        if (left) return;
        if (found) latest.current.onFound(found);
        else timer = setTimeout(look, lookEvery);
      };
      await look();
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open().catch(() => !left && latest.current.onRefused());
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return <video ref={video} className={styles.camera} aria-label={text.view} muted playsInline />;
}
