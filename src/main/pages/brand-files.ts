import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { LOGO_PATH } from '#platform/shared/brand.ts'

/** The favicon in the brand's colour, and the agency's logo. */
export function registerBrandFiles(
  app: FastifyInstance,
  brand: { color: string; logo: string | undefined },
): void {
  app.get('/favicon.svg', async (_request, reply) => reply.type('image/svg+xml').send(mark(brand.color)))
  registerLogo(app, brand.logo)
}

/** The agency's logo from the configured file; its type by the file name extension. */
function registerLogo(app: FastifyInstance, file: string | undefined): void {
  if (file === undefined) return
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  app.get(LOGO_PATH, async (_request, reply) =>
    reply
      .type(type)
      .header('cache-control', 'public, max-age=3600')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(await readFile(file)),
  )
}

function mark(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/><path d="M7 21h4c6 0 4-10 10-10h4" fill="none" stroke="#17230A" stroke-width="3.4" stroke-linecap="round"/><circle cx="24" cy="11" r="3" fill="#17230A"/></svg>`
}
