import * as v from 'valibot'

const text = v.string()
const number = v.number()
const DateTime = v.pipe(text, v.isoTimestamp())
const numbers = v.array(number)
const texts = v.array(text)

/** A measure over time. */
export type PointSeries = v.InferOutput<typeof PointSeries>
export const PointSeries = v.object({
  name: text,
  data: v.array(v.object({ x: DateTime, y: number })),
})

/** A measure by label. */
export type ValueSeries = v.InferOutput<typeof ValueSeries>
export const ValueSeries = v.object({ name: text, data: numbers })

/** A figure and its history: each label is the first day of a period, with one value in each series. */
export type Measure = v.InferOutput<typeof Measure>
export const Measure = v.object({ amount: number, labels: v.array(DateTime), series: v.array(ValueSeries) })

/** Shares in per cent, one for each label. */
export type Split = v.InferOutput<typeof Split>
export const Split = v.object({ uniqueVisitors: number, series: numbers, labels: texts })

export type Analytics = v.InferOutput<typeof Analytics>
export const Analytics = v.object({
  visitors: v.object({
    series: v.object({ 'this-year': v.array(PointSeries), 'last-year': v.array(PointSeries) }),
  }),
  /** By week; the amounts cover the last four weeks. */
  conversions: Measure,
  impressions: Measure,
  visits: Measure,
  visitorsVsPageViews: v.object({
    overallScore: number,
    averageRatio: number,
    predictedRatio: number,
    series: v.array(PointSeries),
  }),
  newVsReturning: Split,
  gender: Split,
  age: Split,
  language: Split,
})

/** The change in per cent, and its direction. */
const Trend = v.object({ dir: v.picklist(['up', 'down']), amount: number })
const ByCoin = v.object({ btc: number, eth: number, bch: number, xrp: number })

/** The coins that have a wallet. */
export const coins = ['btc', 'eth', 'bch', 'xrp'] as const
export type Coin = (typeof coins)[number]

/** Amounts in US dollars, wallets in coins. */
export type Crypto = v.InferOutput<typeof Crypto>
export const Crypto = v.object({
  btc: v.object({
    amount: number,
    trend: Trend,
    marketCap: number,
    volume: number,
    supply: number,
    allTimeHigh: number,
    price: v.object({ series: v.array(PointSeries) }),
  }),
  prices: ByCoin,
  wallets: ByCoin,
  /** Beyond the specification: the dollars with which coins are bought. */
  cash: v.optional(number),
  watchlist: v.array(
    v.object({ title: text, iso: text, amount: number, trend: Trend, series: v.array(PointSeries) }),
  ),
})

/** A purchase or a sale of coins at the price of the moment. */
export type Trade = v.InferOutput<typeof Trade>
export const Trade = v.object({
  coin: v.picklist(coins),
  side: v.picklist(['buy', 'sell']),
  /** In coins; eight decimals count. */
  amount: v.pipe(number, v.finite(), v.minValue(0.000_000_01), v.maxValue(1_000_000_000)),
})

/** The wallets after a trade, its price, and its total in US dollars. */
export type TradeResult = v.InferOutput<typeof TradeResult>
export const TradeResult = v.object({ wallets: ByCoin, cash: number, price: number, total: number })

const Statement = v.object({
  status: v.picklist(['paid', 'pending']),
  date: DateTime,
  limit: number,
  spent: number,
  minimum: number,
})

/** Amounts in thousands of đồng. */
export type Finance = v.InferOutput<typeof Finance>
export const Finance = v.object({
  accountBalance: v.object({ growRate: number, ami: number, series: v.array(PointSeries) }),
  budget: v.object({
    expenses: number,
    expensesLimit: number,
    savings: number,
    savingsGoal: number,
    bills: number,
    billsLimit: number,
  }),
  previousStatement: Statement,
  currentStatement: Statement,
  recentTransactions: v.array(
    v.object({
      id: text,
      transactionId: text,
      name: text,
      amount: number,
      status: v.picklist(['completed', 'pending']),
      date: DateTime,
    }),
  ),
})

const issueCounts = ['new-issues', 'closed-issues', 'fixed', 'wont-fix', 're-opened', 'needs-triage'] as const
const IssueCounts = v.object(v.entriesFromList(issueCounts, number))
const Appointments = v.array(v.object({ title: text, time: text, location: v.optional(text) }))

/** A project whose figures the project dashboard can show. */
export type ProjectName = v.InferOutput<typeof ProjectName>
export const ProjectName = v.object({ id: text, name: text })

/** Amounts in thousands of đồng; times in `schedule` are times of day, `09:30`. */
export type Project = v.InferOutput<typeof Project>
export const Project = v.object({
  /** Beyond the specification: all projects. */
  projects: v.optional(v.array(ProjectName)),
  githubIssues: v.object({
    overview: v.object({ 'this-week': IssueCounts, 'last-week': IssueCounts }),
    /** Weekdays, Monday first. */
    labels: texts,
    series: v.object({ 'this-week': v.array(ValueSeries), 'last-week': v.array(ValueSeries) }),
  }),
  taskDistribution: v.object({
    overview: v.object({ new: number, completed: number }),
    labels: texts,
    series: numbers,
  }),
  schedule: v.object({ today: Appointments, tomorrow: Appointments }),
  budgetDistribution: v.object({ categories: texts, series: v.array(ValueSeries) }),
  /** A week by day, a month by week, a year by month. */
  weeklyExpenses: Measure,
  monthlyExpenses: Measure,
  yearlyExpenses: Measure,
  budgetDetails: v.object({
    columns: texts,
    rows: v.array(
      v.object({
        id: text,
        type: text,
        total: number,
        expensesAmount: number,
        expensesPercentage: number,
        remainingAmount: number,
        remainingPercentage: number,
      }),
    ),
  }),
  teamMembers: v.array(
    v.object({ id: text, avatar: v.nullable(text), name: text, email: text, phone: text, title: text }),
  ),
})
