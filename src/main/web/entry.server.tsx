import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { allTexts } from 'virtual:greenlane-texts-all'
import { addTexts } from '#platform/web/text.ts'
import { ScriptMarkContext } from './script-mark.ts'

export { pageContext } from '#platform/web/caller.ts'

for (const [module, texts] of Object.entries(allTexts)) {
  addTexts(module, 'en', texts.en)
  addTexts(module, 'zh', texts.zh)
}

const RENDER_AT_MOST_MS = 10_000

/** Renders the whole page before sending: it is cached for others, and its scripts are hashed for the policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failed = false
  const mark = randomBytes(16).toString('hex')
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMarkContext value={mark}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </ScriptMarkContext>,
      {
        nonce: mark,
        // no streaming behind a script: the whole page must show without scripts
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const body = new PassThrough()
          text(body).then(resolve, reject)
          pipe(body)
        },
        onShellError: reject,
        onError() {
          failed = true
        },
      },
    )
    setTimeout(abort, RENDER_AT_MOST_MS).unref()
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('x-page-access', accessOf(routerContext))
  headers.set('x-script-mark', mark)
  return new Response(html, { status: failed ? 500 : status, headers })
}

function accessOf(routerContext: EntryContext): string {
  const last = routerContext.staticHandlerContext.matches.at(-1)
  const handle =
    last && (routerContext.routeModules[last.route.id]?.handle as { access?: string } | undefined)
  return handle?.access ?? 'none'
}
