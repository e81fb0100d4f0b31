import { useCallback } from 'react'
import { useSymbol } from './icon-file.ts'

interface Props {
  /** The file with the drawing, relative to the app: `icons/feather.svg`. */
  file: string
  name: string
  className?: string
  /** Width and height in px, where no class sets them. */
  size?: number
}

/** An icon of a file of drawings. Its space is empty until the file is loaded. */
export function DrawnIcon({ file, name, className, size }: Props) {
  const symbol = useSymbol(file, name)
  const draw = useCallback(
    (svg: SVGSVGElement | null) => {
      if (!svg || !symbol) return
      for (const { name, value } of symbol.attributes) if (name !== 'id') svg.setAttribute(name, value)
      svg.replaceChildren(...document.importNode(symbol, true).childNodes)
    },
    [symbol],
  )
  // With the key another icon is another element: it keeps no attribute of the one before.
  return (
    <svg
      key={name}
      ref={draw}
      aria-hidden="true"
      data-icon={name}
      width={size}
      height={size}
      className={className}
    />
  )
}
