import { FolderIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { Item } from '#src/contract/files.ts'
import { Input } from '#src/ui/form/input.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { useHeldText } from '#src/ui/form/use-held-text.ts'
import { css } from '#styled-system/css'
import { folderTree, type Target, targetsNamed } from './folder-tree.ts'

/** A field that narrows the list appears with this number of folders. */
const MANY_FOLDERS = 8

interface Props {
  /** All folders; undefined when they could not be loaded. */
  folders: Promise<readonly Item[] | undefined>
  /** Folders that are left out with all that is in them. */
  without?: ReadonlySet<string>
  /** Whether a folder cannot be chosen; `null` is the root. */
  isDisabled?: (id: string | null) => boolean
  chosen: Target | undefined
  onChoose: (target: Target) => void
}

const none: ReadonlySet<string> = new Set()

/** All folders as a tree, of which one is chosen. Suspends until they are loaded. */
export function FolderChoice({ folders, without = none, isDisabled, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const [text, setText] = useHeldText()
  const loaded = use(folders)
  if (!loaded)
    return (
      <p role="alert">
        <Trans>The folders could not be loaded. Close this and try again.</Trans>
      </p>
    )
  const root: Target = { id: null, name: t`All files`, depth: 0 }
  const targets = [root, ...folderTree(loaded, without)]
  const found = targetsNamed(targets, text)

  return (
    <>
      {targets.length >= MANY_FOLDERS && (
        <Input
          type="search"
          className={css({ marginBlockEnd: '3' })}
          aria-label={t`Find a folder`}
          placeholder={t`Find a folder`}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      )}
      <RadioGroup
        legend={<Trans>Folder</Trans>}
        value={chosen && String(chosen.id)}
        onChange={value => {
          const target = targets.find(({ id }) => String(id) === value)
          if (target) onChoose(target)
        }}
        options={found.map(({ id, name, depth }) => ({
          value: String(id),
          disabled: isDisabled?.(id) ?? false,
          label: (
            <span className={line} style={{ paddingInlineStart: `${text === '' ? depth * 1.25 : 0}rem` }}>
              <FolderIcon aria-hidden="true" />
              {name}
            </span>
          ),
        }))}
      />
      {found.length === 0 && (
        <p className={css({ color: 'muted' })}>
          <Trans>No folder has this name.</Trans>
        </p>
      )}
    </>
  )
}

const line = css({
  display: 'flex',
  gap: '2',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md', color: 'subtle' },
})
