import { MagnifyingGlassIcon, QrCodeIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useWedge } from '#src/blocks/shop/scan/use-wedge.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Input } from '#src/ui/form/input.tsx'
import { useKeptText } from '#src/ui/form/use-kept-text.ts'
import { runKeyboardShortcut } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'
import { addressOf } from './kinds.ts'
import { journalCalls } from './load-journal.ts'

const ScanDialog = lazyWithRetry(() =>
  import('#src/blocks/shop/scan/scan-dialog.tsx').then(module => module.ScanDialog),
)

/** Opens the document or the product with a code: typed, from a scanner that types, or by the camera. */
export function JumpField() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const errorId = useId()
  const [code, setCode] = useKeptText('outpost.jump', true)
  /** The code that nothing has. */
  const [missing, setMissing] = useState<string>()
  const [isScanning, setIsScanning] = useState(false)

  async function jump(typed: string) {
    const asked = typed.trim()
    if (asked === '') return
    const found = await withErrorToast(() => journalCalls.find({ query: { code: asked } }))
    const [first] = found ?? []
    if (!first) return setMissing(found && asked)
    await navigate(addressOf(first))
  }

  const read = (scanned: string) => {
    setIsScanning(false)
    setCode(scanned)
    void jump(scanned)
  }
  useWedge(read)

  function submit(event: FormEvent) {
    event.preventDefault()
    void jump(code)
  }

  return (
    <form role="search" aria-label={t`Open by code`} className={row} onSubmit={submit}>
      <div className={css({ flex: '[1 1 14rem]', minWidth: '0', maxWidth: { md: '[32rem]' } })}>
        <Input
          type="search"
          size="lg"
          aria-label={t`Code of a document, or barcode`}
          placeholder={t`Code of a document, or barcode`}
          aria-invalid={missing !== undefined || undefined}
          aria-describedby={missing === undefined ? undefined : errorId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          lead={<MagnifyingGlassIcon />}
          value={code}
          onChange={event => {
            setCode(event.target.value)
            setMissing(undefined)
          }}
        />
        {/* The region is there before its text, so that screen readers announce it. */}
        <p id={errorId} role="status" className={problem}>
          {missing !== undefined && <Trans>No document or product has the code “{missing}”.</Trans>}
        </p>
      </div>
      <IconButton size="lg" label={t`Scan with the camera`} onClick={() => setIsScanning(true)}>
        <QrCodeIcon />
      </IconButton>
      <Button variant="ghost" className={elsewhere} onClick={() => runKeyboardShortcut('mod+k')}>
        <Trans>Search people, tasks and notes</Trans>
      </Button>
      <LazyMount open={isScanning}>
        <ScanDialog open={isScanning} onClose={() => setIsScanning(false)} onCode={read} />
      </LazyMount>
    </form>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: '2',
  rowGap: '1',
  paddingInline: 'page',
  '& > button': { minHeight: 'field' },
  _print: { display: 'none' },
})
/** A phone has this search in its header, and little room. */
const elsewhere = css({ display: { smDown: 'none' } })
const problem = css({
  textStyle: 'caption',
  color: 'danger.text',
  _empty: { display: 'none' },
  paddingBlockStart: '1',
})
