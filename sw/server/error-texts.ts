import type { Lang } from './lang.ts'

/** A message of the server as data; `translate` returns its text when the response is created. */
export type ErrorText =
  /** `reason` is appended to the sentence, for example `: too long`. */
  | { code: 'invalid'; field: string; reason?: string }
  | { code: 'notFound'; what: string; id: string }
  | { code: 'noPath'; path: string }
  | { code: 'noMethod'; method: string; path: string }
  | { code: 'tooLarge'; limit: string }
  | { code: 'duplicate' | 'exceeds' | 'shortStock' | 'overLimit'; name: string }
  | { code: 'tooManyAttempts'; seconds: string }
  | {
      code:
        | 'malformed'
        | 'missingBody'
        | 'unauthorised'
        | 'invalidToken'
        | 'outdated'
        | 'newer'
        | 'full'
        | 'keyReused'
        | 'ownAdmin'
        | 'conflict'
        | 'wrongState'
        | 'inUse'
        | 'lacksRight'
        | 'inTeam'
        | 'waitingWrites'
        | 'teamRefused'
        | 'teamNewer'
        | 'teamOlder'
        | 'authUnreachable'
        | 'teamUnreachable'
        | 'teamEnded'
        | 'teamStarted'
        | 'teamNotStarted'
        | 'starterMissing'
        | 'wrongPin'
        | 'wrongPassword'
        | 'fileGone'
        | 'colleagueGone'
        | 'failed'
    }

