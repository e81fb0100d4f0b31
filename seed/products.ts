import { type Product, priceOf } from '#src/contract/products.ts'
import type { Category, Maker } from '#src/contract/shared/product-sets.ts'
import { fold } from '#src/lib/text/fold.ts'
import { checkDigit } from './check-digit.ts'
import { random } from './random.ts'
import { watches } from './watches.ts'

const slugOf = (text: string) => fold(text).replace(/[^a-z]+/g, '-')

const maker = (id: string, name: string): Maker => ({ id, name, slug: slugOf(name) })
const brands = [
  maker('hai-dang', 'Hải Đăng'),
  maker('truong-son', 'Trường Sơn'),
  maker('cam-tu', 'Cẩm Tú'),
  maker('binh-minh', 'Bình Minh'),
  maker('co-do', 'Cố Đô'),
]
const vendors = [
  maker('phuong-nam', 'Đồng hồ Phương Nam'),
  maker('cho-lon', 'Kho sỉ Chợ Lớn'),
  maker('thoi-gian-viet', 'Thời Gian Việt'),
]
const categories = ['Mens', 'Ladies', 'Unisex'].map(
  (name): Category => ({ id: name.toLowerCase(), parentId: null, name, slug: name.toLowerCase() }),
)
const tags = ['gender', 'size', 'water resistance', 'movement type', 'watch']

/** spec: sample tax percents */
const taxes = [8, 10, 18, 20, 30]

function toProduct(watch: (typeof watches)[number], index: number): Product & { position: number } {
  const { name, brand, category, price: basePrice, picture, tags, about } = watch
  const next = random(index + 40)
  const below = (limit: number) => Math.floor(next() * limit)
  const pictures = picture === 'none' ? [] : [picture, 'back', 'box']
  const images = pictures.map(file => `images/products/${file}.svg`)
  const taxPercent = taxes[below(taxes.length)] ?? 10
  const stock = below(8) === 0 ? 0 : below(60)
  const initials = brand.replace(/(\w)\w*-(\w)\w*/, '$1$2').toUpperCase()
  const code = `8936${41_000_000 + index * 7919}`
  return {
    id: `watch-${index + 1}`,
    category,
    name,
    description: `<p>${about}</p>`,
    tags: ['watch', 'gender', ...tags],
    sku: `${initials}-${1100 + index * 13}`,
    barcode: code + checkDigit(code),
    brand,
    vendor: vendors[below(vendors.length)]?.id ?? '',
    stock,
    reserved: Math.min(stock, below(6)),
    cost: Math.round((basePrice * (0.58 + next() * 0.14)) / 1000) * 1000,
    basePrice,
    taxPercent,
    price: priceOf(basePrice, taxPercent),
    weight: Math.round((0.04 + next() * 0.13) * 100) / 100,
    thumbnail: images[0] ?? null,
    images,
    active: below(7) !== 0,
    position: index,
  }
}

/** spec: watches; five brands, three vendors, three categories, five tags */
export const products = {
  products: watches.map(toProduct),
  productTags: tags.map((title, position) => ({ id: slugOf(title), title, position })),
  sets: [
    { id: 'productCategories', value: categories },
    { id: 'productBrands', value: brands },
    { id: 'productVendors', value: vendors },
  ],
}
