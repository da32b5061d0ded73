import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { PageRenderer } from './page-renderer.ts'
import { renderWith } from './built-pages.ts'

/** Pages directly from their sources through Vite, for development: `addTo` puts Vite's own middleware first. */
export async function livePages(root: string): Promise<PageRenderer & { addTo(app: FastifyInstance): void }> {
  const { createServer } = await import('vite')
  const own = new Set(process.listeners('SIGTERM'))
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  // Vite's own signal handler would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM'))
    if (!own.has(listener)) process.off('SIGTERM', listener)
  return {
    assetsDir: undefined,
    async render(request, page) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      return renderWith(build, 'development')(request, page)
    },
    addTo(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/server/')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
    },
    close: () => vite.close(),
  }
}
