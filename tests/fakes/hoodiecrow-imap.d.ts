declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Message {
    raw: string;
    flags?: string[];
  }

  interface ImapServer {
    server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
    getMailbox(name: string): { messages: { flags: string[] }[] };
    appendMessage(mailbox: string, flags: string[], date: string | false, raw: string): void;
  }

  export default function hoodiecrow(options: {
    users: Record<string, { password: string }>;
    storage: { INBOX: { messages: Message[] } };
  }): ImapServer;
}
