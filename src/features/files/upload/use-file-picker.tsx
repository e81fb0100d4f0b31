import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { useFolder } from '#src/features/files/use-folder.ts'
import { css } from '#styled-system/css'
import { pickedFiles } from './picked-files.ts'
import { useUploads } from './use-uploads.ts'

/** Returns whether the browser lets users choose a whole folder. */
export const canPickFolders = () => 'webkitdirectory' in HTMLInputElement.prototype

/** Lets the user choose files, or a folder with its files, for the folder on screen. Render `input` once. */
export function useFilePicker() {
  const { t } = useLingui()
  const { folderId } = useFolder()
  const { upload } = useUploads()
  const input = useRef<HTMLInputElement>(null)

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const picked = pickedFiles(target.files ?? [])
    // Allows the same file to be chosen again.
    target.value = ''
    void upload(picked, folderId)
  }

  function choose(wholeFolder: boolean) {
    if (!input.current) return
    input.current.webkitdirectory = wholeFolder
    input.current.click()
  }

  return {
    open: () => choose(false),
    openFolder: () => choose(true),
    input: (
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t`Files to upload`}
        className={css({ display: 'none' })}
        onChange={pick}
      />
    ),
  }
}
