import type { Topic } from './topic.ts'

export const gettingStarted: Topic = {
  slug: 'getting-started',
  title: { vi: 'Bắt đầu', en: 'Getting started' },
  entries: [
    {
      slug: 'first-day',
      vi: {
        title: 'Ngày đầu với Outpost',
        subtitle: 'Mười phút để biết mọi thứ nằm ở đâu',
        body: [
          'Outpost là chỗ làm việc của cả cửa hàng: bán, nhập, kho, quỹ, khách và việc trong ngày. Trình đơn bên trái dẫn tới từng phần, thanh trên cùng có tìm kiếm, thông báo và tài khoản của bạn.',
          '# Ba việc nên làm trước',
          [
            'Mở hồ sơ, xem lại tên và ảnh.',
            'Chọn cách ghi ngày và tiền quen mắt.',
            'Cài Outpost lên màn hình chính để mở bằng một chạm.',
          ],
          'Mọi thứ bạn gõ được lưu ngay. Không có nút Lưu nghĩa là không cần lưu.',
        ],
      },
      en: {
        title: 'Your first day with Outpost',
        subtitle: 'Ten minutes to know where everything is',
        body: [
          'Outpost is where the whole shop works: sales, deliveries, stock, funds, customers and the tasks of the day. The menu on the left leads to each part; the bar at the top has the search, the notifications and your account.',
          '# Three things to do first',
          [
            'Open your profile and check your name and picture.',
            'Choose how dates and amounts are written.',
            'Install Outpost on the home screen, to open it with one tap.',
          ],
          'Everything you type is saved right away. Where there is no Save button, nothing has to be saved.',
        ],
      },
    },
    {
      slug: 'shortcuts',
      vi: {
        title: 'Phím tắt và lối tắt',
        subtitle: 'Đi nhanh mà không rời bàn phím',
        body: [
          'Bấm <kbd>Ctrl</kbd> <kbd>K</kbd> (hoặc <kbd>⌘</kbd> <kbd>K</kbd>) ở bất cứ đâu để tìm. Bấm <kbd>?</kbd> để xem các phím của màn hình đang mở.',
          'Ô lối tắt trên thanh đầu trang giữ những nơi bạn hay đến. Thêm, sửa và xếp lại tuỳ ý.',
        ],
      },
      en: {
        title: 'Keys and shortcuts',
        subtitle: 'Move fast without leaving the keyboard',
        body: [
          'Press <kbd>Ctrl</kbd> <kbd>K</kbd> (or <kbd>⌘</kbd> <kbd>K</kbd>) anywhere to search. Press <kbd>?</kbd> to see the keys of the screen that is open.',
          'The shortcuts in the top bar hold the places you go to most. Add and change them as you like.',
        ],
      },
    },
    {
      slug: 'search',
      vi: {
        title: 'Tìm không cần dấu',
        subtitle: 'Gõ sao cũng ra',
        body: [
          'Gõ <em>nguyen</em> sẽ thấy Nguyễn, gõ <em>duong</em> sẽ thấy Đường. Chữ hoa chữ thường như nhau.',
          'Kết quả khớp hẳn đứng trước, rồi tới khớp phần đầu, sau cùng là khớp ở giữa.',
        ],
      },
      en: {
        title: 'Search without accents',
        subtitle: 'However you type it, it is found',
        body: [
          'Type <em>nguyen</em> to find Nguyễn, and <em>duong</em> to find Đường. Capitals make no difference.',
          'Whole matches come first, then those at the beginning of a name, then those in the middle.',
        ],
      },
    },
    {
      slug: 'languages',
      vi: {
        title: 'Tiếng Việt và tiếng Anh',
        subtitle: 'Mỗi người một ngôn ngữ, cùng một dữ liệu',
        body: [
          'Bấm lá cờ để đổi. Màn hình đổi ngay, không mất gì đang gõ.',
          'Tên hàng, ghi chú và tin nhắn là của cửa hàng nên giữ nguyên như đã viết.',
        ],
      },
      en: {
        title: 'Vietnamese and English',
        subtitle: 'A language for each person, the same data for all',
        body: [
          'Press the flag to change. The screen changes right away, and nothing that you are typing is lost.',
          'Names of goods, notes and messages belong to the shop, so they stay as they were written.',
        ],
      },
    },
  ],
}
