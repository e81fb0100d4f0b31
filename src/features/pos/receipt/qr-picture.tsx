import { Suspense } from 'react'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

interface Props {
  text: string
  /** The accessible name. */
  label: string
  className?: string
}

const Picture = lazyWithRetry(() => import('./qr-image.tsx').then(module => module.QrImage))

/** A QR code. The code that draws it is loaded with the first one. */
export const QrPicture = (props: Props) => (
  <Suspense fallback={<span aria-hidden="true" className={props.className} />}>
    <Picture {...props} />
  </Suspense>
)
