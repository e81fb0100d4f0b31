import { minutesAgo, onDay } from '#seed/clock.ts'
import type { Finance } from '#src/contract/dashboards.ts'
import { curve } from './curve.ts'

const weeks = 52
/** The forecast continues for this number of weeks. */
const ahead = 4

const byWeek = (values: number[]) => values.map((y, index) => ({ x: onDay((index - weeks) * 7), y }))

type Transaction = Finance['recentTransactions'][number]

const transaction = (
  number: number,
  name: string,
  amount: number,
  date: string,
  status: Transaction['status'] = 'completed',
): Transaction => ({
  id: `transaction-${number}`,
  transactionId: `GD-${28_400 + number}`,
  name,
  amount,
  status,
  date,
})

/** In thousands of đồng. spec: limits 20000, 250000, 1000 and 34500 */
export const finance: Finance = {
  accountBalance: {
    growRate: 38.33,
    ami: 45_332,
    series: [
      {
        name: 'Predicted',
        data: byWeek(curve({ count: weeks + 1 + ahead, seed: 5, from: 48_000, to: 71_000, noise: 0.01 })),
      },
      {
        name: 'Actual',
        data: byWeek(curve({ count: weeks + 1, seed: 6, from: 46_500, to: 67_400, noise: 0.03 })),
      },
    ],
  },
  budget: {
    expenses: 11_763,
    expensesLimit: 20_000,
    savings: 180_974,
    savingsGoal: 250_000,
    bills: 789,
    billsLimit: 1_000,
  },
  previousStatement: { status: 'paid', date: onDay(-32), limit: 34_500, spent: 27_221, minimum: 7_331 },
  currentStatement: { status: 'pending', date: onDay(-2), limit: 34_500, spent: 21_480, minimum: 5_960 },
  recentTransactions: [
    transaction(12, 'Nước mắm Hòn Thơm', -20_520, minutesAgo(45), 'pending'),
    transaction(11, 'Bán trong ngày, quầy 1', 9_846, onDay(-1, '21:10')),
    transaction(10, 'Bán trong ngày, quầy 2', 7_215, onDay(-1, '21:05')),
    transaction(9, 'Công ty Minh Phát đặt cọc', 14_700, onDay(-1, '15:32')),
    transaction(8, 'Điện lực Gò Vấp', -4_126, onDay(-2, '09:18')),
    transaction(7, 'Trà sen Tây Hồ', -7_080, onDay(-3, '10:44')),
    transaction(6, 'Bán trong ngày, quầy 1', 8_930, onDay(-4, '21:12')),
    transaction(5, 'Thuê xe tải 1 tấn', -3_600, onDay(-4, '08:05'), 'pending'),
    transaction(4, 'Hoàn tiền khách Lê Thị Ngân', -245, onDay(-5, '17:40')),
    transaction(3, 'Cà phê Cầu Đất', -11_920, onDay(-6, '11:26')),
  ],
}
