import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { LazyMount } from '#src/ui/lazy/lazy-mount.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'

const route = getRouteApi('/_app/apps/file-manager')

const SharedFilesDialog = lazyWithRetry(() =>
  import('./shared-files-dialog.tsx').then(module => module.SharedFilesDialog),
)

/** Files that another app has shared, which the address names. It keeps the last ones while it closes. */
export function SharedFilesLayer() {
  const { shared } = route.useSearch()
  const navigate = route.useNavigate()
  const [last, setLast] = useState(shared)
  if (shared !== undefined && shared !== last) setLast(shared)
  const isOpen = shared !== undefined
  const close = () =>
    void navigate({ to: '.', search: before => ({ ...before, shared: undefined }), replace: true })
  return (
    <LazyMount open={isOpen}>
      {last !== undefined && <SharedFilesDialog key={last} path={last} open={isOpen} onClose={close} />}
    </LazyMount>
  )
}
