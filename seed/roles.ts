import { conversationRows, type Line } from './chat.ts'
import { onDay } from './clock.ts'
import { roles as rights } from './permissions.ts'
import { password, person } from './staff.ts'

const conversations: Record<string, Line[]> = {
  truc: [
    [onDay(-2, '13:05'), 'Chị ơi, khách trả một hộp trà sen, em hoàn tiền mặt được không chị?'],
    [onDay(-2, '13:08'), '> Được em, nhớ ghi mã phiếu để tối chị đối két.'],
    [onDay(-2, '21:10'), 'Ca tối khớp két rồi chị.'],
  ],
  tam: [
    [onDay(-3, '07:30'), 'Em nhập xong lô nước suối, thiếu một thùng so với phiếu.'],
    [onDay(-3, '07:41'), '> Chụp phiếu gửi Quỳnh Anh giúp chị, để bạn ấy báo nhà cung cấp.'],
    [onDay(-3, '07:45'), 'Dạ em gửi rồi.'],
  ],
  bao: [
    [onDay(-1, '10:20'), 'Em giao xong ba đơn Gò Vấp, còn một đơn hẹn 11 giờ.'],
    [onDay(-1, '10:24'), '> Đơn Minh Phát thu tiền mặt nha em, 180.000 đ.'],
    [onDay(-1, '11:32'), 'Em thu đủ rồi, chiều về em nộp quầy 1.'],
  ],
  lan: [
    [onDay(-5, '16:00'), 'Chị cho em xem sổ quỹ tháng 10 được không ạ? Em chỉ đối số thôi.'],
    [onDay(-5, '16:12'), '> Được em, chị mở quyền xem rồi đó.'],
    [onDay(-5, '16:15'), 'Dạ em vào được rồi, cảm ơn chị.'],
  ],
}

const { store: _, ...groups } = rights

/**
 * The roles besides the owner, with one colleague for each. They are a separate set, so that they are also added to
 * devices that were installed before.
 */
export const roles = {
  users: [
    person('truc', 'Bùi Thanh Trúc', 'cashier@outpost.example', 'online', 'cashier'),
    person('tam', 'Đỗ Văn Tâm', 'store@outpost.example', 'online', 'keeper'),
    person('bao', 'Lý Quốc Bảo', 'driver@outpost.example', 'away', 'driver'),
    person('lan', 'Hồ Ngọc Lan', 'viewer@outpost.example', 'busy', 'viewer'),
  ],
  accounts: [
    { email: 'cashier@outpost.example', userId: 'truc', password },
    { email: 'store@outpost.example', userId: 'tam', password },
    { email: 'driver@outpost.example', userId: 'bao', password },
    { email: 'viewer@outpost.example', userId: 'lan', password },
  ],
  permissions: Object.entries(groups).map(([groupID, levels]) => ({ groupID, ...levels })),
  chatContacts: Object.keys(conversations).map((id, index) => ({ id, index })),
  chatMessages: Object.entries(conversations).flatMap(conversationRows),
}
