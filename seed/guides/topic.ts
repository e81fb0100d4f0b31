/** A text is a paragraph, or a heading after `# `; a list contains the steps of a task; a picture is a file of `images/help`. */
export type Block = string | string[] | { picture: string; alt: string; width: number; height: number }

export interface Words {
  title: string
  subtitle: string
  body: Block[]
}

/** In the language of the shop and in English. */
export interface Topic {
  slug: string
  title: { vi: string; en: string }
  entries: { slug: string; vi: Words; en: Words }[]
}

/** A picture of the app, as wide as a desk shows it or a phone. */
export const shot = (picture: string, alt: string, shape: 'desk' | 'phone' = 'desk'): Block => ({
  picture,
  alt,
  ...(shape === 'desk' ? { width: 1120, height: 640 } : { width: 390, height: 620 }),
})
