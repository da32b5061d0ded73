import { use } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconRefresh } from '#platform/ui/icons.ts'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { CONFLICTS_ID } from './form-conflicts.tsx'
import type { DraftState, SaveState } from './form-draft.ts'
import type { formsText } from './forms.text.ts'
import styles from './form-view.module.css'

/** One line: saved when, saving, or stored here only. Announced to screen readers unless `quiet`. */
export function SaveStatus({ saving, quiet }: { saving: SaveState; quiet?: boolean }) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  return (
    <span className={styles.saved} data-state={saving.kind} aria-live={quiet ? undefined : 'polite'}>
      {saving.kind === 'clean' && saving.at !== undefined && (
        <>
          <IconCloudCheck size={18} />
          {t('savedAt', { time: formatInstant(saving.at, lang, 'time', timeZone) })}
        </>
      )}
      {(saving.kind === 'waiting' || saving.kind === 'sending') && (
        <>
          <IconRefresh size={18} />
          {t('saving')}
        </>
      )}
      {saving.kind === 'offline' && (
        <>
          <IconCloudOff size={18} />
          {t('keptHere')}
        </>
      )}
      {saving.kind === 'refused' && (
        <>
          <IconAlertTriangle size={18} />
          {t('notSaved')}
        </>
      )}
    </span>
  )
}

/** What a person must know about their answers: one notice, in a fixed place, while it applies. */
export function SaveNotices(props: { state: DraftState; onRetry: () => void }) {
  return (
    <div aria-live="polite" className={styles.notices}>
      <CurrentNotice {...props} />
    </div>
  )
}

function CurrentNotice({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  const t = useText<typeof formsText>('forms')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const count = state.conflicts.length
  if (count > 0)
    return (
      <Notice
        tone="warn"
        icon={<IconAlertTriangle size={20} />}
        title={t('conflictTitle', { count })}
        action={
          <Button size={32} onClick={goToConflicts}>
            {t('conflictLook')}
          </Button>
        }
      />
    )
  const retry = (
    <Button size={32} onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  if (state.saving.kind === 'offline')
    return (
      <Notice tone="info" icon={<IconCloudOff size={20} />} title={t('offlineTitle')} action={retry}>
        {t(state.storedLocally ? 'offlineText' : 'notKeptText')}
      </Notice>
    )
  if (state.saving.kind === 'refused')
    return (
      <Notice tone="bad" role="alert" title={t('refusedTitle')} action={retry}>
        {state.saving.message} {t('refusedSafe')}
      </Notice>
    )
  if (state.restoredFrom !== undefined)
    return (
      <Notice tone="good" title={t('restoredTitle')}>
        {t('restoredText', { time: formatInstant(state.restoredFrom, lang, 'dayTime', timeZone) })}
      </Notice>
    )
  return null
}

function goToConflicts(): void {
  const card = document.getElementById(CONFLICTS_ID)
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('button')?.focus({ preventScroll: true })
}
