/** Sets the colour scheme before the first paint; light unless the person chose another. */
export const COLOR_SCHEME_SCRIPT =
  'try{var s=localStorage.getItem("mantine-color-scheme-value");if(s==="dark"||s==="auto"&&matchMedia("(prefers-color-scheme:dark)").matches)document.documentElement.setAttribute("data-mantine-color-scheme","dark")}catch(e){}'

export type ColorScheme = 'light' | 'dark'

/** The person's choice. The attribute alone is not enough, because Mantine sets it before it is known. */
export function readColorScheme(): ColorScheme {
  const kept = localStorage.getItem('mantine-color-scheme-value')
  if (kept === 'dark' || kept === 'light') return kept
  return document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark' ? 'dark' : 'light'
}

export function applyColorScheme(scheme: ColorScheme): void {
  localStorage.setItem('mantine-color-scheme-value', scheme)
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  window.dispatchEvent(new Event('greenlane:color-scheme'))
}
