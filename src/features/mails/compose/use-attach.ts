import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { attachmentLimits } from '#src/contract/shared/attachments.ts'
import { api } from '#src/features/mails/load-mails.ts'
import { showError } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import type { DraftEditing } from './use-draft.ts'

/** Stores files and adds them to a draft, one after the other. */
export function useAttach({ draft, change }: DraftEditing) {
  const { t, i18n } = useLingui()
  const [waiting, setWaiting] = useState(0)
  const weight = draft.attachments.reduce((sum, { size }) => sum + size, 0)

  /** Why a file cannot be attached. */
  function tooMuch({ name, size }: File, before: number): string | undefined {
    const [file, mail] = [attachmentLimits.file, attachmentLimits.mail].map(limit =>
      formatFileSize(limit, i18n.locale),
    )
    if (size > attachmentLimits.file) return t`“${name}” is too large: a file may have ${file} at most.`
    if (before + size > attachmentLimits.mail)
      return t`“${name}” is too much: a mail may have ${mail} at most.`
    return undefined
  }

  async function attachOne(file: File, before: number) {
    const problem = tooMuch(file, before)
    if (problem) return toast.error(problem)
    const { name } = file
    try {
      const attachment = await api.attach({ body: { file } })
      change(({ attachments }) => ({ attachments: [...attachments, attachment] }))
    } catch (error) {
      showError(error, t`“${name}” could not be attached`)
    }
  }

  async function attach(files: File[]) {
    let before = weight
    setWaiting(count => count + files.length)
    for (const file of files) {
      await attachOne(file, before)
      before += file.size
      setWaiting(count => count - 1)
    }
  }

  return { attach: (files: File[]) => void attach(files), isAttaching: waiting > 0 }
}
