import { strToU8, zipSync } from 'fflate';

/** A sheet of texts and amounts, whose first row stays in sight. */
export interface Sheet {
  name: string;
  /** In characters, for each column. */
  widths: readonly number[];
  /** Numbers are amounts, with two decimals. */
  rows: readonly (readonly (string | number)[])[];
  /** By columns from 0: what may be chosen in the cells below the first row. */
  choices?: ReadonlyMap<number, readonly string[]>;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Rows below the first one in which something can be chosen. */
const rowsWithChoices = 1_000;

/** An .xlsx; the same sheets always give the same bytes. */
export function workbookOf(sheets: readonly Sheet[]): Uint8Array {
  const numbered = sheets.map((sheet, at) => ({ sheet, number: at + 1 }));
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbered.map(({ sheet, number }) => `<sheet name="${escaped(sheet.name)}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${numbered.map(({ number }) => `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
  for (const { sheet, number } of numbered) {
    parts[`xl/worksheets/sheet${number}.xml`] = sheetXml(sheet);
  }
  const mtime = '2020-01-01T00:00:00';
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, strToU8(`${declaration}${xml}`)]),
    ),
    { mtime },
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** 0: a text, 1: the first row, 2: an amount. Format 49 is text: numbers of microchips are not rounded, dates stay as they are typed. */
const styles = `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF6E3C5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf numFmtId="49" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="49" fontId="1" fillId="2" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="4" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf></cellXfs></styleSheet>`;

function sheetXml({ widths, rows, choices = new Map() }: Sheet): string {
  const columns = widths
    .map(
      (width, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" style="0" customWidth="1"/>`,
    )
    .join('');
  const cells = rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((value, column) => cell(value, column, at)).join('')}</row>`,
    )
    .join('');
  const lists = [...choices].map(
    ([column, words]) =>
      `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${letters(column)}2:${letters(column)}${rowsWithChoices}"><formula1>"${escaped(words.join(','))}"</formula1></dataValidation>`,
  );
  const validations =
    lists.length > 0
      ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
      : '';
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>${cells}</sheetData>${validations}</worksheet>`;
}

const cell = (value: string | number, column: number, row: number): string =>
  typeof value === 'number'
    ? `<c r="${letters(column)}${row + 1}" s="2"><v>${value}</v></c>`
    : `<c r="${letters(column)}${row + 1}" s="${row === 0 ? 1 : 0}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

/** 0 is A, 26 is AA. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) +
  String.fromCharCode(65 + (column % 26));

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');
