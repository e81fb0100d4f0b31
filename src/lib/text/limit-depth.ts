/** No mail or note needs more levels, and a browser can lay out this number quickly. */
const MAX_DEPTH = 100

/** Without the lookahead, a long name that is never closed would be read again for each of its letters. */
const TAG = /<(\/?)([a-z][a-z0-9-]*)(?![a-z0-9-])[^<>]*>/gi

/** Elements that add no level: they have no content, or they end where the next one begins. */
const FLAT = new Set(
  'area base br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
)

/**
 * Returns HTML without the tags that are nested deeper than 100 elements; their text stays. A browser needs seconds to
 * lay out 20,000 levels. It reads each letter once.
 */
export function limitDepth(html: string): string {
  let depth = 0
  return html.replace(TAG, (tag, slash: string, name: string) => {
    const isFlat = FLAT.has(name.toLowerCase())
    if (!isFlat && !slash) depth++
    const isTooDeep = depth > MAX_DEPTH
    if (!isFlat && slash) depth = Math.max(depth - 1, 0)
    return isTooDeep ? '' : tag
  })
}
