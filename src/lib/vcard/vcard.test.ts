import { describe, expect, it } from 'vitest'
import type { Card } from './card.ts'
import { decodeFile } from './decode-file.ts'
import { countCards, readCards } from './read-cards.ts'
import { writeCard } from './write-card.ts'

const files = import.meta.glob<string>('/tests/fixtures/vcard/*.vcf', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const read = (text: string) => [...readCards(text)]
const cardsOf = (name: string) => read(files[`/tests/fixtures/vcard/${name}.vcf`] ?? '')
const lines = (...of: string[]) => ['BEGIN:VCARD', ...of, 'END:VCARD', ''].join('\r\n')
const one = (...of: string[]) => read(lines('FN:A', ...of))[0]

describe('a file of', () => {
  it('Google is read with its own labels, without its groups, and with other values in the notes', () => {
    const [ha, anh, nameless] = cardsOf('google')
    expect(ha).toEqual({
      name: 'Nguyễn Thị Thu Hà',
      title: 'Chủ tiệm',
      company: 'Bánh ngọt Thu Hà, Bán sỉ',
      emails: [
        { value: 'thuha.nguyen@mail.example', label: 'Cửa hàng' },
        { value: 'ha.nha@mail.example', label: 'Personal' },
      ],
      phones: [
        { value: '+84 908 555 0141', label: 'Mobile' },
        { value: '028 3894 5550', label: 'Máy bàn, nhánh 14' },
      ],
      address: '12 Nguyễn Thái Sơn, Gò Vấp, TP. Hồ Chí Minh, 71400, VN',
      birthday: '1988-03-02',
      notes: 'Giao trước 6:30\nKhông lấy bánh cũ; đổi trong ngày.\nhttps://banhngot.example/thu-ha',
      tags: ['Nhà cung cấp'],
      photo: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\/4AAQ\S+=$/),
    })
    expect(anh?.name).toBe('Đặng Quỳnh Anh')
    expect(nameless?.name, 'what is known names it').toBe('+65 8555 0188')
  })

  it('iCloud is read with its translated labels and a birthday without a year', () => {
    expect(cardsOf('icloud')).toEqual([
      {
        uid: '4A1F6B1C-8D55-4E0E-9C37-0B2E77A5D1F0',
        name: 'Dr. Grace Okafor',
        title: 'Paediatrician',
        company: 'Harbour Clinic',
        emails: [
          { value: 'grace@harbour.example', label: 'School' },
          { value: 'grace.o@mail.example', label: 'Personal' },
        ],
        phones: [
          { value: '+44 7700 900123', label: 'Mobile' },
          { value: '+44 20 7946 0958', label: 'AppleWatch' },
        ],
        address: '8 Quay Street Flat 3, Bristol, BS1 4DJ, United Kingdom',
        birthday: '--02-29',
        notes: 'Allergic to nuts, call before noon.\n1 Dock Road, Bristol, BS1 5TY, United Kingdom',
        tags: [],
        photo: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/),
      },
    ])
  })

  it('Outlook (2.1) is read with quoted-printable values of several lines', () => {
    expect(cardsOf('outlook')).toEqual([
      {
        name: 'Trịnh Công Bách',
        title: 'Trưởng đội xe',
        company: 'Vận tải Bình An, Điều xe',
        emails: [{ value: 'bach.trinh@binhan.example', label: '' }],
        phones: [
          { value: '(028) 3555-0167', label: 'Work' },
          { value: '+84 91 855 50 19', label: 'Mobile' },
          { value: '(028) 3555-0168', label: 'Work fax' },
        ],
        address: '27 Cộng Hoà, Tân Bình, TP. Hồ Chí Minh, 72100, Việt Nam',
        birthday: '1979-07-15',
        notes: 'Xe tới cửa sau\n\nGọi trước 30 phút',
        tags: [],
        photo: expect.stringMatching(/^data:image\/jpeg;base64,/),
      },
    ])
  })

  it('an old phone (2.1) is read, also when its photo is not indented', () => {
    const [shop, friend] = cardsOf('android')
    expect(shop).toMatchObject({ name: 'Cô Sáu chợ', phones: [{ label: 'Mobile' }, { label: 'Home' }] })
    expect(friend).toMatchObject({ name: 'Ba Tu', photo: expect.stringMatching(/=$/) })
  })

  it('version 4.0 is read with its addresses of numbers and pictures', () => {
    expect(cardsOf('four')[0]).toMatchObject({
      uid: '0f6f1d0e-5c0a-4a43-9c39-6d0fa7f4a6b1',
      title: 'Buyer',
      company: 'Nordic Tea; Spice AB',
      phones: [
        { value: '+46-70-555-01-99', label: 'Mobile' },
        { value: '+46-8-555-0100 x7', label: 'Work' },
      ],
      birthday: '--04-12',
      tags: ['Tea', 'Import, EU'],
      photo: expect.stringMatching(/^data:image\/png/),
    })
  })

  it('a hostile sender is read as plain text, without invalid pictures, and without an error', () => {
    const [script, control, empty, noEnd] = cardsOf('hostile')
    expect(script?.name).toContain('<img src=x')
    expect(script).not.toHaveProperty('photo')
    expect(script?.own).not.toHaveProperty('cover')
    expect(control).toEqual({ name: 'Exe.gpj Half', emails: [], phones: [], tags: [] })
    expect(empty).toBeUndefined()
    expect(noEnd?.name).toBe('No end')
  })
})

