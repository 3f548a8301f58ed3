import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** The log tells what went wrong, not who read what: no line for each request, but one for each answer that broke off. */
export class AnswerLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  /** Its head is out, so the status is of no use: the connection ends, and the caller sees half a file. */
  override streamError(
    error: Error & { code?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // Whoever reads may leave.
    if (reply.raw.destroyed && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ reqId: request.id, err: error, req: request }, 'an answer broke off');
  }
}
