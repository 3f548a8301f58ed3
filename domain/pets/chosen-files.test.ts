import { describe, expect, it } from 'vitest';
import {
  certificateProblem,
  contractProblem,
  isPicture,
  mediaAccept,
  mediaProblem,
} from './chosen-files.ts';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size });

describe('a picture or video', () => {
  it.each([
    file('luna.jpg', 'image/jpeg'),
    file('luna.png', 'image/png'),
    file('luna.gif', 'image/gif'),
    file('luna.webp', 'image/webp'),
    file('luna.avif', 'image/avif'),
    file('luna.mp4', 'video/mp4'),
    file('luna.mov', 'video/quicktime'),
    file('luna.wmv', 'video/x-ms-wmv'),
    file('luna.avi', 'video/x-msvideo'),
    file('luna.webm', 'video/webm'),
    file('luna.ogg', 'video/ogg'),
  ])('may be $name', (chosen) => {
    expect(mediaProblem(chosen)).toBeUndefined();
  });

  it.each([
    file('luna.pdf', 'application/pdf'),
    file('luna.svg', 'image/svg+xml'),
    file('luna.heic', 'image/heic'),
    file('luna.ico', 'image/vnd.microsoft.icon'),
    file('luna.mp3', 'audio/mpeg'),
    file('luna.exe', ''),
    file('luna', ''),
  ])('may not be $name', (chosen) => {
    expect(mediaProblem(chosen)).toBe('fileNotPermitted');
  });

  it('is known by its name where the browser knows no type', () => {
    expect(mediaProblem(file('Luna.AVI', ''))).toBeUndefined();
    expect(isPicture(file('Luna.AVI', ''))).toBe(false);
    expect(isPicture(file('Luna.PNG', ''))).toBe(true);
  });

  it('is not believed for its name where the browser knows better', () => {
    expect(mediaProblem(file('luna.jpg', 'application/x-msdownload'))).toBe('fileNotPermitted');
  });

  it('weighs something, and 40 MB at most', () => {
    const megabytes = 1024 * 1024;
    expect(mediaProblem(file('luna.mp4', 'video/mp4', 0))).toBe('fileEmpty');
    expect(mediaProblem(file('luna.mp4', 'video/mp4', 40 * megabytes))).toBeUndefined();
    expect(mediaProblem(file('luna.mp4', 'video/mp4', 40 * megabytes + 1))).toBe('fileTooLarge');
  });

  it('is offered by type and by ending', () => {
    const offered = mediaAccept.split(',');
    expect(offered).toEqual(expect.arrayContaining(['image/gif', 'image/webp', '.wmv']));
    // Telephones that may send JPEG make it of HEIC by themselves.
    expect(offered.filter((kind) => kind.includes('hei'))).toEqual([]);
  });
});

describe('a certificate', () => {
  it('is a picture, a PDF or a Word document', () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(certificateProblem(file('c.pdf', 'application/pdf'))).toBeUndefined();
    expect(certificateProblem(file('c.docx', word))).toBeUndefined();
    expect(certificateProblem(file('c.jpg', 'image/jpeg'))).toBeUndefined();
    expect(certificateProblem(file('c.mp4', 'video/mp4'))).toBe('fileNotPermitted');
    expect(certificateProblem(file('c.zip', 'application/zip'))).toBe('fileNotPermitted');
  });
});

describe('a contract', () => {
  it('is a PDF', () => {
    expect(contractProblem(file('contrato.pdf', 'application/pdf'))).toBeUndefined();
    expect(contractProblem(file('contrato.docx', ''))).toBe('contractFormat');
    expect(contractProblem(file('contrato.pdf', 'image/jpeg'))).toBe('contractFormat');
    expect(contractProblem(file('contrato.pdf', '', 0))).toBe('fileEmpty');
    expect(contractProblem(file('contrato.pdf', '', 41 * 1024 * 1024))).toBe('fileTooLarge');
  });
});
