import { shot, type Topic } from '#seed/guides/topic.ts'

export const rights: Topic['entries'][number] = {
  slug: 'rights',
  vi: {
    title: 'Ai được làm gì',
    subtitle: 'Quyền theo nhóm: xem, thêm, sửa',
    body: [
      'Mỗi nhân viên thuộc một nhóm. Nhóm quyết định người đó thấy mục nào và làm được gì trong mục ấy.',
      '# Các mức',
      [
        'Không: mục ấy không có trong trình đơn, và tìm kiếm không trả về gì từ đó.',
        'Xem: đọc được, không sửa được.',
        'Thêm: xem, và thêm mục mới.',
        'Sửa: xem, thêm, sửa và xoá.',
      ],
      '# Đổi quyền',
      [
        'Mở <strong>Phân quyền</strong>.',
        'Tìm dòng của mục và cột của nhóm.',
        'Chọn mức. Người trong nhóm thấy thay đổi ngay, không cần đăng nhập lại.',
      ],
      shot('rights-vi', 'Màn hình Phân quyền: mỗi dòng một mục, mỗi cột một nhóm'),
      '# Thấy “Bạn không có quyền”?',
      'Thông báo cho biết mục nào và cần mức nào. Hãy đưa thông báo ấy cho chủ cửa hàng. Nhóm của chủ cửa hàng không tự bỏ được quyền Quản trị của mình, vì sau đó không ai cấp lại được.',
    ],
  },
  en: {
    title: 'Who may do what',
    subtitle: 'Rights by group: view, add, change',
    body: [
      'Every employee is in a group. The group decides which areas they see and what they can do there.',
      '# The levels',
      [
        'None: the area is not in the menu, and the search returns nothing from it.',
        'View: they can read, but not change anything.',
        'Add: they can view, and add new entries.',
        'Edit: they can view, add, change and delete.',
      ],
      '# Change a right',
      [
        'Open <strong>Permissions</strong>.',
        'Find the row of the area and the column of the group.',
        'Choose the level. People in the group see the change right away, without signing in again.',
      ],
      shot('rights-en', 'The screen Permissions: a row for each area, a column for each group'),
      '# “You are not allowed”?',
      'The message names the area and the level that is needed. Show it to the owner of the shop. The owner’s group cannot take away its own right to Administration, because nobody could give it back.',
    ],
  },
}
