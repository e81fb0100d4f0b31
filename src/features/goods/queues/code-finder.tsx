import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useShopProducts } from '#src/blocks/shop/products/shop-products.ts'
import { CodeButton } from '#src/blocks/shop/scan/code-button.tsx'
import type { TakeIn, TakeOut } from '#src/contract/shop/documents/documents.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { rowsOfCode } from './rows-of-code.ts'

type Row = TakeOut | TakeIn

/** Returns a function that puts a code into the address of the queue, or takes it out. */
function useShowCode() {
  const navigate = useNavigate()
  return (code: string | undefined) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, code }),
      replace: true,
      resetScroll: false,
    })
}

/** Scans the code of a document or of a product: the queue then shows only the documents that it means. */
export function CodeFinder({ rows }: { rows: readonly Row[] }) {
  const { t } = useLingui()
  const products = useShopProducts()
  const show = useShowCode()
  return (
    <CodeButton
      isOnce
      onCode={code => {
        if (rowsOfCode(rows, products ?? [], code).length > 0) show(code)
        else toast.error(t`Nothing here has the code ${{ code }}.`)
      }}
    />
  )
}

/** Says that a queue shows only the documents of a code. */
export function CodeNotice({ code, count }: { code: string; count: number }) {
  const show = useShowCode()
  return (
    <Notice
      action={
        <Button size="sm" onClick={() => show(undefined)}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      <Trans>
        Code {code}: <Plural value={count} _0="no document" one="# document" other="# documents" />
      </Trans>
    </Notice>
  )
}
