import type { Plugin } from 'vite'
import { immutable, securityHeaders } from './security-headers.ts'

/** Emits what static hosts read: headers and the fallback to the shell, for `base` as the path served under. */
export function hosting(base: string): Plugin {
  const headers = Object.entries(securityHeaders)
  const lines = (format: (name: string, value: string) => string) =>
    headers.map(([name, value]) => format(name, value))
  const files = {
    // Netlify, Cloudflare Pages
    _headers: [
      `${base}*`,
      ...lines((name, value) => `  ${name}: ${value}`),
      '  Cache-Control: no-cache',
      `${base}assets/*`,
      `  Cache-Control: ${immutable}`,
    ],
    _redirects: [`${base}* ${base}index.html 200`],
    // `include` it in a server block whose root holds the built files.
    'nginx.conf': [
      ...lines((name, value) => `add_header ${name} "${value}" always;`),
      `location ${base}assets/ {`,
      ...lines((name, value) => `  add_header ${name} "${value}" always;`),
      `  add_header Cache-Control "${immutable}" always;`,
      '}',
      `location ${base} { try_files $uri ${base}index.html; }`,
    ],
  }
  return {
    name: 'outpost:hosting',
    apply: 'build',
    generateBundle() {
      for (const [fileName, content] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: `${content.join('\n')}\n` })
    },
  }
}
