/** The storage key of the choice, and its former key, which a library used. */
const KEY = 'colorScheme'
const FORMER_KEY = 'mantine-color-scheme-value'
/** The event of a window whose scheme has changed. */
const CHANGED = 'greenlane:color-scheme'

/** Sets the colour scheme before the first paint: the person's choice, else the system's setting, as it changes. */
export const COLOR_SCHEME_SCRIPT = `try{var l=localStorage,s=l.getItem("${KEY}"),o=l.getItem("${FORMER_KEY}"),m=matchMedia("(prefers-color-scheme:dark)");if(o){l.removeItem("${FORMER_KEY}");s||l.setItem("${KEY}",s=o)}(function show(e){var c=l.getItem("${KEY}");if(e&&(c==="dark"||c==="light"))return;document.documentElement.setAttribute("data-color-scheme",c==="dark"||c!=="light"&&m.matches?"dark":"light");e?dispatchEvent(new Event("${CHANGED}")):m.addEventListener("change",show)})()}catch(e){}`

export type ColorScheme = 'light' | 'dark'

/** What the page shows. */
export function readColorScheme(): ColorScheme {
  return document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light'
}

export function applyColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(KEY, scheme)
  document.documentElement.dataset['colorScheme'] = scheme
  window.dispatchEvent(new Event(CHANGED))
}
