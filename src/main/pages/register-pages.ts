import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendUnknownCall } from '#platform/server/http/http-server.ts'
import type { Wired } from '../wiring.ts'
import { registerBrandFiles } from './brand-files.ts'
import { registerCrawlerFiles } from './crawler-files.ts'
import { createPageCache } from './page-cache.ts'
import { pageContextOf } from './page-context.ts'
import type { PageRenderer } from './page-renderer.ts'
import { renderPage } from './render-page.ts'
import { sendPage } from './send-page.ts'

/**
 * Answers every address that is not a call: static files by their hashed names, everything else by rendering a page.
 */
export async function registerPages(
  app: FastifyInstance,
  options: { pages: PageRenderer; wired: Wired },
): Promise<void> {
  const { pages, wired } = options
  const { clock, config, log } = wired.deps
  if (pages.assetsDir) await registerAssets(app, pages.assetsDir)
  registerBrandFiles(app, config.brand)
  registerCrawlerFiles(app, wired)
  const cache = createPageCache({ clock, enabled: pages.assetsDir !== undefined })
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/server/') || request.url.startsWith('/assets/'))
      return sendUnknownCall(request, reply, log)
    const page = pageContextOf(request, wired)
    const finished = await cache.get(request.url, page, () => renderPage(request, page, pages, config.mode))
    return sendPage(request, reply, page, finished)
  })
}

async function registerAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  })
}
