import type { CourseSource } from './source.ts'

export const firstWeek: CourseSource = {
  id: 'first-week',
  category: 'outpost',
  minutes: 10,
  vi: {
    title: 'Tuần đầu tiên với Outpost',
    description: 'Năm ngày, mỗi ngày một phần: việc, hàng, người, thư và thói quen tốt.',
    steps: [
      [
        'Thứ Hai: đi một vòng',
        'Hôm nay chỉ cần biết mọi thứ ở đâu.',
        [
          'Bấm <kbd>Ctrl</kbd> <kbd>K</kbd> và gõ vài chữ: Outpost tìm khắp nơi, không cần dấu.',
          'Bấm <kbd>?</kbd> trên bất kỳ màn hình nào để xem các phím tắt của nó.',
          'Mở ảnh của bạn ở góc trên và chọn ngôn ngữ, màu, cỡ chữ.',
        ],
      ],
      [
        'Thứ Ba: công việc',
        'Mở <strong>Công việc</strong>. Gõ “gọi Lan ngày mai” vào ô thêm nhanh: hạn được điền sẵn.',
        [
          'Kéo một việc lên đầu danh sách.',
          'Mở một việc, thêm các bước và người làm.',
          'Chạm vòng tròn khi xong. Lỡ tay thì bấm Hoàn tác.',
        ],
      ],
      [
        'Thứ Tư: hàng và khách',
        [
          'Mở <strong>Sản phẩm</strong>, quét hoặc tìm một món, xem tồn kho và giá.',
          'Mở <strong>Danh bạ</strong>, thêm nhà cung cấp bạn hay gọi.',
          'Gắn nhãn cho họ, rồi lọc theo nhãn.',
        ],
        'Nếu không thấy nút Sửa, vai trò của bạn chỉ được xem. Hỏi quản lý nếu cần thêm quyền.',
      ],
      [
        'Thứ Năm: thư, ghi chú, bảng',
        [
          'Trả lời một thư; đóng lại giữa chừng và mở <strong>Thư nháp</strong>: thư vẫn ở đó.',
          'Viết ghi chú bàn giao, đặt nhắc hẹn cho sáng mai.',
          'Mở một bảng, kéo thẻ sang cột kế bên.',
        ],
        'Mọi thứ bạn gõ tự lưu. Chữ “Đã lưu” hiện lên khi xong.',
      ],
      [
        'Thứ Sáu: khi có trục trặc',
        'Ai cũng lỡ tay. Outpost được làm để lấy lại được.',
        {
          points: [
            'Vừa xoá nhầm: bấm <strong>Hoàn tác</strong> trong 6 giây.',
            'Xoá hôm qua: mở <strong>Thùng rác</strong>, mục còn đó 30 ngày.',
            'Không hiểu một màn hình: tìm trong <strong>Trợ giúp</strong>.',
            'Vẫn bí: hỏi đồng nghiệp trong <strong>Trò chuyện</strong>.',
          ],
        },
        'Xong tuần đầu rồi. Khoá tiếp theo nên học: “Mở quầy đầu ngày” hoặc “Nhận hàng”, tuỳ việc của bạn.',
      ],
    ],
  },
  en: {
    title: 'Your first week with Outpost',
    description: 'Five days, one part each: tasks, goods, people, mails and good habits.',
    steps: [
      [
        'Monday: look around',
        'Today it is enough to know where things are.',
        [
          'Press <kbd>Ctrl</kbd> <kbd>K</kbd> and type a few letters: Outpost searches everywhere, with or without accents.',
          'Press <kbd>?</kbd> on any screen to see its keys.',
          'Open your picture in the corner and choose language, colours and size of text.',
        ],
      ],
      [
        'Tuesday: tasks',
        'Open <strong>Tasks</strong>. Type “call Lan tomorrow” into the quick entry: the due date is filled in.',
        [
          'Drag a task to the top of the list.',
          'Open a task, add steps and a person.',
          'Press the circle when it is done. Undo takes it back.',
        ],
      ],
      [
        'Wednesday: goods and people',
        [
          'Open <strong>Products</strong>, scan or search for an item, and look at its stock and price.',
          'Open <strong>Contacts</strong> and add a supplier whom you often call.',
          'Give them a tag, and filter by this tag.',
        ],
        'If there is no button to edit, your role may only read. Ask the manager if you need more rights.',
      ],
      [
        'Thursday: mails, notes, boards',
        [
          'Reply to a mail; close it half way and open <strong>Drafts</strong>: it is still there.',
          'Write a note for the next shift, with a reminder for tomorrow morning.',
          'Open a board and drag a card to the next column.',
        ],
        'What you type is saved by itself. “Saved” appears when it is done.',
      ],
      [
        'Friday: when something goes wrong',
        'Everybody makes mistakes. Outpost lets you take them back.',
        {
          points: [
            'Deleted a moment ago: press <strong>Undo</strong> within 6 seconds.',
            'Deleted yesterday: open the <strong>Trash</strong>; things stay there for 30 days.',
            'A screen that you do not understand: search the <strong>Help centre</strong>.',
            'Still stuck: ask a colleague in the <strong>Chat</strong>.',
          ],
        },
        'That was the first week. Next, take “Open the till” or “Receive goods”, depending on your work.',
      ],
    ],
  },
}
