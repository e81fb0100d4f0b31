import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FileUpload } from '#src/ui/file/file-upload.tsx'

/** Files by drop or by picker, each with its progress or its error. */
export function SeveralFiles() {
  const { t } = useLingui()
  const [files, setFiles] = useState([
    { id: 'a', name: 'phieu-nhap-2041.pdf', size: 184_000, progress: 0.6 },
    { id: 'b', name: 'hop-dong-mat-bang-128-quang-trung-go-vap-ban-ky-thang-mot.docx', size: 1_420_000 },
    { id: 'c', name: 'thung-vo.jpg', size: 2_260_000, error: t`The signal was lost. It goes on by itself.` },
  ])

  function add(picked: File[]) {
    setFiles([...files, ...picked.map(({ name, size }) => ({ id: crypto.randomUUID(), name, size }))])
  }

  return (
    <FileUpload
      label={t`Files of the delivery`}
      hint={t`Up to 25 MB each`}
      maxFiles={10}
      maxSize={25_000_000}
      files={files}
      onPick={add}
      onRemove={id => setFiles(files.filter(file => file.id !== id))}
    />
  )
}
