import { fold } from '#src/lib/text/fold.ts'
import type { Lang } from '#sw/server/lang.ts'

interface Topic {
  /** Matches messages on this topic, without accents. */
  about: RegExp
  vi: readonly string[]
  en: readonly string[]
}

/** The replies of the sample's colleagues by topic. The first topic that matches is used. */
const topics: readonly Topic[] = [
  {
    about: /\b(cam on|thanks?|thank you|cheers)\b/,
    vi: ['Dạ không có gì chị.', 'Có gì đâu chị, cần gì chị cứ nhắn em.', 'Dạ, em làm liền tay mà.'],
    en: ['Any time.', 'No problem, just shout if you need anything.', 'Happy to help.'],
  },
  {
    about: /\b(giao|xe|shipper|tai xe|don hang|deliver\w*|driver|truck|van|courier)\b/,
    vi: [
      'Xe đang trên đường, tài xế báo khoảng 20 phút nữa tới chị.',
      'Chuyến sáng giao xong hết rồi, còn hai đơn Gò Vấp đi chuyến chiều.',
      'Để em gọi tài xế hỏi lại, có tin em nhắn chị liền.',
    ],
    en: [
      'The van is on its way, the driver says about 20 minutes.',
      'The morning run is done. Two Gò Vấp orders go out this afternoon.',
      'Let me call the driver, I will tell you as soon as I know.',
    ],
  },
  {
    about: /\b(ca|doi ca|lich|nghi|tang ca|shifts?|swap|cover|rota|schedule|day off)\b/,
    vi: [
      'Ca đó em nhận được chị, chị ghi tên em vào lịch giúp em.',
      'Để em hỏi chị Mai có đổi được không rồi báo chị.',
      'Dạ được, em vào sớm 15 phút để nhận két.',
    ],
    en: [
      'I can take that shift, put me down for it.',
      'Let me ask Mai whether she can swap, I will get back to you.',
      'That works. I will come in 15 minutes early to take over the till.',
    ],
  },
  {
    about: /\b(hang|kho|ton|thung|ke|kiem|het|con|stock|inventory|shelf|boxes|cases|left|order)\b/,
    vi: [
      'Em vừa đếm xong: trên kệ còn 8, trong kho còn hai thùng.',
      'Sắp hết rồi chị, em ghi vào phiếu đặt sáng mai nhé?',
      'Lô mới về hôm qua em để ở kệ B3, lô cũ em dời ra trước.',
    ],
    en: [
      'Just counted: 8 on the shelf and two cases in the back.',
      'We are nearly out. Shall I put it on the morning order?',
      'The new batch is on shelf B3, I moved the old one to the front.',
    ],
  },
  {
    about: /\b(gia|tien|hoa don|thanh toan|ket|price|invoice|pay\w*|till|cash|refund)\b/,
    vi: [
      'Hoá đơn em xuất rồi, em để bản in ở quầy 1.',
      'Giá mới em cập nhật từ sáng, tem kệ cũng thay rồi chị.',
      'Két khớp chị, lệch 0 đồng.',
    ],
    en: [
      'The invoice is out, a printed copy is at till 1.',
      'New prices went in this morning, the shelf labels too.',
      'The till balances, nothing missing.',
    ],
  },
  {
    about: /\b(chao|alo|hello|hi|hey|good morning|morning)\b/,
    vi: ['Dạ em nghe chị.', 'Chào chị, em đang ở kho đây.', 'Em đây chị ơi.'],
    en: ['Hi, I am here.', 'Hello! I am in the back, what do you need?', 'Hey, go ahead.'],
  },
  {
    about: /\?/,
    vi: [
      'Em xem lại rồi nhắn chị trong ít phút nha.',
      'Cái này em chưa chắc, để em hỏi anh Long.',
      'Dạ để em ra quầy coi rồi báo chị.',
    ],
    en: [
      'Let me check and I will write back in a few minutes.',
      'Not sure about that one, I will ask Long.',
      'I will go and look, one moment.',
    ],
  },
]

const otherwise = {
  vi: ['Dạ em nắm rồi chị.', 'Ok chị, em làm ngay.', 'Dạ, em ghi vào sổ giao ca luôn.'],
  en: ['Got it.', 'Okay, I am on it.', 'Noted, I will put it in the handover book.'],
}

/** Returns a reply to a text that differs from the last reply. */
export function replyTo(text: string, lang: Lang, last?: string): string {
  const folded = fold(text)
  const { [lang]: lines } = topics.find(({ about }) => about.test(folded)) ?? otherwise
  const fresh = lines.filter(line => line !== last)
  return fresh[text.length % fresh.length] ?? ''
}

const english =
  /\b(the|is|are|you|how|what|when|where|can|please|we|do|does|thanks?|hello|stock|shift|delivery|any|left)\b/i

/** Returns the language of a text; `usual` when it cannot be detected. */
export function languageOf(text: string, usual: Lang): Lang {
  if (/[^\p{ASCII}\p{P}\p{S}]/u.test(text)) return 'vi'
  return english.test(text) ? 'en' : usual
}
