/** The same limit as `line` of the contract. */
const MAX_LINE_LENGTH = 1000

type Field = Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>

/**
 * The lines that replace the current line of a checklist when a text is pasted into it; `undefined` for a text of one
 * line, which the browser pastes itself. Empty lines and list marks ("- ", "• ", "[x] ") are left out.
 */
export function pasteLines({ value, selectionStart, selectionEnd }: Field, text: string) {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map(line =>
      line
        .trim()
        .replace(/^[-*•]\s+/, '')
        .replace(/^\[[ x]?\]\s+/i, ''),
    )
    .filter(Boolean)
  if (lines.length < 2) return undefined
  const before = value.slice(0, selectionStart ?? value.length)
  const after = value.slice(selectionEnd ?? value.length)
  return lines
    .with(0, before + lines[0])
    .map((line, index) => (index === lines.length - 1 ? line + after : line).slice(0, MAX_LINE_LENGTH))
}
