import { Fragment } from 'react';
import { Table } from './layout-table.tsx';
import type { MailBlock } from './mail-content.ts';
import { display, text as letters } from './mail-styles.ts';

type Props = Omit<Extract<MailBlock, { kind: 'greeting' }>, 'kind'>;

/** Its ground and its ink stand together, whatever colours the reader's program prefers. */
export function Greeting({ look: { ground, accent, ink, sign }, text, closing, sender }: Props) {
  return (
    <Table width="100%" style={{ margin: '0 0 24px' }}>
      <tr>
        <td
          align="center"
          style={{ padding: '28px 24px', borderRadius: 20, background: ground, color: ink }}
        >
          <p
            aria-hidden
            style={{ margin: '0 0 16px', font: `400 26px/1 ${letters}`, color: accent }}
          >
            {`${sign} ${sign} ${sign}`}
          </p>
          {text && (
            <p style={{ margin: '0 0 20px', font: `400 19px/1.6 ${letters}`, color: ink }}>
              {text.split('\n').map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
                <Fragment key={index}>
                  {index > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </p>
          )}
          <p style={{ margin: 0, font: `400 17px/1.5 ${letters}`, color: ink }}>{closing}</p>
          <p style={{ margin: 0, font: `760 22px/1.3 ${display}`, color: accent }}>{sender}</p>
        </td>
      </tr>
    </Table>
  );
}
