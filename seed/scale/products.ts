import { checkDigit } from '#seed/check-digit.ts'
import { type Product, priceOf } from '#src/contract/products.ts'
import { diceOf, idOf } from './dice.ts'

const makers: [brand: string, name: string, lines: string[]][] = [
  [
    'hai-dang',
    'Hải Đăng',
    ['Lặn', 'Bến Cảng', 'Thuỷ Triều', 'Phao Tiêu', 'San Hô', 'Hải Âu', 'Ngọn Sóng', 'Đảo Xa', 'Cát Trắng'],
  ],
  [
    'truong-son',
    'Trường Sơn',
    ['Dã Chiến', 'La Bàn', 'Đường Mòn', 'Cao Nguyên', 'Tuần Tra', 'Thác Bạc', 'Rừng Già', 'Đỉnh Mây'],
  ],
  ['cam-tu', 'Cẩm Tú', ['Nguyệt', 'Lụa', 'Sen', 'Mai', 'Song Hỷ', 'Phố Cổ', 'Ngọc Lan', 'Thêu', 'Áo Dài']],
  [
    'binh-minh',
    'Bình Minh',
    ['Nắng', 'Số', 'Học Trò', 'Chạy Bộ', 'Công Sở', 'Bấm Giờ', 'Sớm Mai', 'Cuối Tuần'],
  ],
  [
    'co-do',
    'Cố Đô',
    ['Ngọ Môn', 'Hương Giang', 'Thái Hoà', 'Vĩ Dạ', 'Tràng Tiền', 'Bến Ngự', 'Kim Long', 'Phú Văn Lâu'],
  ],
]
/** The colour of the dial, and its picture. */
const dials: [dial: string, picture: string][] = [
  ['Xanh Đêm', 'navy'],
  ['Rêu', 'moss'],
  ['Đen', 'coal'],
  ['Cát', 'sand'],
  ['Than Chì', 'coal'],
  ['Lá Trầu', 'moss'],
  ['Vàng Nhạt', 'sand'],
  ['Xanh Biển', 'navy'],
]
const faces = ['round', 'square', 'chrono', 'digital']
const straps = ['dây da', 'dây thép', 'dây vải dù', 'dây cao su', 'dây lưới', 'dây silicon']
const works = ['Máy cơ tự động', 'Máy pin Nhật', 'Năng lượng ánh sáng', 'Máy cơ lên dây tay']
const extras = [
  'Kính sapphire chống xước.',
  'Kim và cọc số dạ quang.',
  'Bảo hành 24 tháng tại cửa hàng.',
  'Khắc chữ miễn phí ở mặt lưng.',
  'Có lịch ngày, thứ tiếng Việt.',
  'Hộp quà giấy tái chế đi kèm.',
]
const sizes: Record<string, number[]> = {
  mens: [38, 40, 42, 44],
  ladies: [24, 26, 28, 30, 32, 34],
  unisex: [34, 36, 38, 40],
}
const vendors = ['phuong-nam', 'cho-lon', 'thoi-gian-viet']
const tags = ['size', 'water-resistance', 'movement-type']
/** spec: sample tax percents */
const taxes = [8, 10, 18, 20, 30]

/** Returns the watch with a number, similar to those of the sample: its name consists of brand, line, dial and size. */
export function productAt(index: number): Product & { position: number } {
  const dice = diceOf(2, index)
  const [brand, brandName, lines] = dice.pick(makers)
  const category = dice.pick(Object.keys(sizes))
  const size = dice.pick(sizes[category] ?? [])
  const [dial, colour] = dice.pick(dials)
  const [strap, work, meters] = [dice.pick(straps), dice.pick(works), dice.pick([30, 50, 100, 200])]
  const basePrice = 10_000 * (45 + dice.below(brand === 'co-do' ? 900 : 420))
  const taxPercent = dice.pick(taxes)
  const stock = dice.may(12) ? 0 : dice.below(80)
  const images = dice.may(92) ? [`${dice.pick(faces)}-${colour}`, 'back', 'box'] : []
  const paths = images.map(file => `images/products/${file}.svg`)
  const code = `8938${10_000_000 + index}`
  return {
    id: idOf(index),
    category,
    name: `${brandName} ${dice.pick(lines)} ${size} ${dial}`,
    description: `<p>${work}, vỏ ${size} mm, ${strap}. Chống nước ${meters} m. ${dice.some(extras, 2).join(' ')}</p>`,
    tags: ['gender', 'watch', ...dice.some(tags, dice.below(3))],
    sku: `${brand.replace(/(\w)\w*-(\w)\w*/, '$1$2').toUpperCase()}-${20_000 + index}`,
    barcode: `${code}${checkDigit(code)}`,
    brand,
    vendor: dice.pick(vendors),
    stock,
    reserved: Math.min(stock, dice.below(6)),
    cost: Math.round((basePrice * (58 + dice.below(14))) / 100_000) * 1000,
    basePrice,
    taxPercent,
    price: priceOf(basePrice, taxPercent),
    weight: (4 + dice.below(13)) / 100,
    thumbnail: paths[0] ?? null,
    images: paths,
    active: dice.may(86),
    position: 1000 + index,
  }
}
