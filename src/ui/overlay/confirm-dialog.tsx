import { ExclamationTriangleIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'
import type { ConfirmOptions } from './confirm-props.ts'
import { DialogPanel } from './dialog-panel.tsx'

type Props = ConfirmOptions & { open: boolean; onAnswer: (yes: boolean) => void }

/** The dialog of `useConfirm`. The safe button is first and has the focus. */
export function ConfirmDialog({ title, text, action, cancel, danger, icon, dismissible, ...props }: Props) {
  const { t } = useLingui()
  const sign = icon ?? (danger && <DangerSign />)
  return (
    <DialogPanel
      open={props.open}
      onOpenChange={() => props.onAnswer(false)}
      title={title}
      role={dismissible ? 'dialog' : 'alertdialog'}
      closable={false}
      footer={
        <>
          {cancel !== false && <Button onClick={() => props.onAnswer(false)}>{cancel ?? t`Cancel`}</Button>}
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => props.onAnswer(true)}>
            {action}
          </Button>
        </>
      }
    >
      <div className={row}>
        {sign}
        {text && <p className={words}>{text}</p>}
      </div>
    </DialogPanel>
  )
}

const DangerSign = () => (
  <span className={dangerSign}>
    <ExclamationTriangleIcon />
  </span>
)

const row = css({ display: 'flex', alignItems: 'flex-start', gap: '4' })
const words = css({ flex: '1', minWidth: '0', color: 'muted', paddingBlockStart: '2' })

const dangerSign = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '10',
  height: '10',
  borderRadius: 'full',
  background: 'danger.subtle',
  color: 'danger.text',
  '& svg': { width: 'icon.md', height: 'icon.md' },
})
