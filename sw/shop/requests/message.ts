import type { Request, RequestType } from '#src/contract/shop/documents/request.ts'
import { newId } from '#sw/server/call-values.ts'
import type { Lang } from '#sw/server/lang.ts'
import { db } from '#sw/storage/db.ts'

/** What follows the name of who asks, in English and in Vietnamese. */
const titles: Record<RequestType, [en: string, vi: string]> = {
  leave: ['asks for leave', 'xin nghỉ phép'],
  shift: ['asks to change a shift', 'xin đổi ca'],
  overtime: ['reports overtime', 'báo làm thêm giờ'],
  late: ['asks to come late', 'xin đi trễ'],
  advance: ['asks for a salary advance', 'xin ứng lương'],
  expense: ['asks to be paid back', 'đề nghị thanh toán'],
  purchase: ['asks to buy something', 'xin mua thiết bị'],
  price: ['asks to change a price', 'đề nghị đổi giá'],
  other: ['has a request', 'có đề nghị'],
}

/** Returns the address of the screen of a request, which its messages link to. */
const linkOf = (id: string) => `/main/setting/employee/all/requests/${id}`

/** Returns a text as HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Adds the message that tells of a new request. */
export async function tellOf({ id, type, by, at, note }: Request, lang: Lang) {
  const user = await db.users.get(by)
  await db.messages.add({
    id: newId(),
    title: [user?.name ?? '', titles[type][lang === 'vi' ? 1 : 0]].join(' ').trim(),
    description: asHtml(note),
    image: user?.avatar ?? null,
    time: at,
    read: false,
    seen: false,
    link: linkOf(id),
    useRouter: true,
  })
}

/** Sets the messages that link to a request to read. */
export const readMessagesOf = (id: string) =>
  db.messages.filter(({ link }) => link === linkOf(id)).modify({ read: true, seen: true })
