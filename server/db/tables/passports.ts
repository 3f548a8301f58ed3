import type { RevocationReason } from '#domain/passports/passport.ts';

/** Passports of pets, and their keys. */
export interface PassportTables {
  passport_keys: PassportKeysTable;
  pet_passports: PetPassportsTable;
}

interface PassportKeysTable {
  /** As passports and published keys name it. */
  id: string;
  /** base64url */
  public_key: string;
  /** PKCS#8, sealed with the secret key; null once it signs nothing any more. */
  sealed_key: string | null;
  /** 1 for the one that signs. */
  current: 1 | null;
  created_at: string;
  /** Since when it is not published any more, and what it signed counts for nothing. */
  withdrawn_at: string | null;
}

/** Days are YYYY-MM-DD; what ends in `_at` is an instant. */
export interface PetPassportsTable {
  id: string;
  pet_id: string;
  number: string;
  /** The digits of its QR code: all that it says, signed. */
  code: string;
  issued_at: string;
  valid_until: string;
  issued_by: string | null;
  ended_as: 'superseded' | 'revoked' | null;
  ended_at: string | null;
  reason: RevocationReason | null;
}
