import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
/** A response header by which the renderer names the mark that its own scripts carry. */
export const SCRIPT_MARK_HEADER = 'x-script-mark'
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/**
 * Starts the page's scripts after its first paint: when the browser is idle, or at the first touch or key, whichever
 * comes first. Until then links and GET forms work by themselves. A browser may be idle before it has painted, so this
 * waits for the paint; if none is reported, scripts start five seconds after load. A button pressed before its script
 * is loaded is pressed again, once, when the page reports that it is (`root.tsx`); until then it submits no form, so
 * that no password gets into an address. A button that opens a popover needs no script: pressed again it would shut what
 * it had opened. Enter in a field presses the button of its form that is marked `data-default`.
 */
const STARTER = `(()=>{const q=new Set(),c=e=>{const b=e.target.closest?.("button");if(b&&!b.popoverTargetElement){b.form&&b.type==="submit"&&e.preventDefault();q.add(b)}},k=e=>{const t=e.target,b=e.key==="Enter"&&!e.isComposing&&t.tagName==="INPUT"&&t.form?.querySelector("[data-default]");b&&(e.preventDefault(),q.add(b))};addEventListener("click",c,true);addEventListener("keydown",k,true);addEventListener("hydrated",()=>{removeEventListener("click",c,true);removeEventListener("keydown",k,true);setTimeout(()=>{for(const b of q)b.isConnected&&b.click()},50)},{once:true});let d=0;const g=()=>{if(d++)return;const s=document.createElement("script");s.type="module";s.textContent=document.getElementById("page-start").textContent;document.body.append(s)};for(const e of["pointerdown","keydown","touchstart","focusin"])addEventListener(e,g,{once:true,passive:true,capture:true});const r=()=>(window.requestIdleCallback||(f=>setTimeout(f,300)))(g,{timeout:3000}),i=()=>{setTimeout(g,5000);new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();r()}}).observe({type:"paint",buffered:true})};document.readyState==="complete"?i():addEventListener("load",i)})()`

export type FinishedHtml = { html: string; policy: string }

/**
 * Finishes a rendered page: defers scripts if requested, and adds a policy that allows by hash the inline scripts that
 * we rendered. They carry a mark that is random for each rendering and is removed here, so that a script which got into
 * the page as content never gets a hash.
 */
export function finishHtml(
  html: string,
  options: { deferScripts: boolean; live: boolean; secure: boolean; mark: string | undefined },
): FinishedHtml {
  const carries = options.mark ? ` nonce="${options.mark}"` : undefined
  const ours = (attributes: string) => carries !== undefined && attributes.includes(carries)
  const hashes = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => ours(attributes))
    .map(([, , content = '']) => hashOf(content))
  const deferred = options.deferScripts ? deferScripts(html, ours) : html
  if (deferred !== html) hashes.push(hashOf(STARTER))
  const finished = carries ? deferred.replaceAll(carries, '') : deferred
  const scripts = options.live ? "'self' 'unsafe-inline'" : `'self' ${[...new Set(hashes)].join(' ')}`
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${options.live ? ' ws:' : ''}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return { html: finished, policy }
}

function deferScripts(html: string, ours: (attributes: string) => boolean): string {
  let deferred = false
  const withStarter = html.replace(INLINE_SCRIPT, (whole, attributes: string, content: string) => {
    if (deferred || !ours(attributes) || !/type="module"/.test(attributes)) return whole
    deferred = true
    return `<script type="text/plain" id="page-start">${content}</script><script>${STARTER}</script>`
  })
  return deferred ? withStarter.replace(MODULE_PRELOAD, '') : html
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
