import { css } from '#styled-system/css'

interface Props {
  url: string
  name: string
}

/**
 * A PDF in the viewer of the browser. Without a sandbox, in which no viewer runs: the worker serves the address as
 * `application/pdf`, so it is never a document of the app's origin (`sw/files/serve-content.ts`).
 */
export const PdfFrame = ({ url, name }: Props) => <iframe src={url} title={name} className={frame} />

const frame = css({ display: 'block', width: 'full', height: 'full', border: 'none' })
