export interface Topic {
  slug: string
  title: string
  entries: {
    slug: string
    title: string
    subtitle: string
    /** A text is a paragraph, or a heading after `# `; a list contains the steps of a task. */
    body: (string | string[])[]
  }[]
}
