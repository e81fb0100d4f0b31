import { describe, expect, it } from 'vitest'
import { parseTask } from './parse-task.ts'

/** A Saturday, 10:24. */
const now = new Date(2026, 10, 21, 10, 24)
const local = (iso: string | null) => {
  if (!iso) return null
  const date = new Date(iso)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`
  return time === '00:00' ? day : `${day} ${time}`
}
const read = (text: string) => {
  const { title, dueDate } = parseTask(text, now)
  return [title, local(dueDate)]
}

it('a whole line is parsed in Vietnamese and in English', () => {
  expect(parseTask('gọi Lan mai 9h !cao #gấp', now)).toMatchObject({
    title: 'gọi Lan',
    dueDate: new Date(2026, 10, 22, 9).toISOString(),
    priority: 0,
    tags: ['gấp'],
  })
  expect(parseTask('call Lan tomorrow 9am !high #urgent', now)).toMatchObject({
    title: 'call Lan',
    dueDate: new Date(2026, 10, 22, 9).toISOString(),
    priority: 0,
    tags: ['urgent'],
  })
})

it('plain words stay in the title', () => {
  expect(parseTask('Đếm 24 thùng 500 ml', now)).toEqual({
    title: 'Đếm 24 thùng 500 ml',
    dueDate: null,
    priority: 1,
    repeat: null,
    assignedTo: null,
    tags: [],
    parts: [{ text: 'Đếm 24 thùng 500 ml' }],
  })
  expect(parseTask('', now)).toMatchObject({ title: '', parts: [] })
})

describe('days', () => {
  it.each([
    ['hôm nay', '2026-11-21'],
    ['today', '2026-11-21'],
    ['mai', '2026-11-22'],
    ['ngày mai', '2026-11-22'],
    ['tomorrow', '2026-11-22'],
    ['mốt', '2026-11-23'],
    ['ngày kia', '2026-11-23'],
    ['day after tomorrow', '2026-11-23'],
    ['thứ hai', '2026-11-23'],
    ['thứ 2', '2026-11-23'],
    ['t2', '2026-11-23'],
    ['monday', '2026-11-23'],
    ['thứ sáu', '2026-11-27'],
    ['fri', '2026-11-27'],
    ['on Friday', '2026-11-27'],
    ['by thu', '2026-11-26'],
    ['chủ nhật', '2026-11-22'],
    ['CN', '2026-11-22'],
    ['thứ bảy', '2026-11-28'],
    ['Saturday', '2026-11-28'],
    ['thứ ba tuần sau', '2026-11-24'],
    ['next friday', '2026-11-27'],
    ['friday next week', '2026-11-27'],
    ['thứ sáu tuần sau', '2026-11-27'],
    ['tuần sau', '2026-11-23'],
    ['next week', '2026-11-23'],
    ['cuối tuần', '2026-11-28'],
    ['3 ngày nữa', '2026-11-24'],
    ['in 3 days', '2026-11-24'],
    ['2 tuần nữa', '2026-12-05'],
    ['in 1 week', '2026-11-28'],
    ['24/12', '2026-12-24'],
    ['20/11', '2027-11-20'],
    ['ngày 5/1', '2027-01-05'],
    ['1/2/2028', '2028-02-01'],
    ['2026-12-01', '2026-12-01'],
  ])('%s is %s', (words, day) => expect(read(`Chốt đơn ${words}`)).toEqual(['Chốt đơn', day]))

  it.each(['31/2', '45/10', '3/13', '7/0'])('%s is not a day', words => {
    expect(read(`mua ${words}`)).toEqual([`mua ${words}`, null])
  })

  it('are recognised without accents when the text has none', () => {
    expect(read('goi Lan thu 6')).toEqual(['goi Lan', '2026-11-27'])
    expect(read('goi Lan ngay mai luc 9h')).toEqual(['goi Lan', '2026-11-22 09:00'])
    expect(read('chu nhat kiem kho')).toEqual(['kiem kho', '2026-11-22'])
  })

  it('are not recognised in other words', () => {
    expect(read('Thu 2 triệu của khách')).toEqual(['Thu 2 triệu của khách', null])
    expect(read('Gọi chị Mai')).toEqual(['Gọi chị Mai', null])
    expect(read('Mai gọi chị Mai')).toEqual(['gọi chị Mai', '2026-11-22'])
    expect(read('buy sun cream')).toEqual(['buy sun cream', null])
    expect(read('ngàymai')).toEqual(['ngàymai', null])
    expect(read('xem trang a.vn/1/2')).toEqual(['xem trang a.vn/1/2', null])
  })

  it('are read from the last match: earlier ones belong to the title', () => {
    expect(read('Gọi chị Lan chốt hoa 20/11 mai 09:00')).toEqual([
      'Gọi chị Lan chốt hoa 20/11',
      '2026-11-22 09:00',
    ])
  })
})

describe('times', () => {
  it.each([
    ['9h', '09:00'],
    ['9h30', '09:30'],
    ['9g30', '09:30'],
    ['9 giờ', '09:00'],
    ['9 giờ 15', '09:15'],
    ['9 giờ rưỡi', '09:30'],
    ['9h rưỡi', '09:30'],
    ['09:00', '09:00'],
    ['lúc 9h', '09:00'],
    ['lúc 14', '14:00'],
    ['9am', '09:00'],
    ['9:30 pm', '21:30'],
    ['at 9', '09:00'],
    ['12am', '2026-11-22'],
    ['12pm', '12:00'],
    ['3h chiều', '15:00'],
    ['8h tối', '20:00'],
    ['1h trưa', '13:00'],
    ['12h trưa', '12:00'],
    ['8g sáng', '08:00'],
    ['15h chiều', '15:00'],
  ])('%s is %s', (words, time) => {
    expect(read(`họp ngày mai ${words}`)[1]).toBe(time.length > 5 ? time : `2026-11-22 ${time}`)
  })

  it.each(['24h', '9h75', '13pm', '500g', '20g', '25:00'])('%s is not a time', words => {
    expect(read(`giao ${words}`)).toEqual([`giao ${words}`, null])
  })

  it('are not confused with counted minutes', () => {
    expect(read('mai 9h 24 thùng')).toEqual(['24 thùng', '2026-11-22 09:00'])
  })

  it('are today, or tomorrow when they are in the past', () => {
    expect(read('giao hàng 11h')).toEqual(['giao hàng', '2026-11-21 11:00'])
    expect(read('giao hàng 9h')).toEqual(['giao hàng', '2026-11-22 09:00'])
  })

  it.each([
    ['chiều mai', '2026-11-22 14:00'],
    ['chiều mai 3h', '2026-11-22 15:00'],
    ['3h chiều mai', '2026-11-22 15:00'],
    ['sáng mai 9h', '2026-11-22 09:00'],
    ['9h sáng mai', '2026-11-22 09:00'],
    ['tối nay', '2026-11-21 19:00'],
    ['tối nay 8h', '2026-11-21 20:00'],
    ['tonight', '2026-11-21 19:00'],
    ['sáng thứ hai', '2026-11-23 08:00'],
    ['tomorrow morning', '2026-11-22 08:00'],
    ['monday afternoon at 3', '2026-11-23 15:00'],
    ['this evening', '2026-11-21 19:00'],
  ])('have a part of the day: %s is %s', (words, due) => expect(read(`họp ${words}`)).toEqual(['họp', due]))
})

describe('times from now', () => {
  it.each([
    ['sau 2 giờ', '2026-11-21 12:24'],
    ['sau 2 tiếng', '2026-11-21 12:24'],
    ['2 tiếng nữa', '2026-11-21 12:24'],
    ['2h nữa', '2026-11-21 12:24'],
    ['một tiếng nữa', '2026-11-21 11:24'],
    ['sau 2 tiếng rưỡi', '2026-11-21 12:54'],
    ['sau 1 giờ 15 phút', '2026-11-21 11:39'],
    ['nửa tiếng nữa', '2026-11-21 10:54'],
    ['sau 30 phút', '2026-11-21 10:54'],
    ['15p nữa', '2026-11-21 10:39'],
    ['sau 48 giờ', '2026-11-23 10:24'],
    ['in 2 hours', '2026-11-21 12:24'],
    ['in 1 hour', '2026-11-21 11:24'],
    ['in an hour', '2026-11-21 11:24'],
    ['in half an hour', '2026-11-21 10:54'],
    ['in 45 minutes', '2026-11-21 11:09'],
    ['in 5 min', '2026-11-21 10:29'],
    ['in 1 hour 30 minutes', '2026-11-21 11:54'],
    ['2 hours from now', '2026-11-21 12:24'],
    ['hôm nay sau 2 giờ', '2026-11-21 12:24'],
    ['in 2 hours today', '2026-11-21 12:24'],
    ['sau 3 ngày', '2026-11-24'],
    ['sau 2 tuần', '2026-12-05'],
  ])('%s is %s', (words, due) => expect(read(`gọi lại ${words}`)).toEqual(['gọi lại', due]))

  it('can be after midnight', () => {
    const late = new Date(2026, 10, 21, 23, 50, 31)
    expect(parseTask('in 20 minutes', late).dueDate).toBe(new Date(2026, 10, 22, 0, 10).toISOString())
  })

  it('are recognised without accents when the text has none', () => {
    expect(read('goi lai sau 2 gio')).toEqual(['goi lai', '2026-11-21 12:24'])
  })

  it.each([
    ['họp mai 2 giờ chiều', '2026-11-22 14:00'],
    ['giao sau 5 giờ chiều', '2026-11-21 17:00'],
    ['giao sau 14 giờ', '2026-11-21 14:00'],
    ['giao sau 5 giờ 30', '2026-11-22 05:30'],
    ['giao mai sau 9 giờ', '2026-11-22 09:00'],
    ['giao chiều nay sau 2 giờ', '2026-11-21 14:00'],
  ])('are not confused with a time of day: %s is %s', (words, due) => expect(read(words)[1]).toBe(due))

  it.each(['nấu 2 tiếng', 'khách chờ 30 phút', 'in 0 minutes', 'work 2 hours'])('%s is not a time', words => {
    expect(parseTask(words, now)).toMatchObject({ title: words, dueDate: null })
  })

  it('include the whole phrase', () => {
    expect(parseTask('gọi lại sau 2 giờ !cao', now).parts).toEqual([
      { text: 'gọi lại ' },
      { text: 'sau 2 giờ', kind: 'when' },
      { text: ' ' },
      { text: '!cao', kind: 'priority' },
    ])
  })
})

describe('marks', () => {
  it.each([
    ['!high', 0],
    ['!cao', 0],
    ['!Cao', 0],
    ['!gấp', 0],
    ['!1', 0],
    ['!low', 2],
    ['!thấp', 2],
    ['!thap', 2],
    ['!3', 2],
    ['!thường', 1],
    ['!what', 1],
    ['high', 1],
  ])('%s is priority %i', (mark, priority) => expect(parseTask(`a ${mark}`, now).priority).toBe(priority))

  it('are only recognised in the right form', () => {
    expect(parseTask('Xong! nhé !lạ', now).title).toBe('Xong! nhé !lạ')
    expect(parseTask('phòng A#2', now)).toMatchObject({ title: 'phòng A#2', tags: [] })
  })

  it('can be several tags, once each, with underscores as spaces', () => {
    expect(parseTask('#Tết mua bánh #kho_2 #tet', now)).toMatchObject({
      title: 'mua bánh',
      tags: ['tet', 'kho 2'],
    })
  })
})

it('the parts of the text are returned in order', () => {
  const text = 'Gọi chị Lan mai 09:00 !high #urgent nhé'
  const { parts } = parseTask(text, now)
  expect(parts).toEqual([
    { text: 'Gọi chị Lan ' },
    { text: 'mai 09:00', kind: 'when' },
    { text: ' ' },
    { text: '!high', kind: 'priority' },
    { text: ' ' },
    { text: '#urgent', kind: 'tag' },
    { text: ' nhé' },
  ])
  expect(parts.map(part => part.text).join('')).toBe(text)
})

it('positions are right next to letters of any kind', () => {
  expect(read('🚚 giao İstanbul 한국 mai')).toEqual(['🚚 giao İstanbul 한국', '2026-11-22'])
})

it.each(['!constructor', '!toString', '!__proto__'])('%s stays a word of the title', word => {
  expect(parseTask(`gọi Lan ${word}`, now)).toMatchObject({ title: `gọi Lan ${word}`, priority: 1 })
})
