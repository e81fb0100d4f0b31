import { useLingui } from '@lingui/react/macro'
import { FileUpload } from '#src/ui/file/file-upload.tsx'

/** A place for files that takes none at the moment. */
export function NoUpload() {
  const { t } = useLingui()
  return <FileUpload label={t`Files of a closed order`} disabled onPick={() => {}} />
}
