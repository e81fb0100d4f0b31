import { Bar, type Tone, tones } from './layout-parts.tsx'

interface Props {
  /** 34 with text, 22 with text below icons, 14 with icons only. */
  width?: 34 | 22 | 14
  ground?: keyof typeof grounds
  head?: 'portrait'
}

/** A small picture of a side navigation. */
export function SideNavigation({ width = 34, ground = 'ink', head }: Props) {
  const look = grounds[ground]
  const Links = width === 34 ? Words : Icons
  return (
    <>
      <rect width={width} height="77" className={tones[look.ground]} />
      {ground === 'paper' && <rect x={width - 0.5} width="0.8" height="77" className={tones.line} />}
      <Bar
        x={width === 34 ? 6 : width / 2 - 3}
        y={6}
        width={width === 34 ? 13 : 6}
        height={width === 34 ? 3 : 4}
        tone={look.name}
      />
      {head && <Portrait />}
      <Links width={width} look={look} from={head ? 41 : 18} />
      {ground === 'indigo' && <Foot />}
    </>
  )
}

const grounds = {
  ink: { ground: 'ink', name: 'onInk', word: 'inkWord', chosen: 'inkLine' },
  indigo: { ground: 'indigo', name: 'onInk', word: 'onBand', chosen: 'indigoLine' },
  paper: { ground: 'sheet', name: 'accent', word: 'word', chosen: 'tint' },
} satisfies Record<string, Record<string, Tone>>

interface Links {
  width: number
  look: Record<'word' | 'chosen', Tone>
  from: number
}

const widths = [18, 13, 15.5, 18, 13, 15.5, 18]

const Words = ({ look, from }: Links) => (
  <>
    <rect x="3" y={from} width="28" height="7.5" rx="2" className={tones[look.chosen]} />
    {widths.slice(0, Math.floor((77 - from) / 8)).map((width, index) => (
      <Bar key={index} x={7} y={from + 2.4 + index * 8} width={width} height={2.4} tone={look.word} />
    ))}
  </>
)

function Icons({ width, look }: Links) {
  const hasWords = width > 14
  const step = hasWords ? 14 : 10
  const middle = width / 2
  const size = hasWords ? 13 : 9
  return (
    <>
      <rect
        x={middle - (hasWords ? 8.5 : 4.5)}
        y={12.5 + step - (hasWords ? 1 : -0.5)}
        width={hasWords ? 17 : 9}
        height={size}
        rx="2.5"
        className={tones[look.chosen]}
      />
      {Array.from({ length: hasWords ? 4 : 6 }, (_, index) => (
        <g key={index} transform={`translate(${middle} ${15 + index * step})`}>
          <rect x="-2.7" width="5.4" height="5.4" rx="1.6" className={tones[look.word]} />
          {hasWords && <Bar x={-5} y={7.1} width={10} height={1.8} tone={look.word} />}
        </g>
      ))}
    </>
  )
}

const Portrait = () => (
  <>
    <circle cx="28" cy="7" r="2" className={tones.accent} />
    <circle cx="17" cy="20" r="7" className={tones.face} />
    <Bar x={9} y={30} width={16} height={2.4} tone="onInk" />
    <Bar x={11} y={34.5} width={12} height={2} tone="inkWord" />
  </>
)

/** The signed-in user. */
const Foot = () => (
  <>
    <rect y="62" width="34" height="15" className={tones.indigoDeep} />
    <circle cx="9" cy="69.5" r="4" className={tones.face} />
    <Bar x={16} y={67.5} width={13} height={2.2} tone="onInk" />
    <Bar x={16} y={71.3} width={9} height={1.8} tone="onBand" />
  </>
)
