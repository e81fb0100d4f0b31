import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filled } from '#tests/support/filled.ts'
import { readChangelog } from './read-changelog.ts'

it('reads releases and their changes, over several lines', () => {
  expect(
    readChangelog(
      '# Changelog\n\n## 1.1\n\n- Tasks: quick add\n  in words: “call Lan”.\n- Faster.\n\n## 1.0\n- First.\n',
    ),
  ).toEqual([
    {
      title: '1.1',
      changes: [
        { area: 'Tasks', text: 'quick add in words: “call Lan”.' },
        { area: '', text: 'Faster.' },
      ],
    },
    { title: '1.0', changes: [{ area: '', text: 'First.' }] },
  ])
})

it('takes no long sentence for an area', () => {
  const [release] = readChangelog('## 1\n- One two three four five: six.\n')
  expect(release?.changes).toEqual([{ area: '', text: 'One two three four five: six.' }])
})

it('reads every change of this app', () => {
  const text = readFileSync('CHANGELOG.md', 'utf8')
  const changes = filled(readChangelog(text)).flatMap(release => release.changes)
  expect(changes).toHaveLength(text.match(/^- /gm)?.length ?? 0)
  expect(changes.filter(change => change.text.length < 3)).toEqual([])
})
