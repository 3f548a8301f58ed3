import { collation, limits } from '../filter.ts';

/** What the registry cannot tell: the page at /api/docs begins with it, and the OpenAPI document. */
export const prose: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'Calling',
    paragraphs: [
      'Every call is `POST /api/<action>` with a JSON object as its body (`application/json`, at most 1 MB). A caller with a session sends `Authorization: Bearer <jwt>`; a token that is not valid is rejected even where visitors may call.',
      'A response is `200 {"status":"success","data":…}`, with `"paginate":{"page","limit","total","last_page"}` beside a list. An error is `{"status":"error","code":"…","message":"…"}`: the code is for programs and stays as it is, the message is for people, with `"errors":{"<place>":["…"]}` when something in the body was wrong, such as `filter.where.0.field`.',
      'Errors: 400 no JSON object, or a key named `__proto__`, `constructor` or `prototype`; 401 no session; 403 not allowed; 404 no such thing or action; 405 not POST; 409 changed meanwhile, or there already; 413 body too large; 415 body is not JSON; 422 anything in the body that is unknown, of the wrong type or out of its limits; 429 too often from one address, with `Retry-After` in seconds; 500 our own mistake; 503 too busy, the database or the store of files away, or no room left, for the moment, with `Retry-After` in seconds. With the code `outcomeUnknown` the connection to the database was lost while it stored: the change may be there or not; under an `Idempotency-Key` the same call again tells.',
      'Messages are in the language of `lang` (`es`, `en`) where the call says it, else of `Accept-Language`, else of the account, else in Spanish.',
      'Messages that clients may compare with, in Spanish: `Token de autorizacion no encontrado.`, `Token invalido.`, `Token expirado.`, `Usuario no tiene sesion activa.` (401), `Los datos dados no eran válidos.` (422).',
    ],
  },
  {
    title: 'Calls that may be repeated',
    paragraphs: [
      'A call that creates something takes the header `Idempotency-Key`: 8 to 255 visible ASCII characters that its caller makes up for what is to be created, a UUID for one. For seven days a call of the same account (of the same address, for visitors) with the same key is the same creation, however often it is sent: what was created is responded again, as it is now. `captcha` and `lang` may differ.',
      'With another request the key is rejected: 409 `idempotencyKeyReused`. While the first call is under way, another one is 409 `idempotentCallUnderWay`, with `Retry-After`; where the portal went down in between, this passes within 15 seconds. A call that failed has created nothing and leaves its key unused. An account or address may send 5,000 such calls a day (429).',
    ],
  },
  {
    title: 'Captcha',
    paragraphs: [
      'Where visitors may create something, `captcha` beside the other fields carries the solution of a challenge from `captcha:obtener`, as the ALTCHA widget (version 3) or `altcha-lib` writes it: base64 of `{"challenge","solution"}`. It is single-use, and valid for 20 minutes. When `captcha:obtener` answers `null` none is asked for.',
    ],
  },
  {
    title: 'Files',
    paragraphs: [
      '`archivos:subir` takes a file in one go. `archivos:reanudar` takes it in pieces, by the protocol [tus 1.0](https://tus.io/protocols/resumable-upload) with creation and termination, so that a connection that breaks loses nothing: `POST /api/archivos:reanudar` with `Upload-Length` (40 MB at most) and the metadata `carpeta`, `filename` and, if known, `filetype` (its media type) and `lang` (of the errors); then `HEAD`, `PATCH` and `DELETE` at the `Location` that came back. Every request needs the session of the account that began; to others the upload does not exist (404).',
      'Who may, how many files, and the type or the ending of the name are checked at the creation, the content at the end. The last `PATCH` answers as `archivos:subir` does (200 with `{"url"}`, or the error), after which the upload is gone. Who lost that response may ask with `HEAD` for a day: an `Upload-Offset` equal to `Upload-Length` means that the file was taken in, with its address in `Content-Location`; 404 that it has to be sent again, which never makes two of it.',
      'An account has at most 20 unfinished uploads (429); 24 hours after their last byte they are forgotten.',
    ],
  },
  {
    title: 'Queries',
    paragraphs: [
      'A query names a `schema` and may say `filter.where` (all conditions must hold), `order`, `page`, `limit`, `with` and `with-storage`. Rows are `{id, created_at, payload}`; documents add `serie`, `folio` and `estado`, and are named by `serie` and `folio` together. A field is `id`, `created_at` or `payload.<name>`, nested ones with a dot (`payload.edad.valor`).',
      'A condition is `{field, operator, value, collate?}`. The operators are `=`, `!=`, `>`, `>=`, `<`, `<=`, `like` (`%` stands for any text, everything else for itself), `contains` (literal), `in` (a list) and `is null` (no value). `!=` is the exact opposite of `=`: it also finds rows that have no value.',
      'Kinds of fields: a text, date or word takes a text, a number takes a number, a flag takes `true` or `false`, a reference (`usuario_id`) takes a text and knows only `=`, `!=`, `in` and `is null`, a list (`necesidades`) knows `contains` (some entry holds the text) and `is null` (there is no entry), entries (`historial`, `imagenes`) know only `is null`. Dates are `YYYY-MM-DD`, instants ISO 8601 in UTC; both compare as texts. A word comes from a closed list; one that is not in the list finds nothing, and an order by it follows the list.',
      `Texts are compared exactly, by their code points. \`"collate": "${collation}"\` compares without case and accents: \`cancun\` finds \`Cancún\`, \`nono\` finds \`Ñoño\`, but a term with ñ finds only ñ. It is the only collation.`,
      `Limits: ${limits.where} conditions, ${limits.order} orders, ${limits.list} entries in a list and ${limits.values} in those of all conditions, ${limits.text} characters in a text, 1 to ${limits.perPage} rows a page (15 unless said otherwise). Without an order pets come newest first and catalogues by code or name; equal rows are told apart by their id. A page beyond the last is empty.`,
      'What a query would cost is known before it runs: 422 at `filter.where.<n>` when one condition alone would look through too much text (a long term in a long text, a pattern with wildcards inside, `es_ci_ai` on many long texts without an index), at `filter.where` when the conditions and orders together would. Choices, flags, numbers, dates, names and cities are cheap in any number; among the long texts a few conditions pass. Who asks many costly queries within a minute, a visitor by the address, has to wait (429).',
      'The columns of the schemas say who may read a field in a response, filter by it and order by it. `session` is whoever is signed in; `owner` is a signed-in person about what is theirs: a query that uses such a field then finds only their own rows. A word with a dot is a right, which roles grant (docs/permissions.md): whoever has the one that manages such rows may all that their owners may.',
    ],
  },
];
