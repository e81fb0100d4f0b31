import { InformationCircleIcon } from '@heroicons/react/24/outline'
import { FolderIcon } from '@heroicons/react/24/solid'
import { Plural, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import { dropOn, type ItemDrag } from '#src/features/files/drag/use-item-drag.ts'
import { folderLink } from '#src/features/files/links.ts'
import type { ListedItem } from '#src/features/files/load-files.ts'
import { usePreview } from '#src/features/files/preview/use-preview.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { RowCheckbox, SelectedText } from '#src/ui/lists/row-selection.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { FileArt } from './file-art.tsx'
import * as look from './tile-look.ts'

interface Props {
  item: ListedItem
  list: List
  drag: ItemDrag
}

/** A tile, which can be dragged: a folder opens, with a button for its details; a file shows its details, and its content by a double click. */
export function ItemTile({ item, list, drag }: Props) {
  const { t } = useLingui()
  const { folderId } = useFolder()
  const navigate = useNavigate()
  const { id, name, type } = item
  const isFolder = type === 'folder'
  const { selection } = list
  const { show } = usePreview()

  return (
    <div
      {...list.rowProps(id)}
      {...(isFolder && dropOn(id))}
      data-over={(isFolder && drag.isOver(id)) || undefined}
      data-lifted={drag.dragged?.items.some(other => other.id === id) || undefined}
      className={look.tile({ isChosen: selection.isSelected(id) })}
      onPointerDown={event => drag.press(item, event)}
    >
      <div className={look.picture}>
        {isFolder ? <FolderIcon className={look.folder} aria-hidden="true" /> : <FileArt item={item} />}
      </div>
      <Link
        {...list.linkProps(id)}
        {...(isFolder ? folderLink(id) : folderLink(folderId, id))}
        search={({ q }: { q?: string }) => (isFolder ? {} : { q })}
        resetScroll={false}
        draggable={false}
        className={look.name}
        onDoubleClick={() => !isFolder && show(id)}
        title={name}
      >
        {name}
        <SelectedText selection={selection} id={id} />
      </Link>
      <p className={look.meta}>
        <Meta item={item} />
      </p>
      <div className={look.check({ isShown: selection.isActive })}>
        <RowCheckbox list={list} id={id} label={t`Select ${name}`} />
      </div>
      <RowMark table="files" id={id} />
      {isFolder && !selection.isActive && (
        <IconButton
          size="sm"
          label={t`Details of ${name}`}
          title={t`Details`}
          tabIndex={list.tabIndexOf(id)}
          className={look.info}
          onClick={() =>
            void navigate({
              ...folderLink(folderId, id),
              search: previous => previous,
              resetScroll: false,
            })
          }
        >
          <InformationCircleIcon />
        </IconButton>
      )}
    </div>
  )
}

/** How many items a folder has, or the size of a file; after a search, the folder that it is in. */
function Meta({ item }: { item: ListedItem }) {
  const { t, i18n } = useLingui()
  const { type, contents, size, folderName } = item
  if (folderName !== undefined) return folderName ?? t`All files`
  if (type !== 'folder') return formatFileSize(size, i18n.locale)
  return <Plural value={Number(contents)} _0="Empty" one="# item" other="# items" />
}
