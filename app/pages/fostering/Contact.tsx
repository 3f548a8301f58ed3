interface Props {
  label?: string;
  contact: { nombre: string; correo: string; telefono: string };
}

/** Whom one can call or write to. */
export function Contact({ label, contact: { nombre, correo, telefono } }: Props) {
  return (
    <p>
      {label && `${label}: `}
      {nombre}
      {' · '}
      <a href={`mailto:${correo}`}>{correo}</a>
      {telefono !== '' && (
        <>
          {' · '}
          <a href={`tel:${telefono}`}>{telefono}</a>
        </>
      )}
    </p>
  );
}
