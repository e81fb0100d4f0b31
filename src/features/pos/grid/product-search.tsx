import { MagnifyingGlassIcon, QrCodeIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { firstFound } from '#src/blocks/shop/products/find-products.ts'
import { useTill } from '#src/features/pos/till/till-context.ts'
import { SEARCH_ID } from '#src/features/pos/till/use-till-keys.ts'
import { useTillLayers } from '#src/features/pos/till/use-till-layers.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Input } from '#src/ui/form/input.tsx'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { css } from '#styled-system/css'

interface Props {
  text: string
  onText: (text: string) => void
}

/** Finds products as one types. Enter adds the first one, so a scanner that types into it adds the product. */
export function ProductSearch({ text, onText }: Props) {
  const { t } = useLingui()
  const { products, add, canSell } = useTill()
  const { open } = useTillLayers()

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      onText('')
    }
    // Before the products are loaded, the text stays.
    if (!isEnter(event) || text.trim() === '' || products.length === 0) return
    event.preventDefault()
    const first = firstFound(products, text)
    if (first) add(first)
    else toast.error(t`No product has this name or code.`)
    onText('')
  }

  return (
    <div role="search" className={row}>
      <Input
        id={SEARCH_ID}
        type="search"
        aria-label={t`Name, code or barcode`}
        placeholder={t`Name, code or barcode`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        lead={<MagnifyingGlassIcon />}
        value={text}
        onChange={event => onText(event.target.value)}
        onKeyDown={press}
      />
      {canSell && (
        <IconButton size="lg" label={t`Scan with the camera`} className={scan} onClick={() => open('scan')}>
          <QrCodeIcon />
        </IconButton>
      )}
    </div>
  )
}

const row = css({ flex: 'none', display: 'flex', gap: '2', paddingInline: 'page' })
const scan = css({ background: 'surface', boxShadow: '[inset 0 0 0 1px {colors.borderStrong}]' })
