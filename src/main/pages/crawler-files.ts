import type { FastifyInstance } from 'fastify'
import type { Wired } from '../wiring.ts'
import { pageContextOf } from './page-context.ts'
import { sitemap } from './sitemap.ts'

/** Files for search engines: what they may crawl, and which pages there are. */
export function registerCrawlerFiles(app: FastifyInstance, wired: Wired): void {
  const { config } = wired.deps
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /workspace/\nDisallow: /admin\nDisallow: /server/\nAllow: /\nSitemap: ${config.publicUrl}/sitemap.xml\n`,
      ),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await sitemap(config.publicUrl, pageContextOf(request, wired).call)),
  )
}
