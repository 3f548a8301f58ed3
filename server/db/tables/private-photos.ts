/** Photos that few may see. */
export interface PrivatePhotoTables {
  private_photos: PrivatePhotosTable;
  new_home_photos: NewHomePhotosTable;
}

export interface PrivatePhotosTable {
  id: string;
  kind: string;
  /** Of what its kind is about: an account, the outcome of a visit, a follow-up. */
  subject_id: string;
  /** SHA-256 of the file as it came: the same one twice is one. */
  content_hash: string;
  width: number;
  height: number;
  added_at: string;
  /** Its perceptual hash, 16 hexadecimal digits, where it is compared. */
  print: string | null;
}

/** Of a follow-up, with the family's consent; everybody sees it from `shown_at` on. */
interface NewHomePhotosTable {
  photo_id: string;
  application_id: string;
  pet_id: string;
  second_pet_id: string | null;
  allowed_at: string;
  shown_at: string | null;
}
