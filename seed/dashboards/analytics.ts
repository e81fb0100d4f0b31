import { onDay } from '#seed/clock.ts'
import type { Analytics, Measure, PointSeries } from '#src/contract/dashboards.ts'
import { curve, sum } from './curve.ts'

const daily = (name: string, values: number[], every: number, until = 0): PointSeries => ({
  name,
  data: values.map((y, index) => ({ x: onDay(until - (values.length - 1 - index) * every), y })),
})

const weekly = (name: string, data: number[]): Measure => ({
  amount: sum(data.slice(-4)),
  labels: data.map((_, index) => onDay((index + 1 - data.length) * 7 - 6)),
  series: [{ name, data }],
})

const split = (shares: Record<string, number>) => ({
  uniqueVisitors: 46_085,
  series: Object.values(shares),
  labels: Object.keys(shares),
})

/** spec: a point every 3 days over 12 months, two years; 65 days of page views and visitors; weekly buckets */
export const analytics: Analytics = {
  visitors: {
    series: {
      'this-year': [daily('Visitors', curve({ count: 122, seed: 31, from: 640, to: 1284, waves: 2.3 }), 3)],
      'last-year': [
        daily('Visitors', curve({ count: 122, seed: 17, from: 560, to: 1010, waves: 2.3 }), 3, -365),
      ],
    },
  },
  conversions: weekly('Conversions', curve({ count: 8, seed: 3, from: 990, to: 1040, swing: 0.06 })),
  impressions: weekly('Impressions', curve({ count: 8, seed: 8, from: 12_100, to: 11_400, swing: 0.1 })),
  visits: weekly('Visits', curve({ count: 8, seed: 12, from: 15_200, to: 15_700, swing: 0.07 })),
  visitorsVsPageViews: {
    overallScore: 472,
    averageRatio: 45,
    predictedRatio: 55,
    series: [
      daily('Page views', curve({ count: 65, seed: 41, from: 4_300, to: 5_400, swing: 0.12, waves: 9 }), 1),
      daily('Visitors', curve({ count: 65, seed: 43, from: 1_700, to: 2_300, swing: 0.14, waves: 9 }), 1),
    ],
  },
  newVsReturning: split({ New: 80, Returning: 20 }),
  gender: split({ Female: 62, Male: 31, 'Not said': 7 }),
  age: split({ 'Under 30': 35, '30 to 44': 41, '45 and over': 24 }),
  language: split({ 'Tiếng Việt': 84, English: 11, Others: 5 }),
}
