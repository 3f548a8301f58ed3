import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import styles from './PositionField.module.css';

interface Props {
  text: Record<'locate' | 'locating' | 'located' | 'unlocate' | 'notLocated', string>;
  /** Of each coordinate, before it leaves the device. */
  round?: (degrees: number) => number;
  name?: string | undefined;
  defaultValue?: unknown;
}

type State = 'none' | 'locating' | 'located' | 'notLocated';

/** Where the device is, which is asked by a tap alone; to about a meter, or as `round` has it. */
export function PositionField({ text, round = (degrees) => degrees, name, defaultValue }: Props) {
  const isReady = useHydrated();
  const [value, setValue] = useState(typeof defaultValue === 'string' ? defaultValue : '');
  const [state, setState] = useState<State>(value ? 'located' : 'none');

  function write(position: string, next: State) {
    setValue(position);
    setState(next);
  }

  function locate() {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        write(
          [latitude, longitude].map((degrees) => round(degrees).toFixed(5)).join(','),
          'located',
        ),
      () => write('', 'notLocated'),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    );
  }

  return (
    <div className={styles.position}>
      <input type="hidden" name={name} value={value} />
      {isReady && 'geolocation' in navigator && (
        <>
          {state === 'located' ? (
            <Button variant="outline" size="small" onClick={() => write('', 'none')}>
              {text.unlocate}
            </Button>
          ) : (
            <Button
              variant="outline"
              size="small"
              icon="pin"
              aria-disabled={state === 'locating' || undefined}
              onClick={() => state !== 'locating' && locate()}
            >
              {text.locate}
            </Button>
          )}
          <span role="status">{state !== 'none' && text[state]}</span>
        </>
      )}
    </div>
  );
}
