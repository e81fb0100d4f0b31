/** A part of a line: plain, emphasised, code, or a link. */
export type Inline =
  | { kind: 'plain' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; to: string }

/** A block of a guide. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }

export interface Markdown {
  /** The text of the first heading. */
  title: string
  blocks: Block[]
}

const inline = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<to>[^)]+)\)/g

/** Splits a line into its parts. */
export function readInline(line: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of line.matchAll(inline)) {
    if (match.index > end) parts.push({ kind: 'plain', text: line.slice(end, match.index) })
    const { strong, code, text = '', to = '' } = match.groups ?? {}
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else parts.push({ kind: 'link', text, to })
    end = match.index + match[0].length
  }
  if (end < line.length) parts.push({ kind: 'plain', text: line.slice(end) })
  return parts
}

/**
 * Reads the Markdown of the guides: headings, paragraphs, lists, code between fences, emphasis, code, links. Blocks are
 * separated by empty lines.
 */
export function readMarkdown(markdown: string): Markdown {
  // Between two fences is code, so every second part.
  const blocks = markdown
    .split(/^```.*\n/m)
    .flatMap((part, index): Block[] =>
      index % 2 === 1
        ? [{ kind: 'code', text: part.trimEnd() }]
        : part.split(/\n\s*\n/).flatMap(chunk => (chunk.trim() ? readBlock(chunk.trim()) : [])),
    )
  const [, title = ''] = /^# (.*)$/m.exec(markdown) ?? []
  return { title, blocks: blocks.slice(1) }
}

function readBlock(chunk: string): Block {
  if (chunk.startsWith('## ')) return { kind: 'heading', text: chunk.slice(3) }
  const ordered = chunk.startsWith('1. ')
  if (ordered || chunk.startsWith('- ')) {
    const items = chunk.split(/\n(?=- |\d+\. )/).map(item => joined(item.replace(/^(-|\d+\.) /, '')))
    return { kind: 'list', ordered, items: items.map(readInline) }
  }
  return { kind: 'paragraph', content: readInline(joined(chunk)) }
}

const joined = (lines: string) => lines.replace(/\s*\n\s*/g, ' ')
