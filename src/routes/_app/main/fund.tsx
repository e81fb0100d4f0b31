import { createFileRoute } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { funds } from '#src/contract/shop/funds.ts'
import { Fund } from '#src/features/fund/fund.tsx'
import { loadTexts } from '#src/i18n/texts.ts'
import { flag, oneOf, ordinal, searchParams, text } from '#src/lib/url/search-params.ts'
import { PageSkeleton } from '#src/ui/layout/page-skeleton.tsx'

const api = client(funds)

/** `open` is a voucher, `statement` a partner, and `partner` the one for whom a new voucher is. */
const search = searchParams({
  debts: flag,
  account: text,
  pages: ordinal,
  entering: oneOf('receipt', 'payment', 'fundTransfer', 'count', 'account'),
  open: text,
  statement: text,
  partner: text,
  partnerKind: oneOf('customer', 'supplier'),
})

/** The number of entries that are added to the book at a time. */
const PAGE_SIZE = 500

export const Route = createFileRoute('/_app/main/fund')({
  validateSearch: search,
  staticData: { reads: ['shop'] },
  loaderDeps: ({ search: { account, pages } }) => ({ account, pages }),
  loader: async ({ deps }) => {
    const [accounts, debts] = await Promise.all([
      api.accounts(),
      api.debts({ query: { at: new Date().toISOString() } }),
      loadTexts('fund'),
      loadTexts('shop'),
    ])
    const account =
      accounts.find(({ id }) => id === deps.account) ??
      accounts.find(({ kind }) => kind === 'cash') ??
      accounts[0]
    const size = String(PAGE_SIZE * (deps.pages ?? 1))
    const book = account && (await api.book({ query: { account: account.id, page: '0', size } }))
    return { accounts, debts, account, book }
  },
  pendingComponent: PageSkeleton,
  component: Fund,
})
