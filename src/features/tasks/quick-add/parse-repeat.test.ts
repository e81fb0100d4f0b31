import { describe, expect, it } from 'vitest'
import { parseTask } from './parse-task.ts'

/** A Saturday, 10:24. */
const now = new Date(2026, 10, 21, 10, 24)
const local = (iso: string | null) => {
  const date = new Date(iso ?? 0)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  return time === '00:00' ? day : `${day} ${time}`
}
const read = (text: string) => {
  const { title, repeat, dueDate } = parseTask(text, now)
  return [title, repeat, dueDate && local(dueDate)]
}

describe('a repetition', () => {
  it.each([
    ['mỗi ngày', 'daily', '2026-11-21'],
    ['hằng ngày', 'daily', '2026-11-21'],
    ['hàng ngày', 'daily', '2026-11-21'],
    ['hằng ngày lúc 9h', 'daily', '2026-11-22 09:00'],
    ['mỗi ngày 11h', 'daily', '2026-11-21 11:00'],
    ['mỗi sáng', 'daily', '2026-11-22 08:00'],
    ['mỗi tối 8h', 'daily', '2026-11-21 20:00'],
    ['mỗi 3 ngày', 'FREQ=DAILY;INTERVAL=3', '2026-11-21'],
    ['cứ 2 ngày', 'FREQ=DAILY;INTERVAL=2', '2026-11-21'],
    ['2 ngày một lần', 'FREQ=DAILY;INTERVAL=2', '2026-11-21'],
    ['hai ngày 1 lần', 'FREQ=DAILY;INTERVAL=2', '2026-11-21'],
    ['cách ngày', 'FREQ=DAILY;INTERVAL=2', '2026-11-21'],
    ['mỗi ngày làm việc', 'weekdays', '2026-11-23'],
    ['các ngày thường', 'weekdays', '2026-11-23'],
    ['mỗi cuối tuần', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-21'],
    ['mỗi tuần', 'weekly', '2026-11-21'],
    ['hằng tuần', 'weekly', '2026-11-21'],
    ['mỗi thứ 2', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23'],
    ['mỗi thứ hai', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23'],
    ['mỗi t2', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23'],
    ['mỗi chủ nhật', 'FREQ=WEEKLY;BYDAY=SU', '2026-11-22'],
    ['mỗi thứ bảy', 'FREQ=WEEKLY;BYDAY=SA', '2026-11-21'],
    ['mỗi sáng thứ 2', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23 08:00'],
    ['mỗi thứ 2 và thứ 5', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-23'],
    ['mỗi thứ 2, 4, 6', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-23'],
    ['thứ ba, thứ năm hằng tuần', 'FREQ=WEEKLY;BYDAY=TU,TH', '2026-11-24'],
    ['thứ sáu hàng tuần 17h', 'FREQ=WEEKLY;BYDAY=FR', '2026-11-27 17:00'],
    ['mỗi 2 tuần', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-21'],
    ['2 tuần một lần vào thứ sáu', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-27'],
    ['thứ sáu mỗi 2 tuần', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-27'],
    ['mỗi tháng', 'monthly', '2026-11-21'],
    ['ngày 5 hằng tháng', 'monthly', '2026-12-05'],
    ['mỗi tháng vào ngày 25', 'monthly', '2026-11-25'],
    ['cuối mỗi tháng', 'FREQ=MONTHLY;BYMONTHDAY=31', '2026-11-30'],
    ['mỗi 3 tháng', 'FREQ=MONTHLY;INTERVAL=3', '2026-11-21'],
    ['mỗi năm', 'FREQ=YEARLY', '2026-11-21'],
    ['20/11 hằng năm', 'FREQ=YEARLY', '2027-11-20'],
    ['mai mỗi ngày 9h', 'daily', '2026-11-22 09:00'],

    ['every day', 'daily', '2026-11-21'],
    ['daily', 'daily', '2026-11-21'],
    ['daily at 9am', 'daily', '2026-11-22 09:00'],
    ['every morning', 'daily', '2026-11-22 08:00'],
    ['every 3 days', 'FREQ=DAILY;INTERVAL=3', '2026-11-21'],
    ['every other day', 'FREQ=DAILY;INTERVAL=2', '2026-11-21'],
    ['every weekday', 'weekdays', '2026-11-23'],
    ['on weekdays at 8am', 'weekdays', '2026-11-23 08:00'],
    ['every weekend', 'FREQ=WEEKLY;BYDAY=SA,SU', '2026-11-21'],
    ['every week', 'weekly', '2026-11-21'],
    ['weekly', 'weekly', '2026-11-21'],
    ['every Monday', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23'],
    ['every mon', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23'],
    ['every thu', 'FREQ=WEEKLY;BYDAY=TH', '2026-11-26'],
    ['every monday morning', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23 08:00'],
    ['every tuesday and friday 5pm', 'FREQ=WEEKLY;BYDAY=TU,FR', '2026-11-24 17:00'],
    ['every mon, wed, and fri', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', '2026-11-23'],
    ['every 2 weeks', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-21'],
    ['every two weeks on friday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-27'],
    ['every other week', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-21'],
    ['every other friday', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-27'],
    ['every 2 weeks next friday', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-27'],
    ['every month', 'monthly', '2026-11-21'],
    ['every month on the 5th', 'monthly', '2026-12-05'],
    ['on the 25th of every month', 'monthly', '2026-11-25'],
    ['every month on the 31st', 'FREQ=MONTHLY;BYMONTHDAY=31', '2026-11-30'],
    ['at the end of each month', 'FREQ=MONTHLY;BYMONTHDAY=31', '2026-11-30'],
    ['every 3 months', 'FREQ=MONTHLY;INTERVAL=3', '2026-11-21'],
    ['every year', 'FREQ=YEARLY', '2026-11-21'],
    ['yearly on 20/11', 'FREQ=YEARLY', '2027-11-20'],
  ])('is read from “%s”', (words, rule, due) => {
    expect(read(`kiểm kho ${words}`)).toEqual(['kiểm kho', rule, due])
  })

  it.each([
    ['mỗi ngày đến 30/6', 'FREQ=DAILY;UNTIL=20270630'],
    ['mỗi thứ 2 đến hết tháng 6', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270630'],
    ['hằng tuần đến tháng 2 năm 2028', 'FREQ=WEEKLY;UNTIL=20280229'],
    ['hằng tuần đến cuối năm', 'FREQ=WEEKLY;UNTIL=20261231'],
    ['mỗi ngày trong 5 lần', 'FREQ=DAILY;COUNT=5'],
    ['mỗi thứ 2, 10 lần', 'FREQ=WEEKLY;BYDAY=MO;COUNT=10'],
    ['mỗi ngày trong 2 tuần', 'FREQ=DAILY;UNTIL=20261205'],
    ['every 2 weeks until June', 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270630'],
    ['every 2 weeks until end of june 2028', 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20280630'],
    ['every day until December 15', 'FREQ=DAILY;UNTIL=20261215'],
    ['every day until 15th of December', 'FREQ=DAILY;UNTIL=20261215'],
    ['every day till 24/12', 'FREQ=DAILY;UNTIL=20261224'],
    ['every day until 2027-01-31', 'FREQ=DAILY;UNTIL=20270131'],
    ['every monday for 8 times', 'FREQ=WEEKLY;BYDAY=MO;COUNT=8'],
    ['every monday 8 times', 'FREQ=WEEKLY;BYDAY=MO;COUNT=8'],
    ['every day for 2 weeks', 'FREQ=DAILY;UNTIL=20261205'],
  ])('ends: %s', (words, rule) =>
    expect(read(`họp ${words}`).slice(0, 2)).toEqual([expect.stringMatching(/^họp,?$/), rule]),
  )

  it('is recognised without accents when the text has none', () => {
    expect(read('kiem kho moi thu 2 den het thang 6')).toEqual([
      'kiem kho',
      'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270630',
      '2026-11-23',
    ])
    expect(read('bao cao hang ngay')).toEqual(['bao cao', 'daily', '2026-11-21'])
    expect(read('tuoi cay moi thu bay va chu nhat')[1]).toBe('FREQ=WEEKLY;BYDAY=SA,SU')
  })

  it.each([
    ['giao hàng ngày mai', 'giao hàng', '2026-11-22'],
    ['nhập hàng tuần sau', 'nhập hàng', '2026-11-23'],
    ['giao hang ngay mai', 'giao hang', '2026-11-22'],
    ['kiểm hàng ngày 5/12', 'kiểm hàng', '2026-12-05'],
  ])('is not read from goods: %s', (text, title, due) => expect(read(text)).toEqual([title, null, due]))

  it.each([
    'write the weekly report',
    'prepare daily specials',
    'mua 3 lần',
    'chia đều mỗi người 2 phần',
    'đến tháng 6',
    'call every supplier',
    'mỗi thùng 24 chai',
    'every 0 days',
  ])('is not read from “%s”', text => expect(parseTask(text, now).repeat).toBeNull())

  it('is marked in the text, with its end', () => {
    const text = 'Họp every 2 weeks until June ở kho'
    const { parts } = parseTask(text, now)
    expect(parts.filter(({ kind }) => kind === 'repeat').map(part => part.text)).toEqual([
      'every 2 weeks',
      'until June',
    ])
    expect(parts.map(part => part.text).join('')).toBe(text)
  })
})

describe('a person', () => {
  const people = [
    { id: 'khoa', name: 'Trần Đăng Khoa' },
    { id: 'chau', name: 'Lê Minh Châu' },
    { id: 'minh', name: 'Nguyễn Văn Minh' },
    { id: 'chaupham', name: 'Châu Phạm' },
  ]
  const team = { people, me: 'khoa' }
  const assigned = (text: string) => {
    const { title, assignedTo } = parseTask(text, now, { team })
    return [title, assignedTo]
  }

  it.each([
    ['gọi nhà cung cấp @Châu', 'gọi nhà cung cấp', 'chau'],
    ['@chau gọi nhà cung cấp', 'gọi nhà cung cấp', 'chau'],
    ['@Minh Châu gọi nhà cung cấp', 'gọi nhà cung cấp', 'chau'],
    ['call @le minh chau tomorrow', 'call', 'chau'],
    ['call @Minh_Chau', 'call', 'chau'],
    ['call @minh', 'call', 'minh'],
    ['call @CHÂU PHẠM', 'call', 'chaupham'],
    ['call @me', 'call', 'khoa'],
    ['gọi @tôi', 'gọi', 'khoa'],
    ['gọi @Châu @Khoa', 'gọi @Châu', 'khoa'],
  ])('is read from “%s”', (text, title, id) => expect(assigned(text)).toEqual([title, id]))

  it.each(['gửi chau@shop.vn', 'hỏi @ai', 'nhắn @', 'hỏi @Ch'])('is not read from “%s”', text =>
    expect(assigned(text)).toEqual([text, null]),
  )
})

describe('parts that the user wants as words', () => {
  const ignoring = (text: string, ...ignored: string[]) => parseTask(text, now, { ignored })

  it('stay in the title', () => {
    expect(ignoring('họp mỗi thứ 2 !cao', 'mỗi thứ 2')).toMatchObject({
      title: 'họp mỗi thứ 2',
      repeat: null,
      dueDate: null,
      priority: 0,
    })
    expect(ignoring('họp mai 9h #gấp', 'mai 9h', '#gấp')).toMatchObject({
      title: 'họp mai 9h #gấp',
      dueDate: null,
      tags: [],
      parts: [{ text: 'họp mai 9h #gấp' }],
    })
  })

  it('do not change the other parts', () => {
    expect(ignoring('họp mai mỗi ngày', 'mai')).toMatchObject({ title: 'họp mai', repeat: 'daily' })
  })
})
