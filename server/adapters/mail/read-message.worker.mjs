import { createReadStream } from 'node:fs';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { Splitter } from '@zone-eu/mailsplit';
import { readAttachments } from './message-reader/read-attachments.mjs';
import { readReport } from './message-reader/read-report.mjs';
import { readText } from './message-reader/read-text.mjs';

// Plain JavaScript: a process begins with a file, and this one is the same whether the server runs from its source or
// from the bundle. Its arguments: the message's file, what to read of it (`attachments`, `text` or `report`), the folder for its
// attachments, and its bounds as JSON.

const [message, wanted, folder, given] = process.argv.slice(2);
const bounds = JSON.parse(given);
const readers = { text: readText, report: readReport, attachments: readAttachments };

try {
  let read;
  await pipeline(
    createReadStream(message),
    new Splitter({ maxHeadSize: bounds.largestHead }),
    async (parts) => {
      read = await readers[wanted](parts, { folder, bounds });
    },
  );
  process.stdout.write(JSON.stringify(read));
} catch (error) {
  process.stdout.write(JSON.stringify({ code: error.code, problem: error.message }));
}
