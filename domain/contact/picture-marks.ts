/** What Outlook writes in a plain text where a picture stands, by the picture's name in the mail. */
const mark = / ?\[cid:(?=[^\s[\]]*[\d@.])[^\s[\]]{1,250}\]/g;

/** Without such marks, and the lines that hold nothing else: nobody reads from them which picture it was. */
export const withoutPictureMarks = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const rest = line.replace(mark, '');
      return rest !== line && /^[>\s]*$/.test(rest) ? [] : [rest];
    })
    .join('\n');
