import { useLingui } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { saveFile } from '#src/device/files/save-file.ts'
import { toast } from '#src/ui/feedback/toast.tsx'

/**
 * Returns a function for the click on a link that downloads a file. Browsers do not ask the worker for what a link with
 * `download` leads to, so the function reads the file and saves it.
 */
export function useSaveAttachment() {
  const { t } = useLingui()

  return async (event: MouseEvent<HTMLAnchorElement>) => {
    const { href, download } = event.currentTarget
    event.preventDefault()
    try {
      const reply = await fetch(href)
      if (!reply.ok) throw new Error(reply.statusText)
      saveFile(await reply.blob(), download)
    } catch {
      toast.error(t`The files could not be read. Nothing was downloaded.`)
    }
  }
}
