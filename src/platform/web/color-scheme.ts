/** The storage key of the choice, and its former key, which a library used. */
const KEY = 'colorScheme'
const FORMER_KEY = 'mantine-color-scheme-value'

/** Sets the colour scheme before the first paint; light unless the person chose another. */
export const COLOR_SCHEME_SCRIPT = `try{var l=localStorage,s=l.getItem("${KEY}"),o=l.getItem("${FORMER_KEY}");if(o){l.removeItem("${FORMER_KEY}");s||l.setItem("${KEY}",s=o)}if(s==="dark"||s==="auto"&&matchMedia("(prefers-color-scheme:dark)").matches)document.documentElement.setAttribute("data-color-scheme","dark")}catch(e){}`

export type ColorScheme = 'light' | 'dark'

/** What the page shows. */
export function readColorScheme(): ColorScheme {
  return document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light'
}

export function applyColorScheme(scheme: ColorScheme): void {
  localStorage.setItem(KEY, scheme)
  document.documentElement.dataset['colorScheme'] = scheme
  window.dispatchEvent(new Event('greenlane:color-scheme'))
}
