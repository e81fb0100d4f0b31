/** The same limit as `line` of the contract. */
const MAX_LINE_LENGTH = 1000

type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** A line of a pasted list. `completed` is undefined when the text does not say it. */
export interface PastedLine {
  content: string
  completed?: boolean
}

/** "- ", "• ", "1. ", "2) " */
const bullet = /^(?:[-*+•◦▪‣–]|\d{1,3}[.)])\s+/
/** "[ ] ", "[x] ", "☐ ", "✔ " */
const box = /^(?:\[(?<mark>[ x✓]?)\]|(?<sign>[☐☑☒✓✔✅]))\s+/i

/**
 * The lines that replace the current line of a checklist when a text is pasted into it; `undefined` for a text of one
 * line, which the browser pastes itself. Empty lines and list marks are left out; a ticked box ticks its line.
 */
export function pasteLines(
  { value, selectionStart, selectionEnd }: Field,
  text: string,
): PastedLine[] | undefined {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map(lineOf)
    .filter(({ content }) => content !== '')
  if (lines.length < 2) return undefined
  const before = value.slice(0, selectionStart ?? value.length)
  const after = value.slice(selectionEnd ?? value.length)
  const last = lines.length - 1
  return lines.map(({ content, ...rest }, index) => ({
    ...rest,
    content: `${index === 0 ? before : ''}${content}${index === last ? after : ''}`.slice(0, MAX_LINE_LENGTH),
  }))
}

function lineOf(text: string): PastedLine {
  const words = text.trim().replace(bullet, '')
  const { 0: whole = '', groups = {} } = box.exec(words) ?? {}
  const content = words.slice(whole.length)
  if (whole === '') return { content }
  return { content, completed: groups.sign ? groups.sign !== '☐' : groups.mark?.trim() !== '' }
}
