import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { finishHtml } from './finish-html.ts'

const MARK = 'f00d'
const PAGE = `<!DOCTYPE html><html><head><meta charset="utf-8"/>
<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/>
<link rel="stylesheet" href="/assets/root.css"/>
<script nonce="${MARK}">try{localStorage}catch(e){}</script></head><body>
<script nonce="${MARK}">if(/Trident/.test(navigator.userAgent)){document.write("old")}</script>
<h1>价格 & more</h1>
<script nonce="${MARK}">window.__reactRouterContext = {"basename":"/"};</script>
<script type="module" async="" nonce="${MARK}">import "/assets/manifest-1.js"; import * as route0 from "/assets/root-2.js";</script>
<script nonce="${MARK}">window.__reactRouterContext.streamController.enqueue("[{\\"a\\":\\"$& $1 </\\u0073cript>\\"}]\\n");</script>
<script src="/assets/extra.js"></script>
</body></html>`

const built = { deferScripts: false, live: false, secure: false, mark: MARK }

/** Every inline script of a page, parsed independently of the product. */
function inlineScripts(html: string): { attributes: string; content: string }[] {
  return html
    .split('<script')
    .slice(1)
    .map((part) => {
      const [attributes = '', ...rest] = part.split('>')
      return { attributes, content: rest.join('>').split('</script')[0] ?? '' }
    })
    .filter(({ attributes }) => !attributes.includes('src='))
}

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values]
    }),
  )
}

