import type { ReactNode } from 'react'
import type { Layout } from '#src/contract/shared/display.ts'
import { css } from '#styled-system/css'
import { across, Bar, besides, Dots, tones } from './layout-parts.tsx'
import { SideNavigation } from './layout-side.tsx'

/** A small picture of a layout: the position of its navigation, and the area of the screen. */
export function LayoutPicture({ layout }: { layout: Layout }) {
  const { chrome, screen } = pictures[layout]
  return (
    <svg viewBox="0 0 132 77" className={picture}>
      <rect width="132" height="77" className={tones.ground} />
      {chrome}
      <Screen {...screen} />
    </svg>
  )
}

interface Place {
  x: number
  y: number
  width: number
  bottom?: number
}

/** Three figures and a chart. */
function Screen({ x, y, width, bottom = 71 }: Place) {
  const card = (width - 8) / 3
  const [top, middle, right] = [y + 17, x + width / 2, x + width - 6]
  const rise = bottom - top > 30 ? 14 : 9
  const start = x + 5
  return (
    <>
      {[0, 1, 2].map(index => (
        <g key={index} transform={`translate(${x + index * (card + 4)} ${y})`}>
          <rect width={card} height="13" rx="2.5" className={tones.sheet} />
          <rect x="3" y="3.5" width={card * 0.45} height="2" rx="1" className={tones.line} />
          <rect x="3" y="7.5" width={card * 0.28} height="2.6" rx="1" className={tones.line} />
        </g>
      ))}
      <rect x={x} y={top} width={width} height={bottom - top} rx="2.5" className={tones.sheet} />
      <path
        d={`M${start} ${bottom - 8}C${start + width / 5} ${bottom - 8} ${middle - width / 5} ${top + rise - 3} ${middle} ${top + rise}S${middle + width * 0.28} ${top + rise - 7} ${right} ${top + rise - 5}`}
        className={curve}
      />
    </>
  )
}

const beside = (x: number): Place => ({ x, y: 14, width: 126 - x })

const pictures: Record<Layout, { chrome: ReactNode; screen: Place }> = {
  empty: { chrome: null, screen: { x: 10, y: 10, width: 112, bottom: 67 } },
  centered: {
    chrome: (
      <>
        <rect x="12" y="6" width="108" height="71" rx="4" className={tones.sheet} />
        <path d="M16 6h100a4 4 0 0 1 4 4v6H12v-6a4 4 0 0 1 4-4z" className={tones.ink} />
        <Bar x={17} y={10} width={14} tone="onInk" />
        {across(38, 10, 4, 'inkWord')}
        <Dots x={112} y={11} count={1} tone="inkWord" />
        <rect x="17" y="22" width="98" height="55" rx="2" className={tones.ground} />
      </>
    ),
    screen: { x: 21, y: 26, width: 90, bottom: 69 },
  },
  enterprise: {
    chrome: (
      <>
        <rect width="132" height="11" className={tones.ink} />
        <Bar x={10} y={4.4} width={14} tone="onInk" />
        <Dots x={120} y={5.7} tone="inkWord" />
        <rect y="11" width="132" height="10" className={tones.sheet} />
        <Bar x={10} y={14.6} width={12} tone="accent" />
        {across(27, 14.6, 4)}
      </>
    ),
    screen: { x: 14, y: 27, width: 104, bottom: 70 },
  },
  material: {
    chrome: (
      <>
        <rect width="132" height="38" className={tones.band} />
        <Bar x={10} y={5} width={14} tone="onInk" />
        <Dots x={120} y={6.3} tone="onBand" />
        <rect x="10" y="15" width="112" height="62" rx="4" className={tones.sheet} />
        <Bar x={16} y={20} width={12} tone="accent" />
        {across(33, 20, 3)}
        <rect x="10" y="26" width="112" height="51" className={tones.ground} />
      </>
    ),
    screen: { x: 15, y: 31, width: 102, bottom: 70 },
  },
  modern: {
    chrome: (
      <>
        <rect width="132" height="13" className={tones.sheet} />
        <Bar x={8} y={5.2} width={12} tone="accent" />
        <Bar x={28} y={5.2} width={11} tone="word" />
        {across(44, 5.2, 3)}
        <Dots x={122} y={6.5} />
      </>
    ),
    screen: { x: 10, y: 20, width: 112, bottom: 70 },
  },
  classic: { chrome: besides(40, <SideNavigation />), screen: beside(40) },
  classy: { chrome: besides(40, <SideNavigation head="portrait" />), screen: beside(40) },
  compact: { chrome: besides(28, <SideNavigation width={22} />), screen: beside(28) },
  dense: { chrome: besides(20, <SideNavigation width={14} />), screen: beside(20) },
  futuristic: { chrome: besides(40, <SideNavigation ground="indigo" />), screen: beside(40) },
  thin: { chrome: besides(20, <SideNavigation width={14} ground="paper" />), screen: beside(20) },
}

const picture = css({ display: 'block', width: 'full', height: '[auto]' })
const curve = css({ fill: '[none]', stroke: 'accent.500', strokeWidth: '[1.6]', strokeLinecap: 'round' })
