import { useText } from '#app/i18n/texts.tsx';
import { jalisco, mexico, type Outline, quintanaRoo } from './mexico.ts';
import styles from './ShelterMap.module.css';
import {
  country,
  type Lens,
  type MapShelter,
  type NumberedShelter,
  type Project,
  placeIn,
  placeShelters,
  radius,
} from './shelter-places.ts';

/**
 * Mexico, and a lens on each of two cities where shelters stand too close together for the country; those elsewhere stand on the
 * country itself.
 */
export function ShelterMap({ shelters }: { shelters: readonly MapShelter[] }) {
  const text = useText().content.shelters;
  const { inLenses, elsewhere } = placeShelters(shelters);
  const shows = (state: string) => inLenses.some(({ lens }) => lens.federalState === state);
  return (
    <svg
      className={styles.map}
      viewBox="0 0 700 484"
      role="img"
      aria-label={`${text.map}: ${shelters.map(({ name }, index) => `${index + 1}, ${name}`).join('; ')}`}
    >
      <path className={styles.land} d={pathOf(mexico)} />
      {shows('Jalisco') && <path className={styles.jalisco} d={pathOf(jalisco)} />}
      {shows('Quintana Roo') && <path className={styles.quintanaRoo} d={pathOf(quintanaRoo)} />}
      {inLenses.map((each) => (
        <LensView key={each.lens.city} {...each} />
      ))}
      <g className={styles.east}>
        <Pins shelters={elsewhere} place={country} />
      </g>
    </svg>
  );
}

function pathOf(outline: Outline): string {
  const points = outline.map(([longitude, latitude]) => {
    const { x, y } = country(longitude, latitude);
    return `${x} ${y}`;
  });
  return `M${points.join('L')}z`;
}

function Pins({ shelters, place }: { shelters: readonly NumberedShelter[]; place: Project }) {
  return shelters.map(({ number, longitude, latitude }) => {
    const at = place(longitude, latitude);
    return (
      <g key={number}>
        <path
          className={styles.pin}
          d={`M${at.x} ${at.y}c-7-11-19-18-19-32a19 19 0 0 1 38 0c0 14-12 21-19 32z`}
        />
        <text className={styles.number} x={at.x} y={at.y - 25}>
          {number}
        </text>
      </g>
    );
  });
}

function LensView({ lens, shelters }: { lens: Lens; shelters: readonly NumberedShelter[] }) {
  const { x, y, city, longitude, latitude } = lens;
  const target = country(longitude, latitude);
  const clip = `lens-${city}`;
  return (
    <g className={lens.federalState === 'Jalisco' ? styles.west : styles.east}>
      <path className={styles.ray} d={`M${target.x} ${target.y}L${x} ${y}`} />
      <circle className={styles.target} cx={target.x} cy={target.y} r="8" />
      <clipPath id={clip}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <circle className={styles.ground} cx={x} cy={y} r={radius} />
      <g clipPath={`url(#${clip})`}>
        {lens.federalState === 'Jalisco' ? <Valley {...{ x, y }} /> : <Coast {...{ x, y }} />}
      </g>
      <circle className={styles.rim} cx={x} cy={y} r={radius} />
      <Pins shelters={shelters} place={placeIn(lens)} />
      <text className={styles.city} x={x} y={y + radius + 26}>
        {city}
      </text>
    </g>
  );
}

/** The sea to the east, the highway along it and the road to Cobá. */
function Coast({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path
        className={styles.sea}
        d={`M${x + 92} ${y - 110}c-18 46-30 60-34 96s-22 60-30 120h120v-216z`}
      />
      <path
        className={styles.road}
        d={`M${x + 66} ${y - 104}c-14 40-30 62-34 92s-30 66-44 112M${x + 10} ${y + 40}c-30-14-60-60-110-92`}
      />
    </>
  );
}

/** The city with its ring road and the ways out of it. */
function Valley({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path
        className={styles.town}
        d={`M${x - 58} ${y - 50}c30-34 92-30 112 6s12 74-22 92-84 8-104-24-12-46 14-74z`}
      />
      <path
        className={styles.road}
        d={`M${x - 110} ${y - 30}c50 6 80 20 108 26s60 22 112 20M${x - 20} ${y - 110}c6 60 20 70 22 102s14 60 30 110M${x - 50} ${y - 44}a70 66 0 1 0 98-4 70 66 0 0 0-98 4z`}
      />
    </>
  );
}
