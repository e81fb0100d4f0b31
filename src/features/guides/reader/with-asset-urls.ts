import { assetUrl } from '#src/lib/url/asset-url.ts'

/** Returns HTML whose pictures are found wherever the app is served: the data names them by a path relative to the app. */
export const withAssetUrls = (html: string) =>
  html.replace(
    /(<img\b[^>]*?\ssrc=")([^"]*)"/gi,
    (_, before: string, path: string) => `${before}${assetUrl(path)}"`,
  )
