import { escapeHtml } from '#platform/shared/escape-html.ts'
import type { OpenApiDocument, Operation } from './document.ts'
import { KEY_NOT_NEEDED, KEY_REFUSED } from './who.ts'

/** The OpenAPI document as a page to read: no script, no foreign host. */
export function openApiReaderPage(document: OpenApiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(entries.map((entry) => entry.operation.tags[0] ?? ''))]
  const about = new Map(document.tags.map((tag) => [tag.name, tag.description]))
  const sections = tags.map((tag) => {
    const calls = entries.filter((entry) => entry.operation.tags[0] === tag)
    return `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2><p>${escapeHtml(about.get(tag) ?? '')}</p>${calls.map((call) => callBlock(document, call)).join('')}</section>`
  })
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<details><summary><code>${escapeHtml(name)}</code></summary>${jsonBlock(schema, `schema-${name}`)}</details>`,
  )
  const links = tags.map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join(' ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}: calls</title><style>
body{font:14px/22px -apple-system,"Segoe UI","Helvetica Neue",Arial,"PingFang SC","Noto Sans CJK SC",sans-serif;max-width:960px;margin:32px auto;padding:0 16px;color:#182012;background:#f6f8f3}
details{background:#fff;border:1px solid #e1e6da;border-radius:8px;margin:8px 0;padding:8px 16px}summary{cursor:pointer;display:flex;gap:12px;align-items:baseline;flex-wrap:wrap}
code,pre{font:13px/20px ui-monospace,Menlo,Consolas,monospace}pre{overflow:auto;background:#fafbf8;padding:12px;border-radius:8px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px}a{color:#43690f}b{min-width:44px}h2{margin:32px 0 8px}dt{font-weight:600}.who,.key{color:#48533f}.key{margin-left:auto;font-size:13px}
@media(prefers-color-scheme:dark){body{background:#0f120d;color:#edf2e6}details{background:#171b14;border-color:#2b3126}pre{background:#13170f}a{color:#a6d565}.who,.key{color:#b9c3af}}
</style></head><body><main><h1>${escapeHtml(document.info.title)}</h1><p>${withCode(document.info.description)}
The machine-readable document: <a href="openapi.json">openapi.json</a>. Base path: <code>${escapeHtml(document.servers[0]?.url ?? '')}</code>.</p>
<nav>${links} <a href="#schemas">schemas</a></nav>${sections.join('')}
<section id="schemas"><h2>schemas</h2>${schemas.join('')}</section></main></body></html>`
}

type Entry = { path: string; method: string; operation: Operation }

function callBlock(document: OpenApiDocument, { path, method, operation }: Entry): string {
  const parts: [string, unknown][] = [
    ['Parameters', operation.parameters.length > 0 ? operation.parameters : undefined],
    ['Body', operation.requestBody],
    ['Answer', operation.responses['200']],
  ]
  const blocks = parts
    .filter(([, value]) => value !== undefined)
    .map(([title, value]) => `<h3>${title}</h3>${jsonBlock(value)}`)
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary)}</span>${keyMark(operation)}</summary>
<p class="who">${withCode(operation.description)}</p>${blocks.join('')}<h3>Failures</h3>${failures(document, operation)}</details>`
}

/** Beside the call, so that whoever looks for what a key opens needs not unfold it. */
function keyMark({ 'x-api-key': key }: Operation): string {
  const text = key === KEY_REFUSED ? 'people alone' : key === KEY_NOT_NEEDED ? 'no key needed' : key
  return `<span class="key">${escapeHtml(text)}</span>`
}

const withCode = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** Each status with what it may mean. */
function failures({ components }: OpenApiDocument, { responses }: Operation): string {
  const rows = Object.entries(responses).flatMap(([status, response]) => {
    if (status === '200') return []
    const name = String(response['$ref'] ?? '').replace('#/components/responses/', '')
    const { description } = components.responses[name] ?? response
    const reasons = String(description)
      .split('\n')
      .map((line) => withCode(line.slice(2)))
    return `<dt>${escapeHtml(status)}</dt>${reasons.map((reason) => `<dd>${reason}</dd>`).join('')}`
  })
  return `<dl>${rows.join('')}</dl>`
}

/** JSON in which a reference leads to its schema below. */
function jsonBlock(value: unknown, id?: string): string {
  const text = escapeHtml(JSON.stringify(value, null, 2)).replace(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#schema-$1">$&</a>',
  )
  return `<pre tabindex="0"${id === undefined ? '' : ` id="${escapeHtml(id)}"`}>${text}</pre>`
}
