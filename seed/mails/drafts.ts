import { minutesAgo, onDay } from '#seed/clock.ts'
import type { Entry } from './entry.ts'

export const drafts: Entry[] = [
  {
    to: ['honThom'],
    date: minutesAgo(8),
    subject: 'Về: Giao nước mắm thứ Sáu, dời sang 11:00',
    content: `Dạ được anh. 11:00 Châu mở sẵn cửa kho 2, anh cho xe vào ngõ sau nhé.`,
  },
  {
    to: ['uyen'],
    date: onDay(-1, '21:34'),
    subject: 'Góp ý hợp đồng mặt bằng',
    content: `<p>Cô Uyên ơi, con đọc xong rồi ạ. Con có hai chỗ muốn hỏi:</p><ol><li>Điều 6: cọc hai tháng được không cô?</li><li>Điều 9: ai trả tiền sửa mái?</li></ol>`,
    files: ['contract'],
  },
]
