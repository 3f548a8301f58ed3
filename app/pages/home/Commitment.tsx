import { Icon, type IconName } from '#app/components/Icon.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { SignedOutForms } from '#app/sign-in/SignedOutForms.tsx';
import styles from './Commitment.module.css';

interface Props {
  heading: string;
  paragraphs: readonly string[];
  points: readonly { title: string; text: string }[];
}

const icons: readonly IconName[] = ['heart', 'check', 'clock'];

export function Commitment({ heading, paragraphs, points }: Props) {
  return (
    <Wrap as="section" className={styles.commitment} aria-labelledby="commitment">
      <div className={styles.words}>
        <h2 id="commitment">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={`plain-list ${styles.points}`}>
        {points.map(({ title, text }, index) => (
          <li key={title} className={styles.point}>
            <span className={styles.icon}>
              <Icon name={icons[index % icons.length] ?? 'paw'} size={24} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.account}>
        <SignedOutForms />
      </div>
    </Wrap>
  );
}
