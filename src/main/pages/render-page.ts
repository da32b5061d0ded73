import type { FastifyRequest } from 'fastify'
import type { PageContext } from '#platform/web/caller.ts'
import { finishHtml, SCRIPT_MARK_HEADER } from './finish-html.ts'
import type { PageRenderer } from './page-renderer.ts'

export type FinishedPage = { status: number; headers: Record<string, string>; body: string }

/** Renders the page of a request and adds its policy; anything but HTML is passed on unchanged. */
export async function renderPage(
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
  const mark = headers[SCRIPT_MARK_HEADER]
  delete headers['x-page-access']
  delete headers[SCRIPT_MARK_HEADER]
  const finished = finishHtml(body, {
    deferScripts: isPublic && pages.assetsDir !== undefined,
    live: !pages.assetsDir,
    secure: mode === 'production',
    mark,
  })
  return {
    status: response.status,
    headers: { ...headers, 'content-security-policy': finished.policy },
    body: finished.html,
  }
}

/** The requested path on our own host: resolved as a relative address, `//elsewhere` would be another host. */
function addressOf(requested: string, publicUrl: string): URL {
  const [pathname = '', ...query] = requested.split('?')
  const address = new URL(publicUrl)
  address.pathname = pathname
  address.search = query.join('?')
  return address
}
