/** Tokens as the theme declares them: a token has a `value`, everything else is a group of tokens. */
export interface TokenTree {
  [name: string]: TokenTree | { value: unknown }
}

/** Returns the names of all tokens of a tree: `accent.50`, `accent.solid`. */
export const leafNames = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, node]) => {
    const own = path ? `${path}.${name}` : name
    if (typeof node !== 'object' || node === null) return []
    return 'value' in node ? own : leafNames(node, own)
  })
