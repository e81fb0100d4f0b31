import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual'

/**
 * Reports the offset of a list at each scroll event, and 150 ms after the last one that scrolling has ended. The library
 * would read the offset at the end again: after a jump in this moment, it would ignore the scroll event of the jump and
 * render the rows some frames later.
 */
export function observeOffset<Scroller extends Element>(
  instance: Virtualizer<Scroller, Element>,
  report: (offset: number, isScrolling: boolean) => void,
) {
  let last = 0
  return observeElementOffset(instance, (offset, isScrolling) => {
    if (isScrolling) last = offset
    report(last, isScrolling)
  })
}
