import { useId } from 'react'
import type { Scheme } from '#src/contract/shared/display.ts'
import { css } from '#styled-system/css'

/** A small picture of a page in the light scheme, the dark one, or half of each. */
export function SchemePicture({ scheme }: { scheme: Scheme }) {
  const clip = useId()
  return (
    <svg viewBox="0 0 164 84" preserveAspectRatio="xMidYMin slice" className={picture}>
      {scheme !== 'dark' && <Page look={day} />}
      {scheme === 'dark' && <Page look={night} />}
      {scheme === 'auto' && (
        <>
          <clipPath id={clip}>
            <path d="M96 0H164V84H62Z" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Page look={night} />
          </g>
        </>
      )}
    </svg>
  )
}

const Page = ({ look }: { look: typeof day }) => (
  <>
    <rect width="164" height="84" className={look.ground} />
    <rect width="34" height="84" className={look.ink} />
    <path strokeWidth="4" d="M10 12h12" className={look.name} />
    <path strokeWidth="2.4" d="M9 25h15M9 34h10M9 43h13M9 52h15M9 61h10" className={look.way} />
    <path strokeWidth="5" d="M47 12h36" className={look.word} />
    <rect x="44" y="24" width="50" height="26" rx="4" className={look.sheet} />
    <rect x="100" y="24" width="54" height="26" rx="4" className={look.sheet} />
    <rect x="44" y="56" width="110" height="40" rx="4" className={look.sheet} />
    <path strokeWidth="4" d="M52 33h16M108 33h16M52 66h56M52 74h36" className={look.line} />
    <path strokeWidth="4" d="M52 41h26" className={look.word} />
    <path strokeWidth="4" d="M108 41h22" className={look.accent} />
  </>
)

const picture = css({ display: 'block', width: 'full', height: '[5.375rem]', strokeLinecap: 'round' })

const day = {
  ground: css({ fill: 'neutral.50' }),
  ink: css({ fill: 'ink.base' }),
  name: css({ stroke: 'neutral.0' }),
  way: css({ stroke: 'ink.fgSubtle' }),
  sheet: css({ fill: 'neutral.0' }),
  word: css({ stroke: 'neutral.300' }),
  line: css({ stroke: 'neutral.200' }),
  accent: css({ stroke: 'accent.600' }),
}
const night = {
  ground: css({ fill: 'neutral.1000' }),
  ink: css({ fill: 'neutral.975' }),
  name: css({ stroke: 'neutral.500' }),
  way: css({ stroke: 'neutral.600' }),
  sheet: css({ fill: 'neutral.900' }),
  word: css({ stroke: 'neutral.600' }),
  line: css({ stroke: 'neutral.800' }),
  accent: css({ stroke: 'accent.500' }),
}
