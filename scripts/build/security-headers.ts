/** The content security policy of Outpost: only its own files, no inline script, no text that is run as code. */
const policy = {
  'default-src': "'self'",
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  // `outpost` registers the worker, `dompurify` sanitises the HTML of data; no other code may turn text into code.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'outpost dompurify',
}

/** Headers of every file, sent by the preview server and by static hosts with the generated files. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Receipt printers use USB and serial ports. Bluetooth has no entry: its default is `self`, and not every browser knows its name.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), serial=(self), usb=(self)',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** For files whose name changes with their content; all other files are revalidated each time. */
export const immutable = 'public, max-age=31536000, immutable'
