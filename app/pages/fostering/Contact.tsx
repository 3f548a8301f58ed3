interface Props {
  label?: string;
  contact: { name: string; email: string; phone: string };
}

/** Whom one can call or write to. */
export function Contact({ label, contact: { name, email, phone } }: Props) {
  return (
    <p>
      {label && `${label}: `}
      {name}
      {' · '}
      <a href={`mailto:${email}`}>{email}</a>
      {phone !== '' && (
        <>
          {' · '}
          <a href={`tel:${phone}`}>{phone}</a>
        </>
      )}
    </p>
  );
}
