import { nameFor } from '#platform/shared/original-name.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fromWire, type FromWire } from '#documents/wire-names.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { isLang } from '#platform/shared/local-text.ts'
import type { CallFailure } from '#platform/web/api.ts'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { useLang } from '#platform/web/text.ts'
import { readCache, useCallQuery } from '#platform/web/query.ts'
import { onSessionChange } from '#platform/web/session.ts'
import { inviteCommitForm, type InviteBeforePin } from '../contract.ts'
import { keepInviteCode, readInviteCode } from './invite-code.ts'

export type InvitedForm = FromWire<OutputOf<typeof inviteCommitForm>>

/** Why a link opens nothing: the last part of the refusal's name. */
const ENDINGS = ['unknown', 'expired', 'revoked', 'used', 'locked', 'form_closed'] as const
export type Ending = (typeof ENDINGS)[number]

/** Every state of an invited person's page. */
export function useSharedForm() {
  const code = useCodeOfLink()
  const client = readCache()
  const lang = useLang()
  const [begun, setBegun] = useState<string>()
  const [done, setDone] = useState<string>()
  // What was typed is in the draft; refetching on every focus would only ask for the PIN more often.
  const query = useCallQuery(
    inviteCommitForm,
    {},
    { enabled: Boolean(code), staleTime: 60_000, select: fromWire },
  )
  const { data: form, error } = query
  const reread = () => void client.resetQueries({ queryKey: [inviteCommitForm.path] })
  useLanguageOf(form?.language ?? languageIn(error))

  if (done !== undefined) return { kind: 'done', company: done } as const
  if (code === null) return { kind: 'ended', reason: 'unknown' } as const
  if (error) {
    if (error.error === 'invite.pin_needed') {
      const company = nameFor((error.data as InviteBeforePin).company, lang)
      const unlocked = (unlockedCode: string) => {
        keepInviteCode(unlockedCode)
        reread()
      }
      return { kind: 'pin', company, again: begun !== undefined, unlocked } as const
    }
    const reason = ENDINGS.find((ending) => error.error === `invite.${ending}`)
    if (reason) return { kind: 'ended', reason } as const
    // What is on the screen stays there when a refetch fails.
    if (!form) return { kind: 'failed', failure: error, retrying: query.isFetching, retry: reread } as const
  }
  if (!form) return { kind: 'loading' } as const
  if (begun === undefined) return { kind: 'welcome', form, begun: setBegun } as const
  return { kind: 'form', form, person: begun, done: setDone, reread } as const
}

/**
 * The code of the link, removed from the address at once: it stays in this window only, not in the history.
 * Undefined until it was read in the browser, null when there is none.
 */
function useCodeOfLink(): string | null | undefined {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const client = readCache()
  const code = useSyncExternalStore<string | null | undefined>(
    onSessionChange,
    readInviteCode,
    () => undefined,
  )
  const fresh = hash.slice(1)
  useEffect(() => {
    if (fresh === '') return
    keepInviteCode(fresh)
    void client.resetQueries({ queryKey: [inviteCommitForm.path] })
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [fresh, pathname, search, navigate, client])
  return fresh === '' ? code : undefined
}

function languageIn(error: CallFailure | null): unknown {
  return (error?.data as { language?: unknown } | null)?.language
}

/** Unless the person has chosen a language, the one that the company chose for them. */
function useLanguageOf(language: unknown): void {
  const switchLang = useLangSwitch()
  useEffect(() => {
    if (isLang(language) && localStorage.getItem('lang') === null) switchLang(language)
  }, [language, switchLang])
}