describe('reading', () => {
  it('joins the name from its parts, in the order of its language', () => {
    expect(read(lines('N:Nguyễn;Hà;Thị;;'))[0]?.name).toBe('Nguyễn Thị Hà')
    expect(read(lines('N:Stone;Mary;Ann;Ms;PhD'))[0]?.name).toBe('Ms Mary Ann Stone PhD')
    expect(read(lines('ORG:Only a firm'))[0]?.name).toBe('Only a firm')
  })

  it('accepts days in every form, and ignores invalid ones', () => {
    const day = (value: string) => one(`BDAY:${value}`)?.birthday
    expect(day('1994-08-18T12:00:00Z')).toBe('1994-08-18')
    expect(day('19940818')).toBe('1994-08-18')
    expect(day('--0818')).toBe('--08-18')
    for (const none of ['1994', '1994-02-30', '---18', 'circa 1800', '']) expect(day(none)).toBeUndefined()
  })

  it('decodes the encodings of files', () => {
    const codes = (text: string) => Array.from(text, letter => letter.charCodeAt(0))
    const utf16 = codes(lines('FN:Đỗ Ái')).flatMap(code => [code & 255, code >> 8])
    const nameIn = (bytes: number[]) => read(decodeFile(new Uint8Array(bytes)))[0]?.name
    expect(nameIn([0xff, 0xfe, ...utf16])).toBe('Đỗ Ái')
    expect(nameIn(codes(lines('FN:Zoë')))).toBe('Zoë')
    expect(nameIn(codes(lines('FN;CHARSET=windows-1258:D\xF5ng')))).toBe('Dơng')
    expect(one('NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Zo=EB')?.notes).toBe('Zoë')
  })

  it('skips the card of an assistant inside a card', () => {
    const boss = ['FN:Boss', 'AGENT:', 'BEGIN:VCARD', 'FN:Assistant', 'END:VCARD', 'TITLE:Owner']
    expect(read(lines(...boss))).toEqual([{ name: 'Boss', title: 'Owner', emails: [], phones: [], tags: [] }])
  })

  it('handles huge and invalid input', () => {
    expect(read('')).toEqual([])
    expect(read('BEGIN:VCARD')).toEqual([undefined])
    expect(one(`NOTE:${'x'.repeat(1e6)}`)?.notes).toHaveLength(50_000)
    expect(one(...Array.from({ length: 300 }, (_, index) => `TEL:${index + 1}`))?.phones).toHaveLength(50)
    expect(one(`X;${'"'.repeat(1e5)}:1`)?.name).toBe('A')
    const many = lines('FN:Trần Văn Á', 'TEL;TYPE=CELL:+84 908 555 0141', 'EMAIL:a@b.example').repeat(5000)
    expect(countCards(many)).toBe(5000)
    expect(read(many)).toHaveLength(5000)
  })
})

