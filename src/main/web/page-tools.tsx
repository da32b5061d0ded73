import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { logout } from '#accounts/contract.ts'
import { IconMoon, IconSun } from '#platform/ui/icons.ts'
import { makeCall } from '#platform/web/api.ts'
import { dropToken } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { applyColorScheme, readColorScheme, type ColorScheme } from './color-scheme.ts'
import type { shellText } from './shell.text.ts'
import styles from './page-tools.module.css'

function onSchemeChange(listener: () => void): () => void {
  window.addEventListener('greenlane:color-scheme', listener)
  return () => window.removeEventListener('greenlane:color-scheme', listener)
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore<ColorScheme>(onSchemeChange, readColorScheme, () => 'light')
}

export function ColorSchemeButton() {
  const t = useText<typeof shellText>('shell')
  const scheme = useColorScheme()
  const Icon = scheme === 'dark' ? IconSun : IconMoon
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={scheme === 'dark' ? t('lightMode') : t('darkMode')}
      onClick={() => applyColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}

export function DemoBanner() {
  const t = useText<typeof shellText>('shell')
  return (
    <span className={styles.banner}>
      {t('demoBanner')} <a href="/dev/mail">{t('demoMailbox')}</a>
    </span>
  )
}

/** Ends the session here and on the server, and deletes what this browser stored for the person. */
export function useSignOut(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    void makeCall(logout, {}, { quiet: true })
      .catch(() => undefined)
      .finally(() => {
        dropToken(false)
        for (const storage of [localStorage, sessionStorage])
          for (const key of Object.keys(storage)) if (key.startsWith('draft:')) storage.removeItem(key)
        queryClient.clear()
        window.location.assign('/')
      })
  }, [queryClient])
}
