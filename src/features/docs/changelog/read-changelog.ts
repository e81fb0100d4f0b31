/** A change: where it is, and what it is. */
export interface Change {
  /** The part before the colon; empty if there is none. */
  area: string
  text: string
}

export interface Release {
  title: string
  changes: Change[]
}

/** Reads a changelog: `## ` begins a release, `- ` a change, an indented line continues it. */
export function readChangelog(markdown: string): Release[] {
  const releases: Release[] = []
  const lines: string[][] = []
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) {
      releases.push({ title: line.slice(3).trim(), changes: [] })
      lines.push([])
    } else if (line.startsWith('- ')) lines.at(-1)?.push(line.slice(2).trim())
    else if (line.trim() && line.startsWith('  ')) append(lines.at(-1), line.trim())
  }
  return releases.map((release, index) => ({ ...release, changes: (lines[index] ?? []).map(toChange) }))
}

function append(lines: string[] | undefined, text: string) {
  const before = lines?.pop()
  if (before !== undefined) lines?.push(`${before} ${text}`)
}

/** The area is one to four words before the first colon. */
function toChange(line: string): Change {
  const [, area = '', text = line] = /^((?:[^\s:]+ ?){1,4}): (.*)$/.exec(line) ?? []
  return { area: area.trim(), text }
}