it('keeps the extension of a number, and maps Apple’s own labels', () => {
  const card = one(
    'TEL;VALUE=uri;TYPE=work:tel:+84-28-3823-4567;ext=102',
    'item1.TEL:0908 555 0141',
    'item1.X-ABLabel:_$!<HomeFAX>!$_',
    'item2.EMAIL:a@b.example',
    'item2.X-ABLabel:_$!<Home>!$_',
    'item3.X-ABDATE:2015-06-20',
    'item3.X-ABLabel:_$!<Anniversary>!$_',
    'item4.X-ABRELATEDNAMES:Trần Văn Bình',
    'item4.X-ABLabel:Chồng',
  )
  expect(card?.phones).toEqual([
    { value: '+84-28-3823-4567 x102', label: 'Work' },
    { value: '0908 555 0141', label: 'Fax' },
  ])
  expect(card?.emails).toEqual([{ value: 'a@b.example', label: 'Personal' }])
  expect(card?.notes).toBe('Anniversary: 2015-06-20\nChồng: Trần Văn Bình')
})

describe('writing', () => {
  it.each([
    ['Nguyễn Thị Hường', 'N:Nguyễn;Hường;Thị;;'],
    ['Nguyen Van An', 'N:Nguyen;An;Van;;'],
    ['Lê Châu', 'N:Lê;Châu;;;'],
    ['Mary Ann Smith', 'N:Smith;Mary;Ann;;'],
    ['Hường', 'N:;Hường;;;'],
    ['', 'N:;;;;'],
  ])('splits “%s” into family name and first name', (name, line) => {
    expect(writeCard({ name, emails: [], phones: [], tags: [] }, '3.0').split('\r\n')).toContain(line)
  })

  const card: Card = {
    uid: 'dang-quynh-anh',
    name: 'Đặng; Quỳnh, Anh',
    title: 'Thu mua',
    company: 'Tạp hoá; Nhà Sương',
    emails: [
      { value: 'a@b.example', label: 'Work' },
      { value: 'c@d.example', label: 'Home' },
      { value: 'e@f.example', label: '' },
    ],
    phones: [
      { value: '+84908555014', label: 'Mobile', country: 'vn' },
      { value: '+1408', label: 'Máy bàn, nhánh 14', country: 'ca' },
    ],
    address: '42/7 Nguyễn Văn Lượng, Phường 16; Gò Vấp',
    birthday: '1994-08-18',
    notes: 'Giữ giá\\n 20 thùng\nHỏi lại, trước ngày 5.',
    tags: ['Công việc', 'Cà phê, trà'],
    photo: `data:image/png;base64,iVBORw0KGgo${'A'.repeat(4000)}=`,
    own: { cover: 'images/contacts/cover-3.svg', html: '<p>Giữ giá <strong>20</strong>;<br>thùng</p>' },
  }

  it.each(['3.0', '4.0'] as const)('and reading again returns the same card in %s', version => {
    const omitted = { ...card, birthday: '--02-29' }
    expect(read(writeCard(card, version) + writeCard(omitted, version))).toEqual([card, omitted])
  })

  it('uses at most 75 octets in a line, which ends with CRLF', () => {
    const text = writeCard(card, '3.0')
    for (const line of text.trimEnd().split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text).toContain('\r\nitem1.EMAIL:c@d.example\r\nitem1.X-ABLabel:Home\r\n')
  })
})
