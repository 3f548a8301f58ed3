import { useQrCode } from '#app/components/use-qr-code.ts';

/** Opens the desk's list for this turn: the letters above it say the same. */
export default function TurnCode({ address }: { address: string }) {
  const picture = useQrCode(address);
  return picture ? <img src={picture} width="180" height="180" alt="" /> : null;
}
