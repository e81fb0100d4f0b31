import { QrCodeIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { useWedge } from './use-wedge.ts'

const ScanDialog = lazyWithRetry(() => import('./scan-dialog.tsx').then(module => module.ScanDialog))

interface Props {
  onCode: (code: string) => void
  /** The camera closes after the first code. */
  isOnce?: boolean
}

/** Opens the camera to read codes. A scanner that types works without it. */
export function CodeButton({ onCode, isOnce = false }: Props) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  useWedge(onCode)
  return (
    <>
      <IconButton size="lg" label={t`Scan with the camera`} onClick={() => setIsOpen(true)}>
        <QrCodeIcon />
      </IconButton>
      <LazyMount open={isOpen}>
        <ScanDialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onCode={code => {
            if (isOnce) setIsOpen(false)
            onCode(code)
          }}
        />
      </LazyMount>
    </>
  )
}