const without = (text: string) => text.replace(/<script[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

describe.each([
  ['as rendered', built],
  ['with its scripts put off', { ...built, deferScripts: true }],
  ['in production', { ...built, deferScripts: true, secure: true }],
])('the policy of a page %s', (_name, options) => {
  const { html, policy } = finishHtml(PAGE, options)
  const rules = directives(policy)

  test('allows exactly its inline scripts, by their hash', () => {
    const hashes = new Set(inlineScripts(html).map(({ content }) => hashOf(content)))
    expect(new Set(rules['script-src'])).toEqual(new Set(["'self'", ...hashes]))
    expect(hashes.size).toBeGreaterThanOrEqual(5)
  })

  test('gives no hash to a script that came with the content, and keeps the mark secret', () => {
    const planted = ['<script>steal()</script>', '<script nonce="f00" type="module">steal()</script>']
    const page = finishHtml(PAGE.replace('<h1>', `${planted.join('')}<h1>`), options)
    expect(page.policy).toBe(policy)
    expect(page.policy).not.toContain(hashOf('steal()'))
    expect(page.html).toContain(planted.join(''))
    expect(page.html).not.toContain(MARK)
  })

  test('allows no inline script of a page whose renderer named no mark', () => {
    const unmarked = directives(finishHtml(PAGE, { ...options, mark: undefined }).policy)
    expect(unmarked['script-src']).toEqual(["'self'"])
  })

  test('allows nothing else that could run or frame it', () => {
    expect(policy).not.toMatch(/script-src[^;]*(unsafe-inline|unsafe-eval|\*|https?:)/)
    expect(rules['default-src']).toEqual(["'none'"])
    expect(rules['object-src']).toEqual(["'none'"])
    expect(rules['base-uri']).toEqual(["'none'"])
    expect(rules['frame-ancestors']).toEqual(["'none'"])
    expect(rules['form-action']).toEqual(["'self'"])
    expect(policy).not.toMatch(/https?:\/\//)
  })

  test('requires https where there is https', () => {
    expect('upgrade-insecure-requests' in rules).toBe(options.secure)
  })
})

describe('scripts deferred until after the first paint', () => {
  const { html } = finishHtml(PAGE, { ...built, deferScripts: true })
  const scripts = inlineScripts(html)

  test('leave no module that starts by itself and no preloads', () => {
    expect(scripts.filter(({ attributes }) => attributes.includes('module'))).toEqual([])
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>')
  })

  test('are kept verbatim for the starter, whose own element the policy allows by the same hash', () => {
    const kept = scripts.find(({ attributes }) => attributes.includes('id="page-start"'))
    expect(kept?.attributes).toContain('type="text/plain"')
    expect(kept?.content).toBe('import "/assets/manifest-1.js"; import * as route0 from "/assets/root-2.js";')
  })

  test('start once: at the first touch or key, or when the browser is idle after load and paint', () => {
    const starter = scripts.find(({ content }) => content.includes('page-start'))?.content ?? ''
    const page = pretendPage()
    page.run(starter)
    expect(page.added).toEqual([])
    page.fire('keydown')
    expect(page.added).toEqual([{ type: 'module', textContent: 'the module' }])
    page.fire('pointerdown')
    page.fire('load')
    page.becomeIdle()
    expect(page.added).toHaveLength(1)

    const idle = pretendPage()
    idle.run(starter)
    idle.fire('load')
    idle.becomeIdle()
    expect(idle.added).toEqual([])
    idle.paint('first-paint')
    idle.becomeIdle()
    expect(idle.added).toEqual([])
    idle.paint('first-contentful-paint')
    idle.becomeIdle()
    expect(idle.added).toHaveLength(1)

    const silent = pretendPage()
    silent.run(starter)
    silent.fire('load')
    silent.waitLong()
    expect(silent.added).toHaveLength(1)
  })

  test('Enter in a field presses the marked button of its form, once, when the page has hydrated', () => {
    const starter = scripts.find(({ content }) => content.includes('page-start'))?.content ?? ''
    const presses: string[] = []
    const button = { isConnected: true, click: () => void presses.push('pressed') }
    const form = { querySelector: (wanted: string) => (wanted === '[data-default]' ? button : null) }
    const enter = (change: object = {}, field: object = {}) => {
      const event = {
        key: 'Enter',
        target: { tagName: 'INPUT', form, ...field },
        prevented: false,
        ...change,
      }
      return { ...event, preventDefault: () => void presses.push('held back') }
    }
    const page = pretendPage()
    page.run(starter)
    page.fire('keydown', enter({ key: 'a' }))
    page.fire('keydown', enter({ isComposing: true }))
    page.fire('keydown', enter({}, { tagName: 'TEXTAREA' }))
    page.fire('keydown', enter({}, { form: { querySelector: () => null } }))
    expect(presses).toEqual([])
    page.fire('keydown', enter())
    page.fire('keydown', enter())
    expect(presses).toEqual(['held back', 'held back'])
    page.fire('hydrated')
    page.waitLong()
    expect(presses.slice(2)).toEqual(['pressed'])
  })

  test('a button is pressed again when the page has hydrated, but not one that has opened its popover', () => {
    const starter = scripts.find(({ content }) => content.includes('page-start'))?.content ?? ''
    const pressed: string[] = []
    const button = (name: string, more: object = {}) => ({
      type: 'button',
      isConnected: true,
      click: () => void pressed.push(name),
      ...more,
    })
    const page = pretendPage()
    page.run(starter)
    page.fire('click', pressOf(button('add to the cart')))
    page.fire('click', pressOf(button('filters', { popoverTargetElement: {} })))
    page.fire('hydrated')
    page.waitLong()
    expect(pressed).toEqual(['add to the cart'])
  })

  test('leave the rest of the page unchanged', () => {
    expect(without(html)).toBe(without(PAGE))
    expect(html).toContain('$& $1')
  })

  test('a page without a module stays as it is', () => {
    const plain =
      '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script>1</script></body></html>'
    expect(finishHtml(plain, { ...built, deferScripts: true }).html).toBe(plain)
  })
})

test('under development the live server may add scripts and a socket, and scripts are not deferred', () => {
  const { html, policy } = finishHtml(PAGE, { ...built, live: true })
  expect(html).toBe(PAGE.replaceAll(` nonce="${MARK}"`, ''))
  expect(directives(policy)['script-src']).toEqual(["'self'", "'unsafe-inline'"])
  expect(directives(policy)['connect-src']).toContain('ws:')
})

const pressOf = (one: object) => ({ target: { closest: () => one }, preventDefault: () => {} })

/** The parts of a browser that the starter uses. */
function pretendPage() {
  const added: { type?: string; textContent?: string }[] = []
  const listeners = new Map<string, ((event?: object) => void)[]>()
  let whenIdle: (() => void) | undefined
  const observers: ((list: object, observer: object) => void)[] = []
  let whenLate: (() => void) | undefined
  const window = { requestIdleCallback: (go: () => void) => void (whenIdle = go) }
  const document = {
    readyState: 'interactive',
    createElement: () => ({}),
    getElementById: () => ({ textContent: 'the module' }),
    body: { append: (element: object) => void added.push(element) },
  }
  class PretendObserver {
    constructor(notify: (list: object, observer: object) => void) {
      observers.push(notify)
    }
    observe() {}
  }
  const addEventListener = (name: string, go: (event?: object) => void) => {
    listeners.set(name, [...(listeners.get(name) ?? []), go])
  }
  return {
    added,
    run: (code: string) =>
      new Function(
        'window',
        'document',
        'addEventListener',
        'removeEventListener',
        'PerformanceObserver',
        'setTimeout',
        code,
      )(
        window,
        document,
        addEventListener,
        () => {},
        PretendObserver,
        (go: () => void) => void (whenLate = go),
      ) as void,
    fire(name: string, event: object = { target: {} }) {
      for (const go of listeners.get(name) ?? []) go(event)
    },
    paint(name: string) {
      const list = { getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) }
      for (const notify of observers) notify(list, { disconnect: () => {} })
    },
    waitLong: () => whenLate?.(),
    becomeIdle: () => whenIdle?.(),
  }
}
