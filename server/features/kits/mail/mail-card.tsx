import { Table } from './layout-table.tsx';
import type { MailCard } from './mail-content.ts';
import { soft, subheading, text, wholePicture } from './mail-styles.ts';

export const Card = ({ title, text: body, label, url, picture }: MailCard) => (
  <Table
    className="card"
    width="100%"
    style={{
      margin: '0 0 20px',
      border: '1px solid #ead8bd',
      borderRadius: 16,
      overflow: 'hidden',
    }}
  >
    {picture && (
      <tr>
        <td>
          <a href={url}>
            <img src={picture.url} alt={picture.alt} width="518" style={wholePicture} />
          </a>
        </td>
      </tr>
    )}
    <tr>
      <td style={{ padding: '16px 20px 20px' }}>
        <h3 className="ink" style={{ ...subheading, margin: '0 0 4px', fontSize: 19 }}>
          {title}
        </h3>
        <p className="soft" style={{ ...soft(15), margin: '0 0 8px' }}>
          {body}
        </p>
        <a href={url} style={{ font: `650 16px/1.4 ${text}` }}>
          {label}
        </a>
      </td>
    </tr>
  </Table>
);
