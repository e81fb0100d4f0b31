import { shot, type Topic } from '#seed/guides/topic.ts'

export const backup: Topic['entries'][number] = {
  slug: 'backup',
  vi: {
    title: 'Sao lưu và khôi phục',
    subtitle: 'Một tệp giữ tất cả',
    body: [
      'Dữ liệu nằm trên máy này. Máy hỏng hay mất thì dữ liệu mất theo, nên mỗi tuần hãy lưu một bản sao và cất ở nơi khác.',
      '# Lưu bản sao',
      [
        'Bấm ô trạng thái trên đầu trang.',
        'Ở dòng Sao lưu, bấm <strong>Sao lưu</strong>.',
        'Bấm <strong>Lưu bản sao</strong>. Tệp nằm trong thư mục tải về.',
        'Chép tệp sang USB hoặc máy khác.',
      ],
      shot('backup-vi', 'Hộp Sao lưu với nút Lưu bản sao và phần Khôi phục'),
      '# Khôi phục',
      [
        'Mở Outpost trên máy cũ hoặc máy mới, vào lại hộp Sao lưu.',
        'Chọn tệp. Outpost cho xem bản sao được lưu lúc nào và có gì bên trong.',
        'Xác nhận. Dữ liệu đang có được thay bằng dữ liệu trong tệp.',
      ],
      'Khôi phục nhầm vẫn quay lại được: Outpost giữ bản trước đó, hộp Sao lưu có nút hoàn tác.',
      '# Ai được làm',
      'Chỉ người có quyền sửa mục Quản trị. Tệp chứa cả mật khẩu đã mã hoá, nên hãy cất ở nơi chỉ mình bạn mở được.',
    ],
  },
  en: {
    title: 'Back up and restore',
    subtitle: 'One file holds everything',
    body: [
      'Your data is on this device. If the device breaks or is lost, so is the data: save a backup every week and keep it somewhere else.',
      '# Save a backup',
      [
        'Press the status at the top of the page.',
        'In the row Backup, press <strong>Back up</strong>.',
        'Press <strong>Save a backup</strong>. The file is in your downloads.',
        'Copy the file to a USB stick or to another computer.',
      ],
      shot('backup-en', 'The dialog Backup with the button Save a backup and the part Restore'),
      '# Restore',
      [
        'Open Outpost on the old device or a new one, and go to the same dialog.',
        'Choose the file. Outpost shows when the backup was made and what is in it.',
        'Confirm. What is here is replaced by what is in the file.',
      ],
      'The wrong file can be taken back: Outpost keeps what was here before, and the dialog has a button that brings it back.',
      '# Who may do it',
      'Only people who may change Administration. The file also holds the encrypted passwords, so keep it where only you can open it.',
    ],
  },
}
