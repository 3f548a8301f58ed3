import styles from './Animals.module.css';

export type DogCoat = 'honey' | 'sand' | 'cocoa';
export type CatCoat = 'smoke' | 'marmalade' | 'night';

/* Both are 200 wide and 170 high and stand on the lower edge of their box. */

export function Dog({ coat = 'honey' }: { coat?: DogCoat }) {
  return <Animal drawing="dog" coat={coat} />;
}

export function Cat({ coat = 'smoke' }: { coat?: CatCoat }) {
  return <Animal drawing="cat" coat={coat} />;
}

/** Drawn in the sprite; the coat's colours reach into it. */
function Animal({ drawing, coat }: { drawing: 'dog' | 'cat'; coat: DogCoat | CatCoat }) {
  return (
    <svg viewBox="0 0 200 170" aria-hidden="true" className={`${styles.animal} ${styles[coat]}`}>
      <use href={`#drawing-${drawing}`} />
    </svg>
  );
}
