/** The maximum of results in a group of the global search; with so many there may be more. */
const MAX_RESULTS = 100

/** Returns the address of a screen whose parameter `q` searches for a text. */
export const searchLink = (screen: string, text: string) => `${screen}?q=${encodeURIComponent(text)}`

/** Returns the number of results as text: "100+" when there may be more. */
export const countText = (count: number) => (count < MAX_RESULTS ? String(count) : `${MAX_RESULTS}+`)
