/** What was chosen could not be sent; its message tells the donor why. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}
