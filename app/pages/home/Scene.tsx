import { Cat, Dog } from '#app/components/Animals.tsx';
import styles from './Scene.module.css';

type SceneId = 'adopt' | 'sterilize' | 'rehabilitate' | 'foster';

const isKnown = (key: string): key is SceneId => key in scenes;

/** The drawing of a banner, by its key; each stands on the lower edge of its box. */
export function Scene({ id: key }: { id: string }) {
  const id = isKnown(key) ? key : 'adopt';
  return (
    <div className={`${styles.scene} ${styles[id]}`} aria-hidden="true">
      {id === 'foster' ? <LivingRoom /> : <Garden />}
      {scenes[id]()}
      {id === 'foster' && <ArmRests />}
    </div>
  );
}

const scenes: Record<SceneId, () => React.ReactNode> = {
  adopt: () => (
    <>
      <div className={styles.bigDog}>
        <Dog coat="honey" />
      </div>
      <div className={styles.smallCat}>
        <Cat coat="smoke" />
      </div>
    </>
  ),
  sterilize: () => (
    <>
      <div className={styles.leftCat}>
        <Cat coat="night" />
      </div>
      <div className={styles.rightCat}>
        <Cat coat="marmalade" />
      </div>
      <Heart />
    </>
  ),
  rehabilitate: () => (
    <>
      <Cone side="back" />
      <div className={styles.conedDog}>
        <Dog coat="cocoa" />
      </div>
      <Cone side="front" />
    </>
  ),
  foster: () => (
    <>
      <div className={styles.seatedCat}>
        <Cat coat="marmalade" />
      </div>
      <div className={styles.seatedDog}>
        <Dog coat="sand" />
      </div>
    </>
  ),
};

const box = { className: styles.layer, viewBox: '0 0 520 430' } as const;

/** Sun, agave and marigolds. */
function Garden() {
  return (
    <svg {...box} aria-hidden="true">
      <circle className={styles.sun} cx="265" cy="232" r="190" />
      <path
        className={styles.leaf}
        d="M60 430c10-90 50-150 95-165-10 60-5 110 10 165zM470 430c-6-100-46-160-92-176 10 60 4 120-14 176z"
      />
      <path
        className={styles.leafDeep}
        d="M20 430c-6-60 14-104 44-124 4 44 12 84 34 124zM504 430c6-56-12-98-40-118-6 42-14 80-34 118z"
      />
      <path
        className={styles.vein}
        d="M104 430c0-70 15-118 41-146M426 430c-2-78-16-126-42-156M58 430c-4-40 0-70 6-96M466 430c4-38 2-66-2-92"
      />
      <Marigold x={46} y={404} size={15} />
      <Marigold x={86} y={414} size={11} />
      <Marigold x={470} y={410} size={13} />
    </svg>
  );
}

function Marigold({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g className={styles.marigold}>
      <circle cx={x} cy={y} r={size} className={styles.petals} />
      <circle cx={x} cy={y} r={size * 0.62} className={styles.petalsInner} />
    </g>
  );
}

function Heart() {
  return (
    <svg {...box} aria-hidden="true">
      <path
        className={styles.heart}
        d="M260 132c-46-34-68-58-68-86 0-20 15-35 34-35 15 0 27 8 34 21 7-13 19-21 34-21 19 0 34 15 34 35 0 28-22 52-68 86z"
      />
      <path className={styles.heartLight} d="M214 34c-6 8-7 18-3 28" />
    </svg>
  );
}

/** The vet's cone: its far side behind the head, its near side before the neck. */
function Cone({ side }: { side: 'back' | 'front' }) {
  return (
    <svg {...box} aria-hidden="true">
      {side === 'back' ? (
        <ellipse className={styles.coneBack} cx="260" cy="234" rx="168" ry="142" />
      ) : (
        <>
          <path
            className={styles.coneFront}
            d="M93 250c12 78 82 126 167 126s155-48 167-126c-2 92-76 156-167 156S95 342 93 250z"
          />
          <path className={styles.coneRim} d="M93 250c12 78 82 126 167 126s155-48 167-126" />
        </>
      )}
    </svg>
  );
}

function LivingRoom() {
  return (
    <svg {...box} aria-hidden="true">
      <circle className={styles.sun} cx="265" cy="232" r="190" />
      <path className={styles.chair} d="M110 430V210c0-70 50-110 150-110s150 40 150 110v220z" />
      <path className={styles.chairLight} d="M160 380V214c0-44 34-68 100-68s100 24 100 68v166z" />
      <path className={styles.lamp} d="M466 430V150" />
      <path className={styles.shade} d="M428 152l20-62h36l20 62z" />
      <path
        className={styles.leaf}
        d="M40 372c-26-40-20-74-4-94 8 24 14 52 14 94zM52 372c-2-52 10-84 34-100 4 34-6 70-24 100z"
      />
      <path className={styles.pot} d="M18 366h62l-8 64H26z" />
    </svg>
  );
}

function ArmRests() {
  return (
    <svg {...box} aria-hidden="true">
      <path
        className={styles.chair}
        d="M84 430V322c0-24 16-38 36-38s36 14 36 38v44h208v-44c0-24 16-38 36-38s36 14 36 38v108z"
      />
      <path className={styles.seam} d="M156 392h208" />
    </svg>
  );
}
