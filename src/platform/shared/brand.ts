/** Where the deployment's own logo is served, if it has one. */
export const LOGO_PATH = '/brand/logo'

const DEFAULT_COLOR = '#8CC63E'
const DARK_TEXT = '#17230a'
const LIGHT_TEXT = '#ffffff'

/**
 * The style sheet that replaces our accent colour; empty for ours. The text on it is dark or white, whichever contrasts
 * more (WCAG 2.2 relative luminance). Green text and links keep their own, readable green.
 * @param color `#rrggbb`
 */
export function brandStyle(color: string): string {
  if (color.toUpperCase() === DEFAULT_COLOR) return ''
  const text = contrast(color, DARK_TEXT) >= contrast(color, LIGHT_TEXT) ? DARK_TEXT : LIGHT_TEXT
  return `:root:root{--brand:${color};--fill:${color};--fill-hover:color-mix(in srgb,${color} 88%,black);--on-brand:${text};--on-fill:${text}}`
}

/** The contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
