import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/**
 * Starts the page's scripts after its first paint: when the browser is idle, or at the first touch or key, whichever
 * comes first. Until then links and GET forms work by themselves. A browser may be idle before it has painted, so this
 * waits for the paint; if none is reported, scripts start five seconds after load. A button pressed before its script
 * is loaded is pressed again, once, when the page reports that it is (`root.tsx`); until then it submits no form, so
 * that no password gets into an address.
 */
const STARTER = `(()=>{const q=new Set(),c=e=>{const b=e.target.closest?.("button");if(b){b.form&&b.type==="submit"&&e.preventDefault();q.add(b)}};addEventListener("click",c,true);addEventListener("hydrated",()=>{removeEventListener("click",c,true);setTimeout(()=>{for(const b of q)b.isConnected&&b.click()},50)},{once:true});let d=0;const g=()=>{if(d++)return;const s=document.createElement("script");s.type="module";s.textContent=document.getElementById("page-start").textContent;document.body.append(s)};for(const e of["pointerdown","keydown","touchstart","focusin"])addEventListener(e,g,{once:true,passive:true,capture:true});const r=()=>(window.requestIdleCallback||(f=>setTimeout(f,300)))(g,{timeout:3000}),i=()=>{setTimeout(g,5000);new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();r()}}).observe({type:"paint",buffered:true})};document.readyState==="complete"?i():addEventListener("load",i)})()`

export type FinishedHtml = { html: string; policy: string }

/** Finishes a rendered page: defers scripts if requested, and adds a policy that allows its inline scripts by hash. */
export function finishHtml(
  html: string,
  options: { deferScripts: boolean; live: boolean; secure: boolean },
): FinishedHtml {
  const finished = options.deferScripts ? deferScripts(html) : html
  const hashes = [...finished.matchAll(INLINE_SCRIPT)].map((match) => hashOf(match[2] ?? ''))
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

function deferScripts(html: string): string {
  let deferred = false
  const withStarter = html.replace(INLINE_SCRIPT, (whole, attributes: string, content: string) => {
    if (deferred || !/type="module"/.test(attributes)) return whole
    deferred = true
    return `<script type="text/plain" id="page-start">${content}</script><script>${STARTER}</script>`
  })
  return deferred ? withStarter.replace(MODULE_PRELOAD, '') : html
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
