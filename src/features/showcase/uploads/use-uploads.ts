import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { NoUpload } from './no-upload.tsx'
import noneCode from './no-upload.tsx?raw'
import { SeveralFiles } from './several-files.tsx'
import severalCode from './several-files.tsx?raw'

/** The examples of uploads. */
export function useUploads(): ExampleGroup {
  const { t } = useLingui()
  return {
    id: 'uploads',
    title: t`Files`,
    examples: [
      {
        id: 'several-files',
        title: t`Several files`,
        text: t`By drop or by picker, each with its progress or its error.`,
        Piece: SeveralFiles,
        code: severalCode,
        keys: [{ keys: 'Enter', does: t`Opens the picker` }],
      },
      { id: 'no-upload', title: t`Out of use`, Piece: NoUpload, code: noneCode },
    ],
  }
}
