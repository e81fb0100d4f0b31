import type { CourseSource } from './source.ts'

export const workingOffline: CourseSource = {
  id: 'working-offline',
  category: 'outpost',
  minutes: 15,
  vi: {
    title: 'Làm việc khi mất mạng',
    description: 'Outpost chạy trên máy này. Điều gì vẫn làm được, điều gì phải chờ, và cách giữ dữ liệu.',
    steps: [
      [
        'Dữ liệu nằm ở đâu',
        'Sau lần mở đầu tiên, cả ứng dụng lẫn dữ liệu đều nằm trên máy này. Vì vậy Outpost mở được, tìm được và ghi được khi không có mạng.',
        {
          points: [
            'Bạn sửa gì thì máy ghi ngay, không cần bấm đồng bộ.',
            'Máy khác không tự thấy dữ liệu của máy này.',
            'Xoá dữ liệu trình duyệt là xoá dữ liệu của Outpost.',
          ],
        },
      ],
      [
        'Nhìn ô trạng thái',
        'Ô trạng thái trên đầu trang là nơi đầu tiên cần nhìn.',
        {
          points: [
            '<strong>Đã lưu trên máy này</strong>: mọi thứ đã được cất.',
            '<strong>Ngoại tuyến</strong>: không có mạng, cứ làm tiếp.',
            'Bấm vào ô để xem máy còn chỗ không và phiên bản nào đang chạy.',
          ],
        },
        'Thử ngay: tắt Wi-Fi, mở <strong>Công việc</strong>, thêm một việc rồi tải lại trang. Việc ấy vẫn còn.',
      ],
      [
        'Điều gì chờ có mạng',
        'Những gì phải rời khỏi máy thì chờ, theo đúng thứ tự bạn gửi.',
        [
          'Tin nhắn trong <strong>Trò chuyện</strong> ghi là đang chờ, rồi tự đi.',
          'Thư nằm trong hộp thư đi.',
          'Bản mới của Outpost được tải về khi có mạng lại.',
        ],
        'Đừng gửi lại lần nữa: gửi lại là gửi hai lần.',
      ],
      [
        'Cài Outpost vào máy',
        'Bản đã cài có biểu tượng riêng, mở nhanh hơn và được trình duyệt giữ dữ liệu chắc hơn.',
        [
          'Bấm ô trạng thái, chọn <strong>Cài đặt ứng dụng</strong>.',
          'Trên iPhone: nút Chia sẻ, rồi “Thêm vào MH chính”.',
          'Mở từ biểu tượng mới và đăng nhập một lần.',
        ],
      ],
      [
        'Sao lưu mỗi tuần',
        'Máy có thể rơi vỡ. Một tệp sao lưu chứa toàn bộ dữ liệu của máy này.',
        [
          'Nhờ người có quyền quản trị mở bảng thiết bị từ ô trạng thái.',
          'Tải tệp sao lưu về.',
          'Chép tệp sang USB hoặc máy khác, đừng để cùng một máy.',
          'Mỗi tháng thử mở lại một tệp trên máy khác.',
        ],
        'Bản sao lưu chưa từng mở thử thì chưa phải là bản sao lưu.',
      ],
      [
        'Khi máy báo hết chỗ',
        'Outpost không ghi dở dang: hết chỗ thì báo và giữ nguyên những gì đã có.',
        [
          'Xoá bớt video và ảnh không cần trong máy.',
          'Dọn tệp lớn trong <strong>Tệp</strong>, rồi dọn Thùng rác.',
          'Thử lại việc vừa làm.',
        ],
        'Vẫn không được thì viết cho bộ phận hỗ trợ trong <strong>Trợ giúp</strong>; thư sẽ đi khi có mạng.',
      ],
    ],
  },
  en: {
    title: 'Work without a network',
    description: 'Outpost runs on this device. What still works, what waits, and how to keep the data.',
    steps: [
      [
        'Where the data is',
        'After the first visit both the app and its data are on this device. So Outpost opens, searches and writes without a network.',
        {
          points: [
            'What you change is stored right away; there is no button to synchronise.',
            'Other devices do not see the data of this one.',
            'If you clear the data of the browser, you clear the data of Outpost.',
          ],
        },
      ],
      [
        'Look at the status',
        'The status at the top of the page is the first thing to look at.',
        {
          points: [
            '<strong>Saved on this device</strong>: everything is stored.',
            '<strong>Offline</strong>: there is no network; go on working.',
            'Press it to see how much room is left and which version is running.',
          ],
        },
        'Try it: switch off Wi-Fi, open <strong>Tasks</strong>, add a task and reload the page. It is still there.',
      ],
      [
        'What waits for the network',
        'What has to leave the device waits, in the order in which you sent it.',
        [
          'Messages in the <strong>Chat</strong> are shown as pending, then leave by themselves.',
          'Mails are in the outbox.',
          'New versions of Outpost are fetched when the network is back.',
        ],
        'Do not send anything again: it would be sent twice.',
      ],
      [
        'Install Outpost',
        'The installed app has its own icon, opens faster, and the browser keeps its data more safely.',
        [
          'Press the status and choose to install the app.',
          'On an iPhone: the Share button, then “Add to Home Screen”.',
          'Open it from the new icon and sign in once.',
        ],
      ],
      [
        'Back up each week',
        'Devices break. A backup file contains all data of this device.',
        [
          'Ask somebody who may administrate to open the device panel from the status.',
          'Download the backup file.',
          'Copy it to a USB stick or another device; do not leave it on the same one.',
          'Once a month, try to open a file on another device.',
        ],
        'A backup that was never opened is not a backup yet.',
      ],
      [
        'When the device is full',
        'Outpost writes nothing by halves: when there is no room it says so, and keeps what was there.',
        [
          'Delete videos and pictures that you do not need from the device.',
          'Remove large files from <strong>Files</strong>, then empty the trash.',
          'Try again.',
        ],
        'If that does not help, write to support in the <strong>Help centre</strong>; the mail leaves when there is a network.',
      ],
    ],
  },
}
