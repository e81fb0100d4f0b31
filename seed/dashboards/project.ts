import { onDay } from '#seed/clock.ts'
import { staff } from '#seed/staff.ts'
import type { Measure, Project } from '#src/contract/dashboards.ts'
import { curve, sum } from './curve.ts'

const opened = { 'this-week': [42, 28, 43, 34, 20, 25, 22], 'last-week': [37, 32, 39, 27, 18, 24, 20] }
const closed = { 'this-week': [11, 10, 8, 11, 8, 10, 17], 'last-week': [9, 8, 10, 12, 7, 11, 15] }

type Week = keyof typeof opened

const counts = (week: Week) => ({ 'new-issues': sum(opened[week]), 'closed-issues': sum(closed[week]) })

const issueSeries = (week: Week) => [
  { name: 'New issues', data: opened[week] },
  { name: 'Closed issues', data: closed[week] },
]

const expenses = (name: string, every: number, data: number[]): Measure => ({
  amount: sum(data),
  labels: data.map((_, index) => onDay((index + 1 - data.length) * every)),
  series: [{ name, data }],
})

const budget = (id: string, type: string, total: number, spent: number) => {
  const expensesPercentage = Number(((spent / total) * 100).toFixed(1))
  return {
    id,
    type,
    total,
    expensesAmount: spent,
    expensesPercentage,
    remainingAmount: total - spent,
    remainingPercentage: Number((100 - expensesPercentage).toFixed(1)),
  }
}

const titles: Record<string, [title: string, phone: string]> = {
  huong: ['Cửa hàng trưởng', '0903 418 201'],
  chau: ['Thu mua', '0903 418 207'],
  han: ['Thu ngân', '0903 418 213'],
  long: ['Bán hàng trên mạng', '0903 418 219'],
  anh: ['Kế toán', '0903 418 224'],
  khoa: ['Trưng bày', '0903 418 226'],
  mai: ['Trưởng ca', '0903 418 230'],
  duc: ['Kho và giao hàng', '0903 418 235'],
}

/** In thousands of đồng. */
export const project: Project = {
  githubIssues: {
    overview: {
      'this-week': {
        ...counts('this-week'),
        fixed: 3,
        'wont-fix': 4,
        're-opened': 8,
        'needs-triage': 6,
      },
      'last-week': {
        ...counts('last-week'),
        fixed: 6,
        'wont-fix': 11,
        're-opened': 6,
        'needs-triage': 5,
      },
    },
    labels: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: { 'this-week': issueSeries('this-week'), 'last-week': issueSeries('last-week') },
  },
  taskDistribution: {
    overview: { new: 34, completed: 21 },
    labels: ['Nhập hàng', 'Bán hàng', 'Giao hàng', 'Sổ sách'],
    series: [15, 20, 38, 27],
  },
  schedule: {
    today: [
      { title: 'Họp đầu ca', time: '07:30', location: 'Quầy 1' },
      { title: 'Nhận hàng Hòn Thơm', time: '11:00', location: 'Kho 2' },
      { title: 'Gọi công ty Minh Phát về hộp quà', time: '14:00' },
      { title: 'Thử bảng hiệu mới', time: '16:30', location: 'Mặt tiền' },
      { title: 'Đóng ca, đếm két', time: '21:15', location: 'Quầy 1 và 2' },
    ],
    tomorrow: [
      { title: 'Chụp ảnh hộp mẫu', time: '08:00', location: 'Sân sau' },
      { title: 'Xếp ca tuần 48', time: '10:30' },
      { title: 'Gặp thợ mái hiên', time: '15:00', location: 'Mặt tiền' },
    ],
  },
  budgetDistribution: {
    categories: ['Nhập hàng', 'Nhân công', 'Mặt bằng', 'Giao hàng', 'Quảng bá', 'Điện nước'],
    series: [{ name: 'Ngân sách', data: [42, 24, 14, 9, 6, 5] }],
  },
  weeklyExpenses: expenses('Expenses', 1, curve({ count: 7, seed: 21, from: 2_300, to: 2_600 })),
  monthlyExpenses: expenses('Expenses', 7, curve({ count: 4, seed: 22, from: 16_200, to: 17_600 })),
  yearlyExpenses: expenses('Expenses', 30, curve({ count: 12, seed: 23, from: 61_000, to: 70_500 })),
  budgetDetails: {
    columns: [
      'type',
      'total',
      'expensesAmount',
      'expensesPercentage',
      'remainingAmount',
      'remainingPercentage',
    ],
    rows: [
      budget('budget-1', 'Nhập hàng', 84_000, 52_740),
      budget('budget-2', 'Nhân công', 48_000, 44_100),
      budget('budget-3', 'Mặt bằng', 28_000, 28_000),
      budget('budget-4', 'Giao hàng', 18_000, 7_350),
      budget('budget-5', 'Quảng bá', 12_000, 9_480),
      budget('budget-6', 'Điện nước', 10_000, 4_638),
    ],
  },
  teamMembers: staff.users.map(({ id, name, avatar, email }) => {
    const [title = '', phone = ''] = titles[id] ?? []
    return { id, avatar, name, email, phone, title }
  }),
}
