import type { Contact } from '#src/contract/contacts.ts'
import { fold } from '#src/lib/text/fold.ts'
import { contactNotes } from './contact-notes.ts'
import { type Person, people, shop } from './contact-people.ts'
import { countries } from './countries.ts'
import { random } from './random.ts'

const titles = ['Work', 'Friend', 'Family', 'High School', 'College', 'Baseball Team', 'Band']

const idOf = (text: string) =>
  fold(text)
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

const homes = [
  '42/7 Nguyễn Văn Lượng, Phường 16, Gò Vấp, TP. Hồ Chí Minh 71400',
  '15 Lê Đức Thọ, Phường 17, Gò Vấp, TP. Hồ Chí Minh 71400',
  '208 Phan Văn Trị, Phường 11, Bình Thạnh, TP. Hồ Chí Minh 72300',
  '9/3 Cộng Hoà, Phường 13, Tân Bình, TP. Hồ Chí Minh 72100',
  '77 Luỹ Bán Bích, Tân Thới Hoà, Tân Phú, TP. Hồ Chí Minh 72000',
  '31 Hà Huy Giáp, Thạnh Lộc, Quận 12, TP. Hồ Chí Minh 71500',
  '112 Nguyễn Oanh, Phường 7, Gò Vấp, TP. Hồ Chí Minh 71400',
  '5 Tô Ký, Trung Chánh, Hóc Môn, TP. Hồ Chí Minh 71700',
  '64 Võ Văn Kiệt, An Khánh, Ninh Kiều, Cần Thơ 94000',
  '18 Trần Phú, Lộc Thọ, Nha Trang, Khánh Hoà 57100',
  '220 Phan Đình Phùng, Phường 2, Đà Lạt, Lâm Đồng 66100',
  '27 Thuỵ Khuê, Tây Hồ, Hà Nội, Hà Nội 11500',
  '3 Bạch Đằng, Hải Châu, Đà Nẵng, Đà Nẵng 50200',
  '90 Nguyễn Huệ, Phường 2, Sa Đéc, Đồng Tháp 81500',
]

const abroad: Record<string, string> = {
  jp: '2-8-1 Sannomiya-cho, Chuo, Kobe, Hyogo 650-0021',
  kr: '14 Haeundae-ro, Haeundae-gu, Busan, Busan 48094',
  th: '55 Charoen Mueang Rd, Mueang, Chiang Mai 50000',
  us: '1480 Lundy Ave, San Jose, California 95131',
  sg: '8 Marina View, Straits View, Singapore 018960',
  tw: '36 Zhongshan Rd, West District, Chiayi 600',
  au: '21 Illawarra Rd, Marrickville, New South Wales 2204',
  fr: '12 rue de la République, Lyon, Rhône 69002',
}

const students = ['Sinh viên', 'Thực tập sinh']
const mobile = ['090', '093', '070', '079', '097', '098', '086', '091', '088', '094']
const abroadMobile: Record<string, string> = {
  jp: '080',
  kr: '010',
  th: '081',
  us: '408',
  sg: '081',
  tw: '091',
  au: '041',
  fr: '061',
}

/** The domains end in `example`, so that no mail to a sample contact is delivered. */
function emailsOf([name, , company]: Person, born: number) {
  const words = fold(name)
    .replace(/[^a-z ]/g, '')
    .split(' ')
  const given = words.at(-1) ?? ''
  const own = { email: `${given}.${words[0]}${born % 100}@mail.example`, label: 'Personal' }
  if (!company) return [own]
  const domain = company === shop ? 'outpost' : fold(company).split(' ').slice(-2).join('')
  return [{ email: `${given}@${domain}.example`, label: 'Work' }, own]
}

function toContact(person: Person, index: number): Contact & { position: number } {
  const [name, title, company, tags, picture, country = 'vn'] = person
  const next = random(index + 1)
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = (list: readonly string[]) => list[below(list.length)] ?? ''
  const digits = (count: number) => String(below(10 ** count)).padStart(count, '0')
  // spec: three digits, space, three digits, space, four digits
  const phone = (label: string) => ({
    country,
    phoneNumber: `${country === 'vn' ? pick(mobile) : (abroadMobile[country] ?? '061')} ${digits(3)} ${digits(4)}`,
    label,
  })

  const born = students.includes(title) ? 2002 + below(4) : 1962 + below(38)
  const two = (value: number) => String(value).padStart(2, '0')
  const emails = emailsOf(person, born)
  return {
    id: idOf(name),
    avatar: picture ? `images/${/^[mw]\d/.test(picture) ? 'contacts' : 'people'}/${picture}.svg` : null,
    background: index % 4 === 3 ? null : `images/contacts/cover-${(index % 6) + 1}.svg`,
    name,
    emails: company && next() < 0.6 ? emails.slice(0, 1) : emails,
    phoneNumbers: [phone('Mobile'), ...(next() < 0.35 ? [phone(company ? 'Work' : 'Home')] : [])],
    ...(title && { title }),
    ...(company && { company }),
    birthday: next() < 0.2 ? null : `${born}-${two(1 + below(12))}-${two(1 + below(28))}T12:00:00.000Z`,
    address: country === 'vn' ? pick(homes) : (abroad[country] ?? null),
    notes: contactNotes[name] ?? null,
    tags: tags ? tags.split(' ') : [],
    position: index,
  }
}

/** spec: about 100 contacts, seven tags, some 240 countries */
export const contacts = {
  contacts: people.map(toContact),
  contactTags: titles.map((title, position) => ({ id: idOf(title), title, position })),
  sets: [{ id: 'countries', value: countries }],
}
