import { useLingui } from '@lingui/react/macro'
import { useMethodNames } from '#src/blocks/shop/documents/methods.tsx'
import type { Sale } from '#src/contract/shop/documents/documents.ts'
import type { ShopProduct } from '#src/contract/shop/products.ts'
import { copyOf } from '#src/features/pos/receipt/copy-of.ts'
import { useShellCompany } from '#src/features/pos/receipt/use-company.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { formatMoney, formatQuantity } from '#src/lib/format/numbers.ts'
import { amountInWords } from '#src/lib/money/words.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import type { ReceiptTexts, ReceiptWords } from './receipt-lines.ts'

interface Props {
  sale: Sale | undefined
  byId: ReadonlyMap<string, ShopProduct>
  customer: string | undefined
  footer: string
}

/** Returns the texts of the receipt of a sale, as on screen. */
export function useReceiptTexts({ sale, byId, customer, footer }: Props): ReceiptTexts {
  const { i18n } = useLingui()
  const { companyName, companyAddress, taxCode, phone } = useShellCompany()
  const formats = useFormats()
  const words = useReceiptWords()
  const at = new Date(sale?.at ?? 0)
  return {
    words,
    companyName,
    companyAddress,
    companyLines: [phone && words.phone(phone), taxCode && words.taxCode(taxCode)].flatMap(
      text => text || [],
    ),
    footer,
    at: `${formatDate(at, formats)} ${formatTime(at, formats.locale)}`,
    customer,
    copy: copyOf(sale),
    nameOf: productId => byId.get(productId)?.name ?? '',
    money: amount => formatMoney(amount, formats),
    number: value => formatQuantity(value, formats),
    // Without the marks of its last word an English receipt is text: it is not drawn.
    inWords: amount =>
      i18n.locale === 'vi'
        ? amountInWords(amount, 'vi')
        : amountInWords(amount, 'en').replace('đồng', 'dong'),
  }
}

function useReceiptWords(): ReceiptWords {
  const { t } = useLingui()
  return {
    phone: phone => t`Telephone: ${phone}`,
    taxCode: taxCode => t`Tax code: ${taxCode}`,
    receipt: t`Sales receipt`,
    customer: customer => t`Customer: ${customer}`,
    discountOf: off => t`Discount ${off}`,
    takenBack: back => t`Taken back: ${back}`,
    sum: t`Sum`,
    discount: t`Discount`,
    rounding: t`Rounding of cash`,
    total: t`Total`,
    vat: percent => t`VAT ${percent}%`,
    methods: useMethodNames(),
    change: t`Change due`,
    givenBack: t`Given back`,
    thanks: t`Thank you, and see you again!`,
    copy: copy => t`Copy ${copy}`,
  }
}
