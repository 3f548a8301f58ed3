/** In characters, its ending included. */
const longest = 120;

// Line ends and other controls, and what turns the direction of the letters around it or hides between them.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu;

/**
 * A name under which a file may be shown and saved: no folders before it, nothing unseen in it, and the ending that its
 * content asks for.
 * @param ending without its dot; undefined keeps the name's own
 */
export function safeFileName(name: string, ending?: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = last
    .replace(unseen, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = visible.lastIndexOf('.');
  const stem = dot > 0 ? visible.slice(0, dot) : visible;
  const tail = ending ?? (dot > 0 ? visible.slice(dot + 1) : '');
  const shortened = [...stem].slice(0, longest - tail.length - 1).join('') || 'archivo';
  return tail === '' ? shortened : `${shortened}.${tail}`;
}

/** Each name once, whatever its case: the second becomes `name (2).pdf`. */
export function numberedNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, tail] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++)
      free = `${stem} (${number})${tail}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
