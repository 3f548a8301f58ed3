import { type PointerEvent, useId, useRef } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { contractLimits, type Point, padAspect, type Stroke } from '#domain/adoption/contract.ts';
import styles from './SignaturePad.module.css';

interface Props {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
}

const width = 300;
const height = width / padAspect;
/** Points closer than this share of the pad's width say nothing more. */
const nearest = 0.004;

/** Takes a signature as the strokes of a finger, a pen or a mouse. Keys and screen readers sign by the typed name. */
export function SignaturePad({ strokes, onChange }: Props) {
  const text = useContractText().sign;
  const id = useId();
  const drawing = useRef(false);
  const count = strokes.reduce((sum, { length }) => sum + length, 0);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
    const box = currentTarget.getBoundingClientRect();
    return [within((clientX - box.left) / box.width), within((clientY - box.top) / box.height)];
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    if (strokes.length >= contractLimits.strokes || count >= contractLimits.points) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = true;
    onChange([...strokes, [pointOf(event)]]);
  }

  function draw(event: PointerEvent<SVGSVGElement>) {
    if (!drawing.current || !event.isPrimary || count >= contractLimits.points) return;
    const stroke = strokes.at(-1);
    const last = stroke?.at(-1);
    const point = pointOf(event);
    if (!stroke || !last || Math.hypot(point[0] - last[0], point[1] - last[1]) < nearest) return;
    onChange([...strokes.slice(0, -1), [...stroke, point]]);
  }

  const end = () => {
    drawing.current = false;
  };

  return (
    <div className={styles.field}>
      <p id={`${id}label`} className={styles.label}>
        {text.pad}
      </p>
      <p id={`${id}hint`} className={styles.hint}>
        {text.padHint}
      </p>
      <div className={styles.frame}>
        {/* Named as a picture: with keys alone there is nothing to do in it. */}
        <svg
          className={styles.pad}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${text.padName}. ${strokes.length > 0 ? text.padDrawn : text.padCleared}`}
          onPointerDown={begin}
          onPointerMove={draw}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <line x1="16" x2={width - 16} y1={height - 18} y2={height - 18} className={styles.line} />
          {strokes.map((stroke, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added at the end.
            <path key={index} d={pathOf(stroke)} className={styles.stroke} />
          ))}
        </svg>
        {strokes.length === 0 && (
          <span className={styles.invitation} aria-hidden="true">
            {text.padEmpty}
          </span>
        )}
      </div>
      <div>
        <Button
          size="small"
          variant="quiet"
          icon="close"
          aria-disabled={strokes.length === 0 || undefined}
          onClick={() => onChange([])}
        >
          {text.clear}
        </Button>
      </div>
    </div>
  );
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke.map(
    ([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`,
  );
  // A dot is a line that ends where it begins.
  return `M${first}${(rest.length > 0 ? rest : [first]).map((point) => `L${point}`).join('')}`;
}
