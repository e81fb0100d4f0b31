import type { Request } from '#src/contract/shop/documents/request.ts'
import { minutesAgo, onDay } from './clock.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

interface Entry {
  by: string
  type: Request['type']
  note: string
  /** The age in minutes. */
  age: number
  changes: [field: Request['changes'][number]['field'], before: string, after: string][]
  decided?: { status: 'approved' | 'rejected' | 'withdrawn'; by: string; age: number }
  comments?: [by: string, age: number, text: string][]
}

/** The first seven are those of the messages of `messages.ts`, in the same order. */
const entries: Entry[] = [
  {
    by: 'han',
    type: 'shift',
    note: 'Em xin đổi ca chiều thứ Bảy với chị Mai, chị Mai đã đồng ý.',
    age: 25,
    changes: [
      ['day', '', onDay(3)],
      ['shift', 'Ca chiều: Hân', 'Ca chiều: Mai'],
    ],
  },
  {
    by: 'duc',
    type: 'leave',
    note: 'Em xin nghỉ hai ngày về quê dự đám cưới, kho đã bàn giao cho anh Khoa.',
    age: 50,
    changes: [
      ['from', '', onDay(5)],
      ['to', '', onDay(6)],
    ],
  },
  {
    by: 'chau',
    type: 'overtime',
    note: 'Nhận hàng Hòn Thơm trễ nên em ở lại thêm 1 giờ 30 phút.',
    age: 3 * HOUR_MINUTES,
    changes: [
      ['day', '', onDay(0)],
      ['hours', '0', '1.5'],
    ],
  },
  {
    by: 'khoa',
    type: 'advance',
    note: 'Em xin ứng 2.000.000 ₫, trừ vào kỳ lương tới.',
    age: 7 * HOUR_MINUTES,
    changes: [['amount', '', '2000000']],
    decided: { status: 'approved', by: 'huong', age: 5 * HOUR_MINUTES },
    comments: [['huong', 5 * HOUR_MINUTES, 'Được em. Chiều ghé quầy nhận, nhớ ký phiếu chi.']],
  },
  {
    by: 'anh',
    type: 'expense',
    note: 'Tiền in 500 túi giấy Tết, hoá đơn kèm theo.',
    age: DAY_MINUTES + 2 * HOUR_MINUTES,
    changes: [
      ['item', '', '500 túi giấy Tết'],
      ['amount', '', '1850000'],
    ],
    comments: [
      ['huong', DAY_MINUTES + HOUR_MINUTES, 'Hoá đơn xuất tên cửa hàng chưa em?'],
      ['anh', DAY_MINUTES, 'Dạ rồi chị, em để ở quầy 1.'],
    ],
  },
  {
    by: 'mai',
    type: 'late',
    note: 'Sáng mai em đưa bé đi tiêm, xin vào ca lúc 09:00.',
    age: 2 * DAY_MINUTES,
    changes: [
      ['day', '', onDay(-1)],
      ['time', '07:00', '09:00'],
    ],
    decided: { status: 'approved', by: 'huong', age: 2 * DAY_MINUTES - 20 },
  },
  {
    by: 'long',
    type: 'purchase',
    note: 'Máy in tem ở quầy 2 hay kẹt giấy, em xin thay máy mới.',
    age: 4 * DAY_MINUTES,
    changes: [
      ['item', 'Máy in tem cũ, mua năm 2022', 'Máy in tem khổ 40 mm'],
      ['amount', '', '2450000'],
    ],
    decided: { status: 'rejected', by: 'huong', age: 3 * DAY_MINUTES },
    comments: [['huong', 3 * DAY_MINUTES, 'Máy còn bảo hành, em gọi hãng thay đầu in trước nhé.']],
  },
  {
    by: 'truc',
    type: 'price',
    note: 'Cửa hàng bên cạnh bán 52.000 ₫, khách hỏi hoài.',
    age: 6 * DAY_MINUTES,
    changes: [
      ['item', 'Trà sen Hòn Thơm', 'Trà sen Hòn Thơm'],
      ['price', '58000', '54000'],
    ],
    decided: { status: 'approved', by: 'huong', age: 5 * DAY_MINUTES },
    comments: [['huong', 5 * DAY_MINUTES, 'Đổi từ thứ Hai, em dán lại bảng giá.']],
  },
  {
    by: 'han',
    type: 'leave',
    note: 'Em xin nghỉ một ngày đi khám răng.',
    age: 9 * DAY_MINUTES,
    changes: [
      ['from', '', onDay(-7)],
      ['to', '', onDay(-7)],
    ],
    decided: { status: 'withdrawn', by: 'han', age: 8 * DAY_MINUTES },
  },
]

function requestOf({ by, type, note, age, changes, decided, comments = [] }: Entry, index: number): Request {
  const id = `request-${index + 1}`
  const at = minutesAgo(age)
  return {
    id,
    code: `DN-0-${String(index + 1).padStart(3, '0')}`,
    at,
    by,
    device: '0',
    version: 1 + comments.length + (decided ? 1 : 0),
    note,
    stamps: [
      { state: 'pending', by, at },
      ...(decided ? [{ state: decided.status, by: decided.by, at: minutesAgo(decided.age) }] : []),
    ],
    kind: 'request',
    status: decided?.status ?? 'pending',
    type,
    changes: changes.map(([field, before, after]) => ({ field, before, after })),
    comments: comments.map(([author, old, text], place) => ({
      id: `${id}-comment-${place + 1}`,
      by: author,
      at: minutesAgo(old),
      text,
    })),
  }
}

/** Requests of employees: those of the messages, and some that were decided before. */
export const requests = { shopDocuments: entries.map(requestOf) }
