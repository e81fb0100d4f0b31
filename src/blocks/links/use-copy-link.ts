import { useLingui } from '@lingui/react/macro'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Returns a function that copies the address of the page to the clipboard, and shows a message. */
export function useCopyLink() {
  const { t } = useLingui()
  return async () => {
    await navigator.clipboard.writeText(location.href)
    toast.success(t`Link copied`)
  }
}
