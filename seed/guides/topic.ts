/**
 * A part of a guide. A text is a paragraph, or a heading after `# `; a list contains the steps of a task, and
 * `points` those of no order; a picture is a file of `images/help`.
 */
export type Block =
  | string
  | string[]
  | { points: string[] }
  | { picture: string; alt: string; width: number; height: number }

/** The texts of an entry in one language. */
export interface Words {
  title: string
  subtitle: string
  body: Block[]
}

/** A category with its entries, in Vietnamese and English. */
export interface Topic {
  slug: string
  title: { vi: string; en: string }
  entries: { slug: string; vi: Words; en: Words }[]
}

/** Returns a picture of the app, in the width of a desktop window or of a phone. */
export const shot = (picture: string, alt: string, shape: 'desk' | 'phone' = 'desk'): Block => ({
  picture,
  alt,
  ...(shape === 'desk' ? { width: 1120, height: 640 } : { width: 390, height: 620 }),
})
