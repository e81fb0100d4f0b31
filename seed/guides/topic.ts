export interface Topic {
  slug: string
  title: string
  entries: {
    slug: string
    title: string
    subtitle: string
    /** A text is a paragraph, after `# ` a heading; a list is the steps of a task. */
    body: (string | string[])[]
  }[]
}
