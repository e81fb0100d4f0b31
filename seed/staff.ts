import type { Company } from '#src/contract/company.ts'
import type { User } from '#src/contract/shared/user.ts'

const company: Company = {
  companyId: 'outpost',
  companyName: 'Tạp hoá Nhà Sương',
  companyAddress: '128 Quang Trung, Gò Vấp, TP. Hồ Chí Minh',
  logo: null,
  logoUrl: null,
  taxCode: '0312345678',
  phone: '028 3894 1286',
  version: 1,
}

/** The password of every sample account. */
export const password = 'Outpost-2026'

/** The PIN of the owner of the sample: with it she grants acts at the till. */
const ownersPin = '2026'

/** Returns a user of the staff. The groups are those of `permissions.ts`. */
export const person = (
  id: string,
  name: string,
  email: string,
  status: User['status'] = 'online',
  groupID = 'store',
): User => ({
  id,
  name,
  email,
  avatar: `images/people/${id}.svg`,
  avatarID: null,
  status,
  groupID,
})

/** The staff; the first one is the default sample account. */
export const staff = {
  companies: [company],
  users: [
    person('huong', 'Nguyễn Thị Hường', 'staff@outpost.example'),
    person('chau', 'Lê Minh Châu', 'chau@outpost.example'),
    person('han', 'Phạm Gia Hân', 'han@outpost.example', 'away'),
    person('long', 'Võ Hoàng Long', 'long@outpost.example'),
    person('anh', 'Đặng Quỳnh Anh', 'anh@outpost.example', 'busy'),
    person('khoa', 'Trần Đăng Khoa', 'khoa@outpost.example', 'not-visible'),
    person('mai', 'Huỳnh Ngọc Mai', 'mai@outpost.example'),
    person('duc', 'Mai Văn Đức', 'duc@outpost.example'),
  ],
  accounts: [{ email: 'staff@outpost.example', userId: 'huong', password, pin: ownersPin }],
}
