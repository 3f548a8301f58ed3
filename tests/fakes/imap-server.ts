import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** A mail server with one mailbox, whose messages are in the order in which they came. */
export async function startImapServer() {
  const imap = hoodiecrow({
    users: { cartillas: { password: 'secret' } },
    storage: { INBOX: { messages: [] } },
  });
  await new Promise<void>((done) => imap.listen(0, '127.0.0.1', done));
  const { port } = imap.server.address() as AddressInfo;
  const connections: Socket[] = [];
  imap.server.on('connection', (socket) => connections.push(socket));
  return {
    url: `imap://cartillas:secret@127.0.0.1:${port}`,
    add: (message: Buffer) => imap.appendMessage('INBOX', [], false, message.toString('latin1')),
    /** Of each message, whether it was marked. */
    seen: () => imap.getMailbox('INBOX').messages.map(({ flags }) => flags.includes('\\Seen')),
    /** Bytes, over all connections. */
    sent: () => connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: () => new Promise<void>((done) => imap.close(done)),
  };
}
