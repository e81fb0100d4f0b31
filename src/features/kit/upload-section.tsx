import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FileUpload } from '#src/ui/file/file-upload.tsx'
import type { SectionProps } from './section-props.ts'
import { Section, Specimen } from './specimen.tsx'

/** File upload. */
export function UploadSection(props: SectionProps) {
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
    <Section {...props}>
      <Specimen title={t`Several files`}>
        <FileUpload
          label={t`Files of the delivery`}
          hint={t`Up to 25 MB each`}
          maxFiles={10}
          maxSize={25_000_000}
          files={files}
          onPick={add}
          onRemove={id => setFiles(files.filter(file => file.id !== id))}
        />
      </Specimen>
      <Specimen title={t`One picture`}>
        <FileUpload
          label={t`Photo of the product`}
          hint={t`JPG or PNG, up to 5 MB`}
          accept={['image/jpeg', 'image/png']}
          maxFiles={1}
          maxSize={5_000_000}
          onPick={add}
        />
      </Specimen>
      <Specimen title={t`Out of use`}>
        <FileUpload label={t`Files of a closed order`} disabled onPick={add} />
      </Specimen>
    </Section>
  )
}
