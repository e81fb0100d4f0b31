/** A part of a line of code, with the colour that it is shown in. */
export interface CodeToken {
  kind: 'plain' | 'comment' | 'string' | 'keyword' | 'name'
  text: string
}

const keywords =
  'as|async|await|break|case|catch|class|const|continue|default|else|export|extends|false|finally|for|from|function|if|' +
  'import|in|interface|let|new|null|of|return|satisfies|static|switch|throw|true|try|type|typeof|undefined|void|while'

const patterns = [
  ['comment', '/\\*[\\s\\S]*?\\*/|(?<!:)//[^\\n]*'],
  ['string', '\'(?:[^\'\\\\\\n]|\\\\.)*\'|"(?:[^"\\\\\\n]|\\\\.)*"|`(?:[^`\\\\]|\\\\.)*`'],
  ['keyword', `(?<![\\w$.-])(?:${keywords})(?![\\w$:-])`],
  // A component or a type: the names that begin with a capital letter.
  ['name', '(?<![\\w$])[A-Z][\\w$]*'],
] as const

const token = new RegExp(patterns.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join('|'), 'g')

/** Splits TypeScript with JSX into parts to colour. The texts of all parts together are the code itself. */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = []
  let end = 0
  for (const match of code.matchAll(token)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    const [kind] = patterns.find(([name]) => match.groups?.[name] !== undefined) ?? ['plain']
    tokens.push({ kind, text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}
