/** What the parts of a message are to it. Those of messages within it are its own too, one level deep. */

/** Parts that are shown as the message's text unless they say that they are attachments. */
const textTypes = ['text/plain', 'text/html', 'message/delivery-status'];
/** The part that holds a message which was attached, by the first part of that message. */
const containers = new WeakMap();
export const contain = (container, part) => containers.set(part, container);
export const parentOf = (node) => containers.get(node) ?? (node.parentNode || undefined);
export const isMessage = ({ contentType }) => contentType === 'message/rfc822';
/** Messages that it is inside of. */
export const depthOf = (node) => {
  let depth = 0;
  for (let at = parentOf(node); at; at = parentOf(at)) if (isMessage(at)) depth += 1;
  return depth;
};
/** Of messages within messages the first level is read, as people forward them. */
export const isRead = (node) => depthOf(node) <= 1;

export function isWanted(node) {
  const { multipart, messageNode, contentType, disposition } = node;
  if (multipart || messageNode || !isRead(node) || (isMessage(node) && depthOf(node) === 0))
    return false;
  const type = contentType || 'text/plain';
  if (textTypes.includes(type) && (!disposition || disposition === 'inline')) return false;
  // What only belongs to the looks of the text, such as its styles.
  return !(isWithinText(node) && type.startsWith('text/'));
}

function isWithinText(node) {
  return node.headers.get('content-id').length > 0 && isRelated(parentOf(node));
}

function isRelated(parent) {
  return Boolean(
    parent && (parent.contentType === 'multipart/related' || isRelated(parentOf(parent))),
  );
}

/**
 * Whether it belongs to the looks of the text, such as a signature's logo: a picture of a paper that somebody pasted is
 * larger.
 * @param bytes of the part as it is written
 */
export function isLogo(node, bytes, { largestLogo }) {
  const size = node.encoding === 'base64' ? (bytes * 3) / 4 : bytes;
  return isWithinText(node) && node.contentType?.startsWith('image/') && size <= largestLogo;
}

export const nameOf = (node) => String(node.filename || '').slice(0, 300);
