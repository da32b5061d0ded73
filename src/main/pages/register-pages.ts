import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LOGO_PATH } from '#platform/shared/brand.ts'
import { CURRENCIES } from '#platform/shared/money.ts'
import { isLang } from '#platform/shared/local-text.ts'
import { langOf } from '#platform/server/http/dispatch.ts'
import { sendUnknownCall } from '#platform/server/http/http-server.ts'
import type { PageContext } from '#platform/web/caller.ts'
import type { Wired } from '../wiring.ts'
import { inProcessCaller } from './in-process-caller.ts'
import { createPageCache } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { finishHtml } from './finish-html.ts'
import { sitemap } from './sitemap.ts'

export type FinishedPage = { status: number; headers: Record<string, string>; body: string }

/** Answers every address that is no call: static files by their hashed names, everything else by rendering a page. */
export async function registerPages(
  app: FastifyInstance,
  options: { pages: PageRenderer; wired: Wired },
): Promise<void> {
  const { pages, wired } = options
  const { config, log } = wired.deps
  if (pages.assetsDir) {
    await app.register(fastifyStatic, {
      root: join(pages.assetsDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
    })
  }
  const cache = createPageCache({ clock: wired.deps.clock, enabled: pages.assetsDir !== undefined })
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').send(mark(config.brand.color)),
  )
  registerLogo(app, config.brand.logo)
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /workspace/\nDisallow: /admin\nDisallow: /server/\nAllow: /\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(await sitemap(config.publicUrl, pageContextOf(request, wired).call)),
  )
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/server/') || request.url.startsWith('/assets/'))
      return sendUnknownCall(request, reply, log)
    const page = pageContextOf(request, wired)
    const finished = await cache.get(request.url, page, () => renderPage(request, page, pages, config.mode))
    return sendPage(request, reply, page, finished)
  })
}

async function renderPage(
  request: FastifyRequest,
  page: PageContext,
  pages: PageRenderer,
  mode: 'demo' | 'production',
): Promise<FinishedPage> {
  const response = await pages.render(
    new Request(addressOf(request.url, page.publicUrl), { method: 'GET' }),
    page,
  )
  const headers = Object.fromEntries(response.headers)
  const body = await response.text()
  if (!(headers['content-type'] ?? '').startsWith('text/html'))
    return { status: response.status, headers, body }
  const isPublic = headers['x-page-access'] === 'public'
  delete headers['x-page-access']
  const finished = finishHtml(body, {
    deferScripts: isPublic && pages.assetsDir !== undefined,
    live: !pages.assetsDir,
    secure: mode === 'production',
  })
  return {
    status: response.status,
    headers: { ...headers, 'content-security-policy': finished.policy },
    body: finished.html,
  }
}

/** The asked path on our own host: read as an address relative to it, `//elsewhere` would be another host. */
function addressOf(asked: string, publicUrl: string): URL {
  const [pathname = '', ...query] = asked.split('?')
  const address = new URL(publicUrl)
  address.pathname = pathname
  address.search = query.join('?')
  return address
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageContext,
  finished: FinishedPage,
): FastifyReply {
  const chosen = (request.query as Record<string, unknown>)['lang']
  if (isLang(chosen))
    reply.header('set-cookie', `language=${page.lang}; Path=/; Max-Age=31536000; SameSite=Lax`)
  const currency = (request.query as Record<string, unknown>)['currency']
  if (currency === page.currency) {
    reply.header('set-cookie', `currency=${page.currency}; Path=/; Max-Age=31536000; SameSite=Lax`)
  }
  for (const [name, value] of Object.entries(finished.headers))
    if (name !== 'content-length') reply.header(name, value)
  return reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Cookie')
    .status(finished.status)
    .send(finished.body)
}

function pageContextOf(request: FastifyRequest, wired: Wired): PageContext {
  const { config } = wired.deps
  const query = request.query as Record<string, unknown>
  const lang = isLang(query['lang']) ? query['lang'] : langOf(undefined, request.cookies['language'])
  const wanted = new Set([query['currency'], request.cookies['currency']])
  return {
    call: inProcessCaller(wired, { lang, requestId: request.id, ip: request.ip }),
    lang,
    currency: CURRENCIES.find((currency) => wanted.has(currency)) ?? 'EUR',
    publicUrl: config.publicUrl,
    config: {
      product: config.product,
      brandName: config.brand.name,
      brandColor: config.brand.color,
      hasLogo: config.brand.logo !== undefined,
      agencyName: config.agency.name,
      agencyEmail: config.agency.email,
      agencyTimeZone: config.agency.timeZone,
      mode: config.mode,
    },
  }
}

/** The logo of the agency from the file that the configuration names; its type by its ending. */
function registerLogo(app: FastifyInstance, file: string | undefined): void {
  if (file === undefined) return
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  app.get(LOGO_PATH, async (_request, reply) =>
    reply
      .type(type)
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(await readFile(file)),
  )
}

function mark(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/><path d="M7 21h4c6 0 4-10 10-10h4" fill="none" stroke="#17230A" stroke-width="3.4" stroke-linecap="round"/><circle cx="24" cy="11" r="3" fill="#17230A"/></svg>`
}
