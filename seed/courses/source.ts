import type { Block } from '#seed/guides/topic.ts'

/** The texts of a course in one language. Each step is its title, then its content. */
interface CourseWords {
  title: string
  description: string
  steps: [title: string, ...body: Block[]][]
}

/** A course in Vietnamese and English, with the same steps in both. `minutes` is the time that it takes. */
export interface CourseSource {
  id: string
  category: 'till' | 'goods' | 'safety' | 'customers' | 'outpost'
  minutes: number
  vi: CourseWords
  en: CourseWords
}
