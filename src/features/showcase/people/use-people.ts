import { useLingui } from '@lingui/react/macro'
import type { ExampleGroup } from '#src/features/showcase/page/example.ts'
import { Avatars } from './avatars.tsx'
import avatarsCode from './avatars.tsx?raw'
import { Counts } from './counts.tsx'
import countsCode from './counts.tsx?raw'
import { Tags } from './tags.tsx'
import tagsCode from './tags.tsx?raw'

/** The examples of people, tags and counts. */
export function usePeople(): ExampleGroup {
  const { t } = useLingui()
  return {
    id: 'people',
    title: t`People and tags`,
    examples: [
      {
        id: 'avatars',
        title: t`Avatars`,
        text: t`A picture or initials. The colour follows the name, the dot is the presence.`,
        Piece: Avatars,
        code: avatarsCode,
        tokens: ['avatar.0.bg', 'presence.online', 'avatar.md'],
      },
      {
        id: 'tags',
        title: t`Tags`,
        text: t`A colour always has a word beside it.`,
        Piece: Tags,
        code: tagsCode,
        tokens: ['avatar.0.bg', 'success.subtle', 'accent.subtle'],
      },
      {
        id: 'counts',
        title: t`Counts and live things`,
        Piece: Counts,
        code: countsCode,
        tokens: ['keyframes.pulse', 'success.solid', 'danger.solid'],
      },
    ],
  }
}