/** In English and in Vietnamese. The names in braces are fields of the `ErrorText`. */
const texts: Record<ErrorText['code'], [en: string, vi: string]> = {
  invalid: ['“{field}” is not valid{reason}', '“{field}” không hợp lệ{reason}'],
  notFound: ['No {what} with the id “{id}”', 'Không tìm thấy mục có mã “{id}”'],
  noPath: ['There is nothing at {path}', 'Không có gì ở {path}'],
  noMethod: ['{path} does not take {method}', '{path} không nhận {method}'],
  tooLarge: ['Too large: the limit is {limit}', 'Quá lớn: giới hạn là {limit}'],
  tooManyAttempts: [
    'Too many wrong attempts. Try again in {seconds} seconds.',
    'Nhập sai quá nhiều lần. Hãy thử lại sau {seconds} giây.',
  ],
  malformed: ['The body is not valid JSON', 'Nội dung gửi lên không phải JSON hợp lệ'],
  missingBody: ['The body is missing', 'Thiếu nội dung gửi lên'],
  unauthorised: ['Sign in to go on', 'Hãy đăng nhập để tiếp tục'],
  // spec: sample-data.md section 8, word for word
  invalidToken: ['Invalid token', 'Invalid token'],
  outdated: [
    'This tab is older than the data. Reload it and try again; nothing was changed.',
    'Thẻ này cũ hơn dữ liệu. Hãy tải lại rồi thử lại; chưa có gì bị thay đổi.',
  ],
  newer: [
    'A newer version of Outpost has written this data. It can be read, but not changed; nothing was changed.',
    'Dữ liệu này do phiên bản Outpost mới hơn ghi. Chỉ xem được, không sửa được; chưa có gì bị thay đổi.',
  ],
  full: [
    'This device is full. Nothing was lost; free some space and try again.',
    'Thiết bị đã đầy. Không mất gì cả; hãy giải phóng bộ nhớ rồi thử lại.',
  ],
  keyReused: ['This idempotency key belongs to another call', 'Khoá chống lặp này thuộc về lời gọi khác'],
  ownAdmin: [
    'Your own group keeps the administration: nobody could give it back.',
    'Nhóm của bạn phải giữ quyền quản trị, nếu không sẽ không ai cấp lại được.',
  ],
  conflict: [
    'Somebody has changed this in the meantime; nothing was changed. Compare the two versions.',
    'Mục này vừa được người khác sửa; chưa có gì bị thay đổi. Hãy so sánh hai bản.',
  ],
  wrongState: [
    'The state of this document does not allow it; nothing was changed.',
    'Trạng thái hiện tại của phiếu không cho phép việc này; chưa có gì bị thay đổi.',
  ],
  inUse: ['It is still in use, so it cannot be removed.', 'Mục này đang được dùng nên không xoá được.'],
  duplicate: ['“{name}” exists already', '“{name}” đã có rồi'],
  exceeds: ['“{name}” is more than is possible', '“{name}” vượt quá mức cho phép'],
  shortStock: ['There is not enough of “{name}”', 'Không đủ hàng “{name}”'],
  overLimit: ['“{name}” would owe more than the credit limit', '“{name}” sẽ nợ quá hạn mức cho phép'],
  lacksRight: [
    'You are not allowed to do this. Ask a manager.',
    'Bạn không có quyền làm việc này. Hãy nhờ quản lý.',
  ],
  inTeam: [
    'This device is in a team, so this is not possible. Leave the team first.',
    'Máy này đang dùng chung dữ liệu với đội nên không làm được. Hãy rời đội trước.',
  ],
  waitingWrites: [
    'The team does not have all changes of this device yet.',
    'Đội chưa nhận đủ các thay đổi của máy này.',
  ],
  teamRefused: [
    'The team’s server does not accept this e-mail address and password.',
    'Máy chủ của đội không nhận email và mật khẩu này.',
  ],
  teamNewer: [
    'The team uses a newer version of Outpost. Update this device first.',
    'Đội đang dùng phiên bản Outpost mới hơn. Hãy cập nhật máy này trước.',
  ],
  teamOlder: [
    'The team’s server uses an older version of Outpost. Update it first.',
    'Máy chủ của đội đang dùng phiên bản Outpost cũ hơn. Hãy cập nhật nó trước.',
  ],
  authUnreachable: [
    'Your sign-in cannot be checked: its server does not reply as expected. Nothing was changed, and you stay signed in. Try again later.',
    'Chưa kiểm tra được phiên đăng nhập vì máy chủ đăng nhập không phản hồi đúng. Chưa có gì bị thay đổi và bạn vẫn đang đăng nhập. Hãy thử lại sau.',
  ],
  teamUnreachable: [
    'The team’s server cannot be reached. Check the address and the network.',
    'Không kết nối được máy chủ của đội. Hãy kiểm tra địa chỉ và mạng.',
  ],
  teamEnded: [
    'The team’s server no longer accepts this device. Sign in to the team again.',
    'Máy chủ của đội không còn nhận máy này. Hãy đăng nhập lại vào đội.',
  ],
  teamStarted: [
    'This team has been started already, so its data is not replaced. This device can take the team’s data.',
    'Đội này đã bắt đầu rồi nên dữ liệu của đội không bị thay. Máy này có thể lấy dữ liệu của đội.',
  ],
  teamNotStarted: [
    'The team has not started with the data of this device. Nothing was changed here; try again.',
    'Đội chưa bắt đầu được bằng dữ liệu của máy này. Trên máy chưa có gì thay đổi; hãy thử lại.',
  ],
  starterMissing: [
    'In this data, the person who signs in to the team may not change the administration. Nothing was changed.',
    'Trong dữ liệu này, người đăng nhập vào đội không có quyền sửa phần quản trị. Chưa có gì bị thay đổi.',
  ],
  wrongPin: ['This PIN is not right.', 'Mã PIN không đúng.'],
  wrongPassword: ['This password is not right.', 'Mật khẩu không đúng.'],
  fileGone: [
    'A file of this message is no longer on this device. Delete the message and attach the file again.',
    'Một tệp của tin này không còn trên thiết bị. Hãy xoá tin rồi đính kèm lại tệp.',
  ],
  colleagueGone: ['This person has no account any more.', 'Người này không còn tài khoản.'],
  failed: ['Something went wrong on this device', 'Có lỗi xảy ra trên thiết bị này'],
}

/** Returns the text of a message in a language. */
export function translate({ code, ...values }: ErrorText, lang: Lang): string {
  const known: Record<string, string> = values
  return texts[code][lang === 'vi' ? 1 : 0].replace(/\{(\w+)\}/g, (_, name) => known[name] ?? '')
}
