import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContext } from '#platform/web/caller.ts'
import type { PageRenderer } from './page-renderer.ts'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

type BuiltModule = ServerBuild & {
  entry: { module: { pageContext: Parameters<RouterContextProvider['set']>[0] } }
}

/** Pages from the built bundle. */
export async function builtPages(buildDir: string): Promise<PageRenderer> {
  const build = (await import(pathToFileURL(join(buildDir, 'server/index.js')).href)) as BuiltModule
  return {
    render: renderWith(build, 'production'),
    assetsDir: join(buildDir, 'client'),
    close: async () => {},
  }
}

/** The key of the page context is in the bundle: its identity, not its name, finds the value. */
export function renderWith(build: ServerBuild, mode: 'production' | 'development') {
  const handler = createRequestHandler(build, mode)
  const key = (build as BuiltModule).entry.module.pageContext
  return (request: Request, page: PageContext): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(key, page)
    return handler(request, context)
  }
}
