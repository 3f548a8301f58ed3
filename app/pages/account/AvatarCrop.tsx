import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import styles from './AvatarCrop.module.css';
import { largestZoom, middleOf, sideOf, within } from './crop.ts';

/** Pixels on each side: what the portal keeps. */
const side = 512;

interface Props {
  picture: ImageBitmap;
  canvas: React.RefObject<HTMLCanvasElement | null>;
}

/** Draws the part of the picture that will be the avatar; moved by dragging or arrow keys. */
export function AvatarCrop({ picture, canvas }: Props) {
  const text = useAccountText().avatar;
  const [crop, setCrop] = useState(() => middleOf(picture));
  const held = useRef<{ x: number; y: number }>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const length = sideOf(picture, crop);
    // A transparent picture stands on white: the portal keeps no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, side, side);
    context.imageSmoothingQuality = 'high';
    const left = crop.x - length / 2;
    const top = crop.y - length / 2;
    context.drawImage(picture, left, top, length, length, 0, 0, side, side);
  }, [picture, crop, canvas]);

  /** By shares of what is seen. */
  function move(right: number, down: number) {
    setCrop((last) => {
      const length = sideOf(picture, last);
      return within(picture, { ...last, x: last.x + right * length, y: last.y + down * length });
    });
  }

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!held.current) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move((held.current.x - event.clientX) / width, (held.current.y - event.clientY) / width);
    held.current = { x: event.clientX, y: event.clientY };
  }

  function press(event: KeyboardEvent) {
    const step = 0.05;
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    };
    const chosen = steps[event.key];
    if (!chosen) return;
    event.preventDefault();
    move(...chosen);
  }

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={side}
        height={side}
        tabIndex={0}
        role="img"
        aria-label={text.preview}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null;
        }}
      />
      <label className={styles.label}>
        {text.zoom}
        <input
          type="range"
          className={styles.zoom}
          min={1}
          max={largestZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) =>
            setCrop((last) => within(picture, { ...last, zoom: event.target.valueAsNumber }))
          }
        />
      </label>
      <p className={styles.hint}>{text.moveHint}</p>
    </div>
  );
}
