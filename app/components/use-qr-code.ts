import { useEffect, useState } from 'react';

/**
 * A picture of a QR code as a data address; empty until it is drawn, and where it cannot be: what it says stands
 * beside it as well.
 */
export function useQrCode(content: string): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    let left = false;
    import('qrcode')
      .then(({ toDataURL }) => toDataURL(content, { margin: 2, scale: 6 }))
      .then(
        (drawn) => !left && setPicture(drawn),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [content]);
  return picture;
}
