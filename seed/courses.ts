import type { Catalogue, CourseText } from '#src/contract/courses.ts'
import { closingTheDay } from './courses/closing-the-day.ts'
import { complaints } from './courses/complaints.ts'
import { countingStock } from './courses/counting-stock.ts'
import { customerService } from './courses/customer-service.ts'
import { firstWeek } from './courses/first-week.ts'
import { foodSafety } from './courses/food-safety.ts'
import { openingTheTill } from './courses/opening-the-till.ts'
import { receivingGoods } from './courses/receiving-goods.ts'
import { safeWork } from './courses/safe-work.ts'
import type { CourseSource } from './courses/source.ts'
import { workingOffline } from './courses/working-offline.ts'
import { htmlOf } from './guides/html-of.ts'

type Language = 'vi' | 'en'

const categories: Record<CourseSource['category'], Record<Language, string>> = {
  outpost: { vi: 'Dùng Outpost', en: 'Using Outpost' },
  till: { vi: 'Quầy thu ngân', en: 'The till' },
  goods: { vi: 'Hàng hoá', en: 'Goods' },
  customers: { vi: 'Khách hàng', en: 'Customers' },
  safety: { vi: 'An toàn', en: 'Safety' },
}

/** In the order of the list. */
const sources: CourseSource[] = [
  firstWeek,
  openingTheTill,
  receivingGoods,
  customerService,
  foodSafety,
  workingOffline,
  countingStock,
  closingTheDay,
  complaints,
  safeWork,
]

const courseText = (source: CourseSource, language: Language): CourseText => {
  const { id, category, minutes } = source
  const { title, description, steps } = source[language]
  return {
    id,
    categoryId: category,
    title,
    description,
    minutes,
    steps: steps.map(([name, ...body]) => ({ title: name, content: htmlOf(body) })),
  }
}

const catalogue = (language: Language): Catalogue => ({
  categories: Object.entries(categories).map(([id, title]) => ({ id, title: title[language] })),
  courses: sources.map(source => courseText(source, language)),
})

/** Courses for the shop's staff, by language. The worker reads them from a file of the build. */
export const courses = { vi: catalogue('vi'), en: catalogue('en') }
