import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { client } from '#src/api/client.ts'
import { chat, MAX_FILES } from '#src/contract/chat.ts'
import { attachmentLimits } from '#src/contract/shared/attachments.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { addFile } from './use-draft.ts'

const api = client(chat)

/** Stores files and adds them to a draft, one after the other. */
export function useAttach(draftName: string, count: number) {
  const { t, i18n } = useLingui()
  const [waiting, setWaiting] = useState(0)

  async function attachOne(file: File) {
    const { name, size } = file
    const limit = formatFileSize(attachmentLimits.file, i18n.locale)
    if (size > attachmentLimits.file)
      return toast.error(t`“${name}” is too large: a file may have ${limit} at most.`)
    try {
      addFile(draftName, await api.attach({ body: { file } }))
    } catch (error) {
      showError(error, t`“${name}” could not be attached`)
    }
  }

  async function attach(files: File[]) {
    const accepted = files.slice(0, Math.max(0, MAX_FILES - count))
    if (accepted.length < files.length) toast.error(t`A message may have ${MAX_FILES} files at most.`)
    setWaiting(before => before + accepted.length)
    for (const file of accepted) {
      await attachOne(file)
      setWaiting(before => before - 1)
    }
  }

  return { attach: (files: File[]) => void attach(files), isAttaching: waiting > 0 }
}
