import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { croppedAt } from '#app/components/focal-point.ts';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useFocalPointText } from '#app/i18n/focal-point.ts';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import { isPanorama } from '#domain/pets/panorama.ts';
import styles from './FocalPointDialog.module.css';

interface Props {
  /** What it is called, such as "Photo 1". */
  name: string;
  /** Address of the whole picture. */
  src: string;
  focus: FocalPoint;
  /** It may show anything; else an animal with a face. */
  ofAny?: boolean;
  onMove: (point: FocalPoint) => void;
  onClose: () => void;
}

/** What stays in view of a picture: placed by a tap, dragged, or moved by the arrow keys, beside the crops it makes. */
export function FocalPointDialog({ name, src, focus, ofAny, onMove, onClose }: Props) {
  const text = useFocalPointText();
  return (
    <MessageDialog title={text.title(name)} close={text.done} onClose={onClose} wide holdsAtOnce>
      <p>{ofAny ? text.leadOfAny : text.lead}</p>
      <div className={styles.layout}>
        <Picture src={src} focus={focus} onMove={onMove} />
        <ul className={`plain-list ${styles.crops}`}>
          <li>
            <img className={styles.card} src={src} alt="" {...croppedAt(focus)} />
            {text.card}
          </li>
          <li>
            <img className={styles.small} src={src} alt="" {...croppedAt(focus)} />
            {text.small}
          </li>
        </ul>
      </div>
    </MessageDialog>
  );
}

const step = 0.05;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function Picture({ src, focus, onMove }: Pick<Props, 'src' | 'focus' | 'onMove'>) {
  const text = useFocalPointText();
  const picture = useRef<HTMLDivElement>(null);
  const point = useRef<HTMLDivElement>(null);
  /** Width by height; a panorama is shown so high that it can be aimed at, and moves under its frame. */
  const [panorama, setPanorama] = useState<number>();
  const { x, y } = focus;

  useLayoutEffect(() => {
    if (panorama) point.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [panorama]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever the point goes, it stays in view.
  useLayoutEffect(() => {
    point.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [x]);

  function measure({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    setPanorama(isPanorama({ width, height }) ? width / height : undefined);
  }

  function place({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = picture.current?.getBoundingClientRect();
    if (box) onMove({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  }

  function drag(event: PointerEvent) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
  }

  function press(event: KeyboardEvent) {
    const chosen = steps[event.key];
    if (!chosen) return;
    event.preventDefault();
    onMove({ x: x + chosen[0], y: y + chosen[1] });
  }

  return (
    <div className={styles.frame}>
      {/* The picture itself takes a tap; all of it can be done in the two sliders as well. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div
        ref={picture}
        className={panorama ? styles.panorama : styles.picture}
        style={{ '--ratio': panorama } as CSSProperties}
        onClick={place}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) => measure(currentTarget)}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its sliders have the keys. */}
        <div
          ref={point}
          className={styles.point}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        >
          <Axis label={text.across} at={x} onMove={(to) => onMove({ x: to, y })} />
          <Axis label={text.down} at={y} onMove={(to) => onMove({ x, y: to })} isVertical />
        </div>
      </div>
    </div>
  );
}

interface AxisProps {
  label: string;
  at: number;
  onMove: (to: number) => void;
  isVertical?: boolean;
}

function Axis({ label, at, onMove, isVertical = false }: AxisProps) {
  const percent = Math.round(at * 100);
  return (
    <input
      type="range"
      className={styles.axis}
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-valuetext={`${percent} %`}
      min={0}
      max={100}
      step={1}
      value={percent}
      onChange={(event) => onMove(event.target.valueAsNumber / 100)}
    />
  );
}
