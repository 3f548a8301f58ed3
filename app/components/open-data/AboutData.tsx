import styles from './OpenData.module.css';

interface Props {
  method: { title: string; paragraphs: readonly string[] };
  data: { title: string; files: readonly { href: string; label: string }[] };
}

/** How the figures are made, and their files. */
export function AboutData({ method, data }: Props) {
  return (
    <>
      <section className={styles.method} aria-labelledby="method">
        <h2 id="method">{method.title}</h2>
        {method.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className={styles.section} aria-labelledby="data">
        <h2 id="data">{data.title}</h2>
        <ul className={`plain-list ${styles.files}`}>
          {data.files.map(({ href, label }) => (
            <li key={href}>
              <a href={href} download>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
