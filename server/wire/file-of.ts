/** A file that is made whole before it is sent. */
export const fileOf = (name: string, type: string, content: string | Uint8Array) => ({
  name,
  type,
  pieces: (async function* () {
    yield content;
  })(),
});
