/** The policy under which Outpost runs: only its own files, no inline script, no string that becomes code. */
const policy = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // `outpost` registers the worker, `dompurify` sanitises the HTML of data; nothing else may make code of text.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'outpost dompurify',
}

/** Sent with every file, by the preview server and by the ready files for static hosts. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Files whose name changes with their content; everything else is asked for anew each time. */
export const immutable = 'public, max-age=31536000, immutable'
