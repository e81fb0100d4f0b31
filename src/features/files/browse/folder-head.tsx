import {
  ArrowDownTrayIcon,
  ArrowUpTrayIcon,
  CheckCircleIcon,
  FolderOpenIcon,
  FolderPlusIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useDownload } from '#src/features/files/download/use-download.ts'
import type { ItemDrag } from '#src/features/files/drag/use-item-drag.ts'
import { useNewFolder } from '#src/features/files/folders/use-new-folder.ts'
import { canPickFolders, useFilePicker } from '#src/features/files/upload/use-file-picker.tsx'
import { useFolder } from '#src/features/files/use-folder.ts'
import { Button } from '#src/ui/button/button.tsx'
import { ListHead } from '#src/ui/lists/list-head.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import type { SearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'
import { Breadcrumb } from './breadcrumb.tsx'

export const searchId = 'file-search'

interface Props {
  search: SearchText
  drag: ItemDrag
  onSelect: () => void
}

/** The name of the folder, the way to it or its counts, the search, and what can be done with the whole folder. */
export function FolderHead({ search, drag, onSelect }: Props) {
  const { t } = useLingui()
  const { items, path, may } = useFolder()
  const navigate = useNavigate()
  const picker = useFilePicker()
  const download = useDownload()
  const { open: newFolder } = useNewFolder()

  return (
    <>
      <ListHead
        title={path.at(-1)?.name ?? t`File manager`}
        summary={<Summary />}
        className={head}
        search={
          <div role="search" aria-label={t`Find files`} className={searchFrame}>
            <SearchField id={searchId} label={t`Search all files`} search={search} />
          </div>
        }
        entries={[
          { label: t`Select items`, icon: <CheckCircleIcon />, disabled: items.length === 0, run: onSelect },
          ...(may.create ? [{ label: t`New folder`, icon: <FolderPlusIcon />, run: newFolder }] : []),
          ...(may.create && canPickFolders()
            ? [{ label: t`Upload a folder`, icon: <FolderOpenIcon />, run: picker.openFolder }]
            : []),
          {
            label: t`Download all`,
            icon: <ArrowDownTrayIcon />,
            disabled: items.length === 0,
            run: () => void download(items),
          },
          {
            label: t`Deleted files`,
            icon: <TrashIcon />,
            run: () => void navigate({ to: '/main/trash' }),
          },
        ]}
      >
        {may.create && (
          <>
            <Button className={fromTablets} onClick={newFolder}>
              <FolderPlusIcon />
              <Trans>New folder</Trans>
            </Button>
            <Button variant="primary" onClick={picker.open}>
              <ArrowUpTrayIcon />
              <Trans>Upload</Trans>
            </Button>
          </>
        )}
      </ListHead>
      {path.length > 0 && <Breadcrumb path={path} drag={drag} />}
      {picker.input}
    </>
  )
}

/** How many folders and files there are; with a search, how many it found. */
function Summary() {
  const { items, query } = useFolder()
  const folders = items.filter(({ type }) => type === 'folder').length
  const files = items.length - folders
  if (query !== undefined) return <Plural value={items.length} one="# item found" other="# items found" />
  return (
    <>
      <Plural value={folders} one="# folder" other="# folders" />
      {', '}
      <Plural value={files} one="# file" other="# files" />
    </>
  )
}

const head = css({
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  paddingInline: 'page',
  paddingBlockStart: { base: '2', lg: '4' },
  paddingBlockEnd: '3',
})
const searchFrame = css({
  flex: { base: '[1 1 100%]', sm: '[0 1 16rem]' },
  order: { base: '1', sm: '0' },
  minWidth: '0',
})
/** Hidden on a phone: there it is in the menu. */
const fromTablets = css({
  display: 'none',
  '@container (width >= 46rem)': { display: 'inline-flex' },
})
