import type { LocalText } from '../shared/local-text.ts'

/** The heading of the screen of a failing route, fixed in both languages. */
export const FAILURE_HEADING = 'Unexpected Application Error!'

export const LOST_SCRIPT: LocalText = {
  en: 'Part of this page could not be loaded.',
  zh: '页面的部分内容加载失败。',
}
export const LOST_SCRIPT_SAFE: LocalText = {
  en: 'Check your connection and try again. Nothing you saved is lost.',
  zh: '请检查网络后重试，已保存的内容不受影响。',
}
const TRY_AGAIN: LocalText = { en: 'Try again', zh: '重试' }

/** Whether an error says that a script could not be loaded; each browser has its own words. */
export function isLostScript(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script|error loading|module script failed/i.test(
      error.message,
    )
  )
}

const words = JSON.stringify([FAILURE_HEADING, LOST_SCRIPT, LOST_SCRIPT_SAFE, TRY_AGAIN])

/**
 * Shows the failure when the scripts with which a page begins cannot be loaded: nothing else is there to do it. A public
 * page can be read all the same, keeps its own first heading and gets a bar; one that is rendered in the browser has
 * nothing but its skeleton.
 */
export const LOST_SCRIPT_SCRIPT = `(()=>{let up=false;const words=${words};addEventListener("hydrated",()=>{up=true},{once:true});const show=()=>{if(up||document.getElementById("lost-script"))return;const l=document.documentElement.lang.startsWith("zh")?"zh":"en",add=(p,t,x)=>{const e=document.createElement(t);e.textContent=x;p.append(e);return e},b=document.createElement("div"),whole=/^\\/(workspace|admin|confrimOrder|shareForm)/.test(location.pathname);b.id="lost-script";b.setAttribute("role","alert");b.style.cssText="position:fixed;z-index:1000;padding:24px;background:var(--surface,#fff);color:var(--ink,#111);border-top:1px solid var(--line,#ccc);"+(whole?"inset:0;display:grid;align-content:center;justify-items:center;text-align:center":"inset:auto 0 0");add(b,whole?"h1":"h2",words[0]).style.cssText="font-size:22px;margin:0 0 8px";add(b,"p",words[1][l]).style.margin="0";add(b,"p",words[2][l]).style.margin="0 0 12px";const again=add(b,"button",words[3][l]);again.type="button";again.style.cssText="height:40px;padding:0 16px;border:0;border-radius:8px;background:var(--fill,#8CC63E);color:var(--on-fill,#111);font:inherit;font-weight:600;cursor:pointer";again.addEventListener("click",()=>location.reload());document.title=document.title||words[0];document.body.append(b);again.focus()};addEventListener("error",e=>{const t=e.target;t&&t.tagName==="SCRIPT"&&t.type==="module"&&show()},true);addEventListener("unhandledrejection",e=>{e.reason instanceof TypeError&&/module/i.test(e.reason.message)&&show()})})()`
