import { useSyncExternalStore } from 'react'
import { applyColorScheme, readColorScheme, type ColorScheme } from '#platform/web/color-scheme.ts'
import { useText } from '#platform/web/text.ts'
import { IconMoon, IconSun } from './icons.ts'
import type { uiText } from './ui.text.ts'
import styles from './color-scheme-button.module.css'

function onSchemeChange(listener: () => void): () => void {
  window.addEventListener('greenlane:color-scheme', listener)
  return () => window.removeEventListener('greenlane:color-scheme', listener)
}

export function ColorSchemeButton() {
  const t = useText<typeof uiText>('ui')
  const scheme = useSyncExternalStore<ColorScheme>(onSchemeChange, readColorScheme, () => 'light')
  const Icon = scheme === 'dark' ? IconSun : IconMoon
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={scheme === 'dark' ? t('lightMode') : t('darkMode')}
      onClick={() => applyColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
