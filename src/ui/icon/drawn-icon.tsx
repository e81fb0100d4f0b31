import { assetUrl } from '#src/lib/url/asset-url.ts'

interface Props {
  /** The file with the drawing, relative to the app: `icons/feather.svg`. */
  file: string
  name: string
  className?: string
  /** Width and height in px, where no class sets them. */
  size?: number
}

/** An icon of a file of drawings. Its space is empty until the file is loaded, and for a name that is not in the file. */
export const DrawnIcon = ({ file, name, className, size }: Props) => (
  // With the key another icon is another element: it keeps nothing of the one before.
  <svg
    key={name}
    ref={svg => void draw(svg, file, name)}
    aria-hidden="true"
    data-icon={name}
    width={size}
    height={size}
    className={className}
  />
)

const files = new Map<string, Promise<Document | null>>()

/**
 * Loads a file of drawings once for all its icons: for a `<use>` of another document, a browser parses the whole file
 * again for each icon. Resolves to null when it cannot be loaded; then the next icon tries again.
 */
export function loadIconFile(file: string): Promise<Document | null> {
  const loading = files.get(file)
  if (loading) return loading
  const loads = new Promise<Document | null>(resolve => {
    const request = new XMLHttpRequest()
    request.open('get', assetUrl(file))
    // `fetch` would give a text, which the page's security policy does not let it parse.
    request.responseType = 'document'
    request.onloadend = () => {
      if (!request.response) files.delete(file)
      resolve(request.response)
    }
    request.send()
  })
  files.set(file, loads)
  return loads
}

async function draw(svg: SVGSVGElement | null, file: string, icon: string) {
  const symbol = (await loadIconFile(file))?.getElementById(icon)
  if (!svg || !symbol) return
  for (const { name, value } of symbol.attributes) if (name !== 'id') svg.setAttribute(name, value)
  svg.replaceChildren(...document.importNode(symbol, true).childNodes)
}
