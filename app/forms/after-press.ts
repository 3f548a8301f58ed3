const waiting: (() => void)[] = [];
let isPressed = false;

/**
 * Does what leaving a field shows, once the press that left it is over: a line that appears meanwhile would move the
 * pressed button away, and its click would miss.
 */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

function begin() {
  isPressed = true;
}

/** A browser clicks in the same turn in which the press ends. */
function end() {
  if (!isPressed) return;
  isPressed = false;
  setTimeout(() => {
    for (const work of waiting.splice(0)) work();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', begin, true);
  // A key ends a press whose end the page was not told, as under a menu of the browser.
  for (const over of ['mouseup', 'dragend', 'keydown']) document.addEventListener(over, end, true);
}
