import { useState } from 'react';
import { SignaturePad } from '#app/forms/SignaturePad.tsx';
import type { Stroke } from '#domain/adoption/contract.ts';
import { bookingForm } from './booking-form.ts';

/** A drawn signature, which the form around it sends. */
export default function DrawnSignature() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  return (
    <>
      <SignaturePad strokes={strokes} onChange={setStrokes} />
      <input type="hidden" name={bookingForm.strokes} value={JSON.stringify(strokes)} />
    </>
  );
}
