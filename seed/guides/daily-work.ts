import type { Topic } from './topic.ts'

export const dailyWork: Topic = {
  slug: 'daily-work',
  title: { vi: 'Việc hằng ngày', en: 'Daily work' },
  entries: [
    {
      slug: 'tasks',
      vi: {
        title: 'Chia việc trong ngày',
        subtitle: 'Việc, hạn, người làm và việc lặp lại',
        body: [
          'Danh sách việc chia thành phần: trước giờ mở cửa, nhập hàng, cửa hàng. Kéo để xếp lại, chạm vòng tròn để xong.',
          [
            'Bấm Thêm việc và gõ tên.',
            'Mở việc để chọn hạn, người làm và các bước.',
            'Chọn Lặp lại nếu việc ấy quay lại mỗi ngày hay mỗi tuần.',
          ],
          'Việc lặp lại khi xong sẽ tự sinh lần kế tiếp, ngay đúng chỗ của nó.',
        ],
      },
      en: {
        title: 'Plan the day',
        subtitle: 'Tasks, due dates, people and repeats',
        body: [
          'The list of tasks has sections: before opening, deliveries, the shop. Drag to rearrange, press the circle when it is done.',
          [
            'Press Add task and type its name.',
            'Open the task to choose a due date, a person and its steps.',
            'Choose Repeat if it comes back every day or every week.',
          ],
          'When a repeating task is done, the next one appears in its place by itself.',
        ],
      },
    },
    {
      slug: 'boards',
      vi: {
        title: 'Bảng kế hoạch',
        subtitle: 'Theo dõi việc lớn qua từng cột',
        body: [
          'Mỗi bảng là một việc lớn, mỗi cột là một chặng. Kéo thẻ sang cột kế bên khi nó tiến thêm một bước.',
          'Nhãn cho biết thẻ thuộc loại nào, màu đỏ ở hạn nghĩa là đã trễ. Thẻ không còn cần thì lưu trữ, khi nào muốn thì lấy lại.',
        ],
      },
      en: {
        title: 'Boards',
        subtitle: 'Follow large projects column by column',
        body: [
          'A board is a project, a column is a stage. Drag a card to the next column when it moves on.',
          'Labels say what kind of card it is; a red due date is late. Archive cards that you no longer need, and take them back when you do.',
        ],
      },
    },
    {
      slug: 'notes',
      vi: {
        title: 'Ghi chú và nhắc hẹn',
        subtitle: 'Từ tờ giấy dán quầy tới danh sách mua hàng',
        body: [
          'Bấm Ghi chú mới và viết. Thêm danh sách để đánh dấu từng dòng, thêm ảnh khi lời không đủ.',
          'Nhắc hẹn hiện lên khi Outpost đang mở. Cái nào lỡ sẽ được gom lại cho bạn ở lần mở sau.',
        ],
      },
      en: {
        title: 'Notes and reminders',
        subtitle: 'From the slip on the counter to the shopping list',
        body: [
          'Press New note and write. Add a list to tick off its lines, and a picture when words are not enough.',
          'Reminders appear while Outpost is open. Those that you missed are listed when you open it again.',
        ],
      },
    },
    {
      slug: 'mailbox',
      vi: {
        title: 'Hộp thư của cửa hàng',
        subtitle: 'Lọc, gắn nhãn và trả lời nhanh',
        body: [
          'Thư chưa đọc có vạch bên trái. Nhãn giúp tách hoá đơn, thanh toán và việc riêng.',
          'Thư đang viết tự lưu thành nháp khi bạn đóng lại.',
        ],
      },
      en: {
        title: 'The mailbox of the shop',
        subtitle: 'Filter, label and reply',
        body: [
          'Unread mails have a bar on the left. Labels keep invoices, payments and private matters apart.',
          'A mail that you are writing is kept as a draft when you close it.',
        ],
      },
    },
    {
      slug: 'contacts',
      vi: {
        title: 'Danh bạ khách và nhà cung cấp',
        subtitle: 'Một nơi cho số điện thoại và địa chỉ',
        body: [
          'Gõ vài chữ của tên để tìm, không cần dấu. Gắn nhãn để gom khách quen, người nhà hay bạn hàng.',
          'Chạm số điện thoại để gọi, chạm địa chỉ thư để viết.',
        ],
      },
      en: {
        title: 'Customers and suppliers',
        subtitle: 'One place for numbers and addresses',
        body: [
          'Type a part of the name to find somebody, with or without accents. Labels gather regulars, family and suppliers.',
          'Tap a number to call, and a mail address to write.',
        ],
      },
    },
    {
      slug: 'files',
      vi: {
        title: 'Cất giữ giấy tờ',
        subtitle: 'Hoá đơn, hợp đồng và ảnh ở cùng một chỗ',
        body: [
          'Tạo thư mục theo việc hoặc theo tháng, rồi kéo tập tin vào. Tên được xếp theo tiếng Việt, số được xếp theo giá trị.',
          'Xoá một thư mục thì những gì bên trong đi theo, và cùng trở lại khi bạn hoàn tác.',
        ],
      },
      en: {
        title: 'Keep your papers',
        subtitle: 'Invoices, contracts and pictures in one place',
        body: [
          'Make a folder for each project or month, and drag files into it. Names are sorted as in Vietnamese, numbers by their value.',
          'When a folder is deleted, what is in it goes along, and comes back with it when you undo.',
        ],
      },
    },
    {
      slug: 'closing',
      vi: {
        title: 'Đóng ca cuối ngày',
        subtitle: 'Đếm két, ghi quỹ, giao ca',
        body: [
          [
            'Hai người cùng đếm két.',
            'So với số Outpost tính được.',
            'Ghi lý do nếu lệch.',
            'Bàn giao việc còn dở cho ca sau.',
          ],
          'Số lệch không tự mất: nó nằm trong sổ quỹ với tên người đếm.',
        ],
      },
      en: {
        title: 'Close the day',
        subtitle: 'Count the till, book the funds, hand over',
        body: [
          [
            'Two people count the till together.',
            'Compare with the figure in Outpost.',
            'Write down the reason for a difference.',
            'Hand unfinished tasks to the next shift.',
          ],
          'A difference does not go away by itself: it is in the books with the name of the person who counted.',
        ],
      },
    },
  ],
}
