import { assetUrl } from '#src/lib/url/asset-url.ts'

/** Resolves the addresses of pictures in HTML: the data contains paths relative to the app. */
export const withAssetUrls = (html: string) =>
  html.replace(
    /(<img\b[^>]*?\ssrc=")([^"]*)"/gi,
    (_, before: string, path: string) => `${before}${assetUrl(path)}"`,
  )
